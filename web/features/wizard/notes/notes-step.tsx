import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { EntryTextArea } from '../form/entry-fields.tsx';
import type { EntryForm } from '../form/entry-form.ts';

/** Additional comments. They are closed until they are used, because most entries have none. */
export function NotesStep() {
  const { getValues } = useFormContext<EntryForm>();
  const [isOpen, setOpen] = useState(() => getValues('comments') !== '');
  return (
    <details className="wizard-notes" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Add comments</summary>
      <EntryTextArea
        name="comments"
        label="Additional Comments"
        rows={6}
        descriptiveText="Optional. Leave out ID, Social Security, and card numbers."
      />
    </details>
  );
}
