import { limits } from '#shared/data/limits.ts';
import { EntryTextArea } from './entry-fields.tsx';

/** Step 4: anything else the notary wants on record. */
export function NotesStep() {
  return (
    <section className="wizard-block">
      <EntryTextArea
        name="comments"
        label="Additional Comments"
        rows={6}
        maxLength={limits.commentsLength}
        descriptiveText="Optional. Nothing about an ID that your state keeps out of the journal."
      />
    </section>
  );
}
