import { Button } from '@aws-amplify/ui-react';
import { useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { Icon } from '#web/components/icon.tsx';
import { EntryTextField } from '../form/entry-fields.tsx';
import type { EntryForm } from '../form/entry-form.ts';
import { FieldInputs } from '../form/field-input.tsx';
import { blockFields } from '../form/field-inputs.ts';
import { MoreDetails } from '../form/more-details.tsx';
import { useShown } from '../law/law-context.tsx';
import type { SigningLine } from '../signing/signing-line.ts';
import { useRecentActs } from '../start/recent-acts-context.ts';
import { BeginVisit } from '../visit/begin-visit.tsx';
import { LazyVisitTable } from '../visit/lazy-visit-table.tsx';
import { TitleSuggestions } from './title-suggestions.tsx';

/** Step 3: the documents of one entry, or the table of acts of several. */
export function DocsStep({ onSign }: { onSign: (lines: readonly SigningLine[]) => void }) {
  const { control } = useFormContext<EntryForm>();
  const visit = useWatch({ control, name: 'visit' });
  return visit ? <LazyVisitTable visit={visit} onSign={onSign} /> : <Documents />;
}

/** The documents of one entry. The first description is required, and one row always remains. */
function Documents() {
  const { control } = useFormContext<EntryForm>();
  const isShown = useShown();
  const documents = useFieldArray({ control, name: 'documents' });
  const titles = useId();
  const recent = useRecentActs();
  return (
    <section className="wizard-block">
      <TitleSuggestions id={titles} recent={recent.flatMap((act) => act.titles)} />
      {documents.fields.map((document, index) => (
        <div key={document.id} className="wizard-document">
          <EntryTextField
            name={`documents.${index}.description`}
            label={`Document ${index + 1} Description`}
            autoComplete="off"
            maxLength={limits.descriptionLength}
            list={titles}
          />
          {index > 0 && (
            <Button onClick={() => documents.remove(index)}>
              <Icon name="trash" size={16} /> Remove
              <span className="amplify-visually-hidden"> document {index + 1}</span>
            </Button>
          )}
        </div>
      ))}
      {documents.fields.length < limits.documents && (
        <Button className="wizard-add" onClick={() => documents.append({ description: '' })}>
          <Icon name="plus" /> Add Document
        </Button>
      )}
      <BeginVisit />
      {blockFields('document').some(isShown) && (
        <div className="wizard-fields wizard-fields-below">
          <FieldInputs block="document" isNoted />
        </div>
      )}
      <MoreDetails />
    </section>
  );
}
