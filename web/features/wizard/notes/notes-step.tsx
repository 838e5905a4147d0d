import { EntryTextArea } from '../form/entry-fields.tsx';

/** Step 4: additional comments. */
export function NotesStep() {
  return (
    <section className="wizard-block">
      <EntryTextArea
        name="comments"
        label="Additional Comments"
        rows={6}
        descriptiveText="Optional. Leave out ID, Social Security, and card numbers."
      />
    </section>
  );
}
