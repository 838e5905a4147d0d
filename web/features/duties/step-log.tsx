import { Button, TextAreaField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { stepWords } from '#shared/rules/duties/rules-of.ts';
import type { Matter } from '#shared/schemas/matter.ts';
import { formatDateTime, formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useMatterStep } from './use-matter-step.ts';

/** Everything that was done in a matter, and a note that can be added while it is open. Nothing here is changed or removed. */
export function StepLog({
  matter,
  onChange,
  onStale,
}: {
  matter: Matter;
  onChange: (next: Matter) => void;
  onStale: () => void;
}) {
  const notary = useNotary();
  return (
    <section className="matter-block" aria-labelledby="matter-steps">
      <h2 id="matter-steps">What was done</h2>
      {matter.steps.length === 0 && <p className="muted">Nothing yet.</p>}
      <ol className="matter-steps">
        {matter.steps.map((step) => (
          <li key={`${step.at} ${step.kind}`}>
            <strong>{stepWords(matter.kind, step, (day) => formatDay(day, notary))}</strong>{' '}
            <span className="muted">{formatDateTime(step.at, notary)}</span>
            {step.note && <p>{step.note}</p>}
          </li>
        ))}
      </ol>
      {matter.closedAt === null && <AddNote matter={matter} onChange={onChange} onStale={onStale} />}
    </section>
  );
}

function AddNote(props: { matter: Matter; onChange: (next: Matter) => void; onStale: () => void }) {
  const [note, setNote] = useState('');
  const { run, busy } = useMatterStep(props.matter, props);
  const add = async () => {
    if (await run({ kind: 'noted', note: note.trim() })) setNote('');
  };
  return (
    <form
      className="matter-note"
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() !== '') void add();
      }}
    >
      <TextAreaField
        label="Add a note"
        descriptiveText="A call, a letter, a payment. Notes can’t be changed."
        rows={2}
        maxLength={limits.matterNoteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" isLoading={busy} loadingText="Adding…" isDisabled={note.trim() === ''}>
        Add note
      </Button>
    </form>
  );
}
