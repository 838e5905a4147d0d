import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { limits } from '#shared/data/limits.ts';
import { newJournalDuties } from '#shared/rules/duties/hand-over-duties.ts';
import { officialDuties } from '#shared/rules/duties/official-rules.ts';
import { mayAdd } from '#shared/rules/duties/rules-of.ts';
import type { MatterOf, StepKind } from '#shared/schemas/matter.ts';
import type { FormField } from '#web/components/forms/form-fields.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useToday } from '#web/lib/use-today.ts';
import { StepForm } from '../forms/step-form.tsx';
import type { MatterPartProps } from '../matter-part.ts';
import { useMatterStep } from '../use-matter-step.ts';
import { InspectionForm } from './inspection-form.tsx';
import { OfficialLaw } from './official-law.tsx';

type Official = MatterOf<'official'>;

const surrenderFields: readonly FormField<{ to: string; on: string; receipt: string }>[] = [
  {
    name: 'to',
    label: 'Who took it',
    hint: 'Name, badge number, and agency.',
    maxLength: limits.fullNameLength,
    required: 'Enter who took the journal.',
  },
  { name: 'on', label: 'Taken on', kind: 'past-date', required: 'Enter the day.' },
  {
    name: 'receipt',
    label: 'Receipt',
    hint: 'Its number, or where you keep it. Don’t hand over the journal without one.',
    maxLength: limits.noteLength,
    required: 'Enter the number of the receipt, or where you keep it.',
  },
];

/** The page of a request of an official: the state's checklist, ways to produce entries, and the log of links. */
export function OfficialPart({ matter, onChange, onStale }: MatterPartProps<Official>) {
  const [open, setOpen] = useState<'link' | 'paper' | 'surrender'>();
  const today = useToday();
  const { run, busy } = useMatterStep(matter, { onChange, onStale });
  const made = matter.steps.filter((step) => step.kind === 'link_made');
  const { requester, office, reason } = matter.facts;
  const isOpen = matter.closedAt === null;
  const isDone = (kind: StepKind) => matter.steps.some((step) => step.kind === kind);
  const isSurrendered = mayAdd(matter, 'surrender_reported');
  const close = () => setOpen(undefined);
  return (
    <>
      <section className="matter-block" aria-labelledby="official-law">
        <h2 id="official-law">What the law says</h2>
        <OfficialLaw duties={officialDuties(matter.state)} />
      </section>
      {isOpen && (
        <section className="matter-block" aria-labelledby="official-produce">
          <h2 id="official-produce">Produce entries</h2>
          {open === 'link' && (
            <InspectionForm
              start={{ recipient: requester, office, reason }}
              onMade={({ id }) => void run({ kind: 'link_made', note: '', inspectionId: id })}
              onClose={close}
            />
          )}
          {open === 'paper' && (
            <StepForm
              label="Produced on paper"
              start={{ what: '' }}
              fields={[
                {
                  name: 'what',
                  label: 'What you handed over',
                  hint: 'Entry numbers, format, recipient, and how.',
                  rows: 2,
                  maxLength: limits.descriptionLength,
                  required: 'Enter what you handed over.',
                },
              ]}
              save={({ what }) => run({ kind: 'produced_on_paper', note: '', what })}
              onClose={close}
            />
          )}
          {open === 'surrender' && (
            <StepForm
              label="Surrender of the journal"
              start={{ to: '', on: today, receipt: '' }}
              fields={surrenderFields}
              save={(surrender) => run({ kind: 'journal_surrendered', note: '', ...surrender })}
              onClose={close}
            />
          )}
          {isSurrendered && newJournalDuties(matter.state).length > 0 && (
            <p>
              The law requires a new journal now. Don’t write in the old one again.{' '}
              <Link to={paths.dutyPage('journals')}>Close it and start a new one</Link>.
            </p>
          )}
          {!open && (
            <div className="duty-buttons">
              <Button onClick={() => setOpen('link')}>Create an inspection link</Button>
              <Button onClick={() => setOpen('paper')}>Record what you produced on paper</Button>
              <Button onClick={() => setOpen('surrender')}>Record a surrender of the journal</Button>
              {isSurrendered && !isDone('surrender_reported') && (
                <Button isDisabled={busy} onClick={() => void run({ kind: 'surrender_reported', note: '' })}>
                  I notified the office of the surrender
                </Button>
              )}
              {!isDone('request_answered') && (
                <Button isDisabled={busy} onClick={() => void run({ kind: 'request_answered', note: '' })}>
                  Mark as answered
                </Button>
              )}
            </div>
          )}
        </section>
      )}
      {made.length > 0 && (
        <section className="matter-block" aria-labelledby="official-links">
          <h2 id="official-links">Inspection links</h2>
          <ul className="duty-law">
            {made.map(({ inspectionId }) => (
              <li key={inspectionId}>
                <Link to={paths.dutyPage('inspections', { link: inspectionId })}>
                  See the link and what was viewed with it
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
