import { useFormContext, useWatch } from 'react-hook-form';
import { actTypes } from '#shared/data/act-types.ts';
import { documentTypes, findDocumentType } from '#shared/data/document-types.ts';
import { findState, states } from '#shared/data/states.ts';
import { actTypeOf } from '#shared/rules/law/law-binding.ts';
import { CommissionNote } from './commission-note.tsx';
import { ComplianceSummary } from './compliance-summary.tsx';
import { EntrySelectField } from './entry-fields.tsx';
import type { EntryForm } from './entry-form.ts';
import { lawNote, useLaw, useShown } from './law-context.tsx';

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
const sortedStates = Object.entries(states)
  .map(([code, { name }]) => ({ code, name }))
  .sort(byName);
const sortedDocumentTypes = Object.entries(documentTypes)
  .map(([type, { name }]) => ({ type, name }))
  .sort(byName);

/** State, document type and notarial act: what decides which law the entry is held to (section 2.8). */
export function ActSelection({
  primaryState,
  onChoose,
}: {
  primaryState: string | null;
  /** Makes a choice that may take something out of the entry, after asking. */
  onChoose: (field: 'stateCode' | 'documentType', value: string) => void;
}) {
  const { control } = useFormContext<EntryForm>();
  const [documentType, actType] = useWatch({ control, name: ['documentType', 'actType'] });
  const { content, rules } = useLaw();
  const isShown = useShown();
  const primary = primaryState ? findState(primaryState) : undefined;
  const meant = findDocumentType(documentType)?.act;
  const act = actTypeOf(content);
  const asksForAct = isShown('actType') || actType !== '';

  return (
    <section className="wizard-block" aria-labelledby="state-selection">
      <h3 id="state-selection">State Compliance Selection</h3>
      <div className="wizard-fields">
        <EntrySelectField
          name="stateCode"
          label="State for this Entry"
          onChoose={(code) => onChoose('stateCode', code)}
        >
          <option value="">Choose a state</option>
          {primary && primaryState && <option value={primaryState}>{primary.name} (Primary)</option>}
          {sortedStates
            .filter(({ code }) => code !== primaryState)
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </EntrySelectField>
        <EntrySelectField
          name="documentType"
          label="Document Type"
          descriptiveText={findDocumentType(documentType)?.meaning}
          onChoose={(type) => onChoose('documentType', type)}
        >
          <option value="">Choose a document type</option>
          {sortedDocumentTypes.map(({ type, name }) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </EntrySelectField>
        {asksForAct && (
          <EntrySelectField
            name="actType"
            label="Notarial Act"
            descriptiveText={[act && actTypes[act].meaning, lawNote(rules.actType)].filter(Boolean).join(' ')}
          >
            <option value="">{meant ? `${actTypes[meant].name} (as the document)` : 'Choose an act'}</option>
            {Object.entries(actTypes).map(([type, { name }]) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </EntrySelectField>
        )}
      </div>
      <CommissionNote />
      <ComplianceSummary />
    </section>
  );
}
