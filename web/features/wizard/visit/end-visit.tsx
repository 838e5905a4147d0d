import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import type { EntryForm } from '../form/entry-form.ts';
import { setForm } from '../form/set-form.ts';
import { endVisit, lossOf } from './start-visit.ts';

/** Goes back to one entry about all documents. It asks only if something would be lost. */
export function EndVisit() {
  const form = useFormContext<EntryForm>();
  const [losses, setLosses] = useState<string[]>([]);

  function end(): void {
    setLosses([]);
    setForm(form, endVisit(form.getValues()));
  }

  function ask(): void {
    const { visit } = form.getValues();
    const found = visit ? lossOf(form.getValues(), visit) : [];
    if (found.length > 0) setLosses(found);
    else end();
  }

  return (
    <>
      <Button variation="link" onClick={ask}>
        Back to one entry
      </Button>
      {losses.length > 0 && (
        <ConfirmDialog
          title="Go back to one entry?"
          confirmLabel="Discard and go back"
          busyLabel="Going back…"
          busy={false}
          onConfirm={end}
          onCancel={() => setLosses([])}
        >
          <p>One entry has one act for all its documents. This will be discarded:</p>
          <ul>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
