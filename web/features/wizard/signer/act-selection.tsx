import { useFormContext, useWatch } from 'react-hook-form';
import { actTypes } from '#shared/data/act-types.ts';
import { findDocumentType } from '#shared/data/document-types.ts';
import { findState } from '#shared/data/states.ts';
import { actTypeOf } from '#shared/rules/law/act-of.ts';
import { commissionAmendment } from '#shared/rules/law/law-of.ts';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import { useDesk } from '#web/lib/browser/use-screen.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { DocumentTitles } from '../docs/document-titles.tsx';
import { actTypeOptions, documentTypeOptions, noActText } from '../form/act-options.tsx';
import { EntryCheckbox, EntrySelectField } from '../form/entry-fields.tsx';
import type { EntryForm } from '../form/entry-form.ts';
import { lawNote, useLaw, useShown } from '../law/law-context.tsx';
import { CommissionNote, ComplianceSummary } from '../steps/parts-on-demand.tsx';
import './act-selection.css';

/** State, document type, and notarial act, which decide the rules for the entry (specification, section 2.8). */
export function ActSelection({
  primaryState,
  startsFolded,
  onChoose,
}: {
  primaryState: string | null;
  /** On a phone, known choices take one line, and the commission is named further down: the first person is on the screen. */
  startsFolded: boolean;
  /** Changes a value. If that removes content from the entry, it asks first. */
  onChoose: (field: 'stateCode' | 'documentType', value: string) => void;
}) {
  const { control } = useFormContext<EntryForm>();
  const [documentType, actType] = useWatch({ control, name: ['documentType', 'actType'] });
  const { content, rules, isVisit } = useLaw();
  const isShown = useShown();
  const isDesk = useDesk();
  const primary = primaryState ? findState(primaryState) : undefined;
  const act = actTypeOf(content);
  // People sign for an act, so it is asked for even where the law of the state does not.
  const asksForAct = isShown('actType') || (!isVisit && (actType !== '' || (documentType !== '' && !act)));

  const typeName = findDocumentType(documentType)?.name;
  const chosen = [findState(content.stateCode ?? '')?.name, typeName, act && actTypes[act].name];
  return (
    <section className="wizard-block" aria-labelledby="state-selection">
      <details className="act-choice" open={isDesk || !startsFolded}>
        <summary>
          <h3 id="state-selection">State Compliance Selection</h3>
          <span className="act-choice-line">{[...new Set(chosen)].filter(Boolean).join(' · ')}</span>
          <span className="act-choice-change">Change</span>
        </summary>
        <div className="wizard-fields">
          <EntrySelectField
            name="stateCode"
            label="State for this Entry"
            onChoose={(code) => onChoose('stateCode', code)}
          >
            <option value="">Choose a state</option>
            {primary && primaryState && <option value={primaryState}>{primary.name} (Primary)</option>}
            <StateOptions without={[primaryState]} />
          </EntrySelectField>
          {isShown('documentType') && (
            <EntrySelectField
              name="documentType"
              label="Document Type"
              descriptiveText={findDocumentType(documentType)?.meaning}
              onChoose={(type) => onChoose('documentType', type)}
            >
              <option value="">Choose a document type</option>
              {documentTypeOptions}
            </EntrySelectField>
          )}
          {asksForAct && (
            <EntrySelectField
              name="actType"
              label="Notarial Act"
              descriptiveText={[act && actTypes[act].meaning, lawNote(rules.actType)]
                .filter(Boolean)
                .join(' ')}
            >
              <option value="">{noActText(documentType)}</option>
              {actTypeOptions}
            </EntrySelectField>
          )}
        </div>
        {!isDesk && <ComplianceSummary />}
      </details>
      {!isVisit && isShown('documents') && documentType && <DocumentTitles />}
      {(isDesk || !startsFolded) && <CommissionNote />}
      {isShown('earlierCommission') && <EarlierCommission />}
    </section>
  );
}

/** Utah: commissions from before a change of law stay under the replaced rules. */
function EarlierCommission() {
  const notary = useNotary();
  const { content, rules } = useLaw();
  const change = commissionAmendment(content);
  if (!change) return null;
  return (
    <EntryCheckbox
      name="earlierCommission"
      label={`My commission began before ${formatDay(change.from, notary)}`}
      hint={`The earlier rules then apply until the commission ends. ${lawNote(rules.earlierCommission) ?? ''}`}
    />
  );
}
