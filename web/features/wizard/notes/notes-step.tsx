import { EntryTextArea } from '../form/entry-fields.tsx';

/** Step 4: additional comments. */
export function NotesStep() {
  return (
    <section className="wizard-block">
      <EntryTextArea
        name="comments"
        label="Additional Comments"
        rows={6}
        descriptiveText="Optional. Nothing about an ID that your state keeps out of the journal."
      />
    </section>
  );
}
