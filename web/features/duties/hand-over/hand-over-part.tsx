import { handOverGuide } from '#shared/rules/duties/hand-over-duties.ts';
import { handOverRules } from '#shared/rules/duties/hand-over-rules.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import { DispatchButton, ReceiptButton } from '../forms/step-buttons.tsx';
import { MakeDocument } from '../make-document.tsx';
import type { MatterPartProps } from '../matter-part.ts';
import { useMatterStep } from '../use-matter-step.ts';
import { HandOverLaw } from './hand-over-law.tsx';
import { JournalPackage } from './journal-package.tsx';
import { RenewCommission } from './renew-commission.tsx';

/** The tasks at the end of a commission: the renewal, or the journal's way to the office, with its receipt. */
export function HandOverPart({ matter, onChange, onStale }: MatterPartProps<MatterOf<'hand_over'>>) {
  const guide = handOverGuide(matter.state, matter.facts);
  const { run } = useMatterStep(matter, { onChange, onStale });
  const isOpen = matter.closedAt === null;
  const mayRenew = handOverRules.nextSteps(matter).includes('commission_renewed');
  const isRenewed = matter.steps.some(({ kind }) => kind === 'commission_renewed');
  const office = matter.facts.officeName ?? guide.office.name;
  return (
    <>
      <section className="matter-block" aria-labelledby="hand-over-law">
        <h2 id="hand-over-law">What the law says</h2>
        <HandOverLaw state={matter.state} facts={matter.facts} />
      </section>
      {isOpen && mayRenew && !isRenewed && (
        <RenewCommission matter={matter} onChange={onChange} onStale={onStale} />
      )}
      {isOpen && guide.journal !== 'keep' && <JournalPackage matterId={matter.id} />}
      <section className="matter-block" aria-labelledby="hand-over-office">
        <h2 id="hand-over-office">{office}</h2>
        <p>
          {guide.journal === 'keep'
            ? 'The letter says where you keep the journal. Keep your account open until the retention of its last entry ends.'
            : 'The letter goes with the journal. Ask for a receipt, and record it here.'}
        </p>
        <div className="duty-buttons">
          <MakeDocument
            matter={matter}
            document="cover-letter"
            label="Letter (PDF)"
            primary={matter.steps.length === 0}
            onMade={onStale}
          />
          {isOpen && (
            <>
              {guide.journal !== 'keep' && (
                <DispatchButton
                  label="Record that the journal was sent"
                  needsReceipt={guide.withReceipt}
                  save={(sent) => run({ kind: 'journal_sent', note: '', ...sent })}
                />
              )}
              {guide.journal !== 'deliver' && (
                <DispatchButton
                  label="Record that you notified the office"
                  needsReceipt={false}
                  save={(sent) => run({ kind: 'office_told', note: '', ...sent })}
                />
              )}
              <ReceiptButton
                label="Record a receipt"
                from={office}
                save={(receipt) => run({ kind: 'receipt_kept', ...receipt })}
              />
            </>
          )}
        </div>
      </section>
    </>
  );
}
