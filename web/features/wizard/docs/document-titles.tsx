import { Button } from '@aws-amplify/ui-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { Icon } from '#web/components/icon.tsx';
import { titled } from '../form/empty-fields.ts';
import { EntryTextField } from '../form/entry-fields.tsx';
import type { EntryForm } from '../form/entry-form.ts';
import { useLaw } from '../law/law-context.tsx';
import { DocumentParticulars, RecentTitles } from '../steps/parts-on-demand.tsx';

/** The titles of one entry's documents. The first is required, and one row always remains. `suggestions` is the ID of their list. */
export function DocumentTitles({ suggestions }: { suggestions?: string }) {
  const { control } = useFormContext<EntryForm>();
  const { showsMore } = useLaw();
  const documents = useFieldArray({ control, name: 'documents' });
  return (
    <>
      {documents.fields.map((document, index) => (
        <div key={document.id} className="wizard-document">
          <EntryTextField
            name={`documents.${index}.description`}
            label={`Document ${index + 1} Description`}
            autoComplete="off"
            maxLength={limits.descriptionLength}
            {...(suggestions && { list: suggestions })}
          />
          {showsMore && <DocumentParticulars index={index} />}
          {index > 0 && (
            <Button onClick={() => documents.remove(index)}>
              <Icon name="trash" size={16} /> Remove
              <span className="amplify-visually-hidden"> document {index + 1}</span>
            </Button>
          )}
        </div>
      ))}
      <RecentTitles />
      {documents.fields.length < limits.documents && (
        <Button className="wizard-add" onClick={() => documents.append(titled(''))}>
          <Icon name="plus" /> Add Document
        </Button>
      )}
    </>
  );
}
