import { Button } from '@aws-amplify/ui-react';
import { states } from '#shared/data/states.ts';
import { letterText, officeLines } from '#shared/rules/duties/letter.ts';
import { lossLetter } from '#shared/rules/duties/loss-letter.ts';
import type { LossNotice } from '#shared/rules/duties/loss-notices.ts';
import { noticeDocument, toldStates } from '#shared/rules/duties/loss-rules.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import { Icon } from '#web/components/icon.tsx';
import { copyText } from '#web/lib/browser/copy-text.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { DueWords } from '../due-words.tsx';
import { DutyLaw, NoRuleFound } from '../duty-law.tsx';
import { DispatchButton, ReceiptButton } from '../forms/step-buttons.tsx';
import { MakeDocument } from '../make-document.tsx';
import type { MatterPartProps } from '../matter-part.ts';
import { useMatterStep } from '../use-matter-step.ts';

type Props = MatterPartProps<MatterOf<'loss'>> & { notice: LossNotice };

/** One office: what the law says, by when, the letter and the email, and the proof that it was sent. */
export function OfficeNotice(props: Props) {
  const { notice, matter } = props;
  const { state, office, basis, duties, searched, due, contents } = notice;
  const id = `notice-${state}`;
  const isTold = toldStates(matter).includes(state);
  return (
    <section className="matter-block" aria-labelledby={id}>
      <h2 id={id}>
        {states[state].name}: {office.name}
      </h2>
      {basis === 'unknown' ? (
        <NoRuleFound
          about={`of ${states[state].name} about ${matter.facts.thing === 'seal' ? 'a seal or stamp' : 'a lost journal'}`}
          searched={searched}
        />
      ) : (
        <DutyLaw duties={duties} />
      )}
      {basis === 'depends' && (
        <p>
          This law covers the journal, which isn’t stored on the device. Ask the office whether to report it,
          especially if someone could have signed in.
        </p>
      )}
      {basis === 'law' && !isTold && <DueWords due={due} />}
      {contents.length > 0 && (
        <>
          <h3>The notice must contain</h3>
          <ul>
            {contents.map((content) => (
              <li key={content}>{content}</li>
            ))}
          </ul>
        </>
      )}
      <OfficeAddress office={office} />
      <Actions {...props} isTold={isTold} />
    </section>
  );
}

function OfficeAddress({ office }: Pick<LossNotice, 'office'>) {
  const { address, email, url, addressNotFound } = office;
  if (!address && !email && !url) {
    return <p className="muted">We have no address of this office. Look it up on its website.</p>;
  }
  return (
    <address>
      {officeLines(office).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {addressNotFound && <span>No address found</span>}
      {url && <a href={url}>Website of the office</a>}
    </address>
  );
}

function Actions({ notice, matter, onChange, onStale, isTold }: Props & { isTold: boolean }) {
  const notary = useNotary();
  const { run } = useMatterStep(matter, { onChange, onStale });
  const { state, office, withReceipt } = notice;
  const text = () => {
    const showDay = (day: string) => formatDay(day, notary);
    return letterText(lossLetter(matter.facts, notice, { writer: notary, showDay }));
  };
  const isOpen = matter.closedAt === null;
  return (
    <div className="duty-buttons">
      <MakeDocument
        matter={matter}
        document={noticeDocument(state)}
        label="Letter (PDF)"
        primary={!isTold}
        onMade={onStale}
      />
      <Button onClick={() => void copyText(text(), 'The text of the email was copied.')}>
        <Icon name="copy" size={18} />
        Copy text for an email
      </Button>
      {isOpen && (
        <DispatchButton
          label="Record that it was sent"
          needsReceipt={withReceipt}
          save={(sent) => run({ kind: 'notice_sent', note: '', officeState: state, ...sent })}
        />
      )}
      {isOpen && isTold && (
        <ReceiptButton
          label="Record an answer"
          from={office.name}
          save={(receipt) => run({ kind: 'notice_answered', officeState: state, ...receipt })}
        />
      )}
    </div>
  );
}
