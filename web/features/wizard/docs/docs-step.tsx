import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EntryForm } from '../form/entry-form.ts';
import { FieldInputs } from '../form/field-input.tsx';
import { blockFields } from '../form/field-inputs.ts';
import { MoreDetails } from '../form/more-details.tsx';
import { useShown } from '../law/law-context.tsx';
import type { SigningLine } from '../signing/signing-line.ts';
import { useRecentActs } from '../start/recent-acts-context.ts';
import { BeginVisit } from '../steps/parts-on-demand.tsx';
import { LazyVisitTable } from '../visit/lazy-visit-table.tsx';
import { DocumentTitles } from './document-titles.tsx';
import { TitleSuggestions } from './title-suggestions.tsx';

/** Step 3: the documents of one entry, or the table of acts of several. */
export function DocsStep({ onSign }: { onSign: (lines: readonly SigningLine[]) => void }) {
  const { control } = useFormContext<EntryForm>();
  const visit = useWatch({ control, name: 'visit' });
  return visit ? <LazyVisitTable visit={visit} onSign={onSign} /> : <Documents />;
}

/** The documents of one entry. */
function Documents() {
  const isShown = useShown();
  const titles = useId();
  const recent = useRecentActs();
  return (
    <section className="wizard-block">
      <TitleSuggestions id={titles} recent={recent.flatMap((act) => act.titles)} />
      <DocumentTitles suggestions={titles} />
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
