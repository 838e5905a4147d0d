import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { newJournalDuties } from '#shared/rules/duties/hand-over-duties.ts';
import { officialDuties } from '#shared/rules/duties/official-rules.ts';
import { mayAdd } from '#shared/rules/duties/rules-of.ts';
import type { MatterOf, StepKind } from '#shared/schemas/matter.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { MatterPartProps } from '../matter-part.ts';
import { useMatterStep } from '../use-matter-step.ts';
import { InspectionForm } from './inspection-form.tsx';
import { OfficialLaw } from './official-law.tsx';
import { ProducedForm } from './produced-form.tsx';
import { SurrenderForm } from './surrender-form.tsx';

type Official = MatterOf<'official'>;

/** The page of a request of an official: the state's checklist, ways to produce entries, and the log of links. */
export function OfficialPart({ matter, onChange, onStale }: MatterPartProps<Official>) {
  const [open, setOpen] = useState<'link' | 'paper' | 'surrender'>();
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
            <ProducedForm
              busy={busy}
              onSave={async (what) => {
                if (await run({ kind: 'produced_on_paper', note: '', what })) close();
              }}
              onClose={close}
            />
          )}
          {open === 'surrender' && (
            <SurrenderForm
              busy={busy}
              onSave={async (surrender) => {
                if (await run({ kind: 'journal_surrendered', note: '', ...surrender })) close();
              }}
              onClose={close}
            />
          )}
          {isSurrendered && newJournalDuties(matter.state).length > 0 && (
            <p>
              The law requires a new journal now: never write in the old one again.{' '}
              <Link to={paths.dutyPage('journals')}>Close it and start a new one</Link>.
            </p>
          )}
          {!open && (
            <div className="duty-buttons">
              <Button onClick={() => setOpen('link')}>Make an inspection link</Button>
              <Button onClick={() => setOpen('paper')}>Record what you produced on paper</Button>
              <Button onClick={() => setOpen('surrender')}>Record a surrender of the journal</Button>
              {isSurrendered && !isDone('surrender_reported') && (
                <Button isDisabled={busy} onClick={() => void run({ kind: 'surrender_reported', note: '' })}>
                  I told the office about the surrender
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
                <Link to={paths.inspection(inspectionId)}>See the link and what was viewed with it</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
