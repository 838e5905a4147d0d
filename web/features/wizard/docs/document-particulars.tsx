import { entryFields } from '#shared/entry/fields.ts';
import { EntryTextField } from '../form/entry-fields.tsx';

/** The date and the pages of a document. The date of the first one is asked for below, where the law may require it. */
export function DocumentParticulars({ index }: { index: number }) {
  return (
    <div className="wizard-document-particulars">
      {index > 0 && (
        <EntryTextField
          name={`documents.${index}.date`}
          label={entryFields.documentDate.label}
          type="date"
          autoComplete="off"
        />
      )}
      <EntryTextField
        name={`documents.${index}.pages`}
        label="Pages"
        type="number"
        inputMode="numeric"
        min="1"
        step="1"
        autoComplete="off"
      />
    </div>
  );
}
