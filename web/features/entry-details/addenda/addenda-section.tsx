import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { correctedField } from '#shared/rules/corrections.ts';
import { onDemand } from '#web/components/page/on-demand.tsx';
import type { Entry } from '#web/lib/api/api-types.ts';
import { formatEntryTime } from '#web/lib/dates.ts';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { addendumId, shownFieldName } from '../corrections.tsx';
import { DetailSection, FactList } from '../fact-list.tsx';
import { Lines } from '../lines.tsx';
import { useAddendumForm } from './use-addendum-form.ts';
import './addenda.css';

type Addendum = Entry['addenda'][number];

/** With it comes the search for prohibited numbers, which reading an entry does not need. */
const AddendumDialog = onDemand(async () => (await import('./addendum-dialog.tsx')).AddendumDialog);

/** The addenda of a submitted entry, and a button that adds one. The typed text stays while its dialog is closed. */
export function AddendaSection({ entry, onAdded }: { entry: Entry; onAdded: (addendum: Addendum) => void }) {
  const form = useAddendumForm();
  const [isOpen, setOpen] = useState(false);
  useUnsavedEdits(form.formState.isDirty);
  return (
    <DetailSection title="Addenda">
      <div aria-live="polite">
        {entry.addenda.length === 0 ? (
          <p className="muted">
            This entry has no addenda. An addendum corrects it or adds a later fact. The entry itself never
            changes.
          </p>
        ) : (
          <ol className="addenda">
            {entry.addenda.map((addendum) => (
              <AddendumFacts entry={entry} key={addendum.number} addendum={addendum} />
            ))}
          </ol>
        )}
      </div>
      <Button onClick={() => setOpen(true)}>Add an addendum</Button>
      {isOpen && (
        <AddendumDialog
          entry={entry}
          form={form}
          onAdded={(addendum) => {
            setOpen(false);
            form.reset();
            onAdded(addendum);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </DetailSection>
  );
}

function AddendumFacts({ entry, addendum }: { entry: Entry; addendum: Addendum }) {
  const notary = useNotary();
  const { number, reason, text, at, hash } = addendum;
  const field = correctedField(addendum);
  return (
    <li id={addendumId(number)} className="addendum">
      <h3>Addendum {number}</h3>
      <FactList
        facts={[
          ['Reason', <Lines key="reason" text={reason} />],
          ['Corrects', field && shownFieldName(field, entry)],
          ['Text', <Lines key="text" text={text} />],
          ['Added', formatEntryTime(at, notary.timezone, notary)],
          [
            'Hash',
            <code key="hash" className="detail-hash">
              {hash}
            </code>,
          ],
        ]}
      />
    </li>
  );
}
