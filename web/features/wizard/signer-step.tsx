import { Button } from '@aws-amplify/ui-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { documentTypes } from '#shared/data/document-types.ts';
import { limits } from '#shared/data/limits.ts';
import { findState, states } from '#shared/data/states.ts';
import { Icon } from '#web/components/icon.tsx';
import { EntrySelectField } from './entry-fields.tsx';
import { type EntryForm, emptySigner } from './entry-form.ts';
import { SignerFields } from './signer-fields.tsx';

const byName = <T extends readonly [string, string]>(a: T, b: T) => a[1].localeCompare(b[1]);
const sortedStates = Object.entries(states)
  .map(([code, state]) => [code, state.name] as const)
  .sort(byName);
const sortedDocumentTypes = Object.entries(documentTypes).sort(byName);

/** Step 1: the state and document type of the act, and everyone who signs (specification, section 2.8). */
export function SignerStep({
  primaryState,
  onSign,
}: {
  primaryState: string | null;
  /** Opens the signature pad for the signer at this index. */
  onSign: (index: number) => void;
}) {
  const { control, setFocus } = useFormContext<EntryForm>();
  const signers = useFieldArray({ control, name: 'signers' });
  const stateCode = useWatch({ control, name: 'stateCode' });
  const primary = primaryState ? findState(primaryState) : undefined;

  const add = () => {
    signers.append({ ...emptySigner }, { shouldFocus: false });
    const index = signers.fields.length;
    // The new fields exist only after the next paint.
    setTimeout(() => setFocus(`signers.${index}.firstName`));
  };

  return (
    <>
      <section className="wizard-block" aria-labelledby="state-selection">
        <h3 id="state-selection">State Compliance Selection</h3>
        <div className="wizard-fields">
          <EntrySelectField name="stateCode" label="State for this Entry">
            <option value="">Choose a state</option>
            {primary && primaryState && <option value={primaryState}>{primary.name} (Primary)</option>}
            {sortedStates
              .filter(([code]) => code !== primaryState)
              .map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </EntrySelectField>
          <EntrySelectField name="documentType" label="Document Type">
            <option value="">Choose a document type</option>
            {sortedDocumentTypes.map(([type, name]) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </EntrySelectField>
        </div>
      </section>
      {signers.fields.map((signer, index) => (
        <SignerFields
          key={signer.id}
          index={index}
          stateCode={stateCode}
          onSign={() => onSign(index)}
          onRemove={index > 0 ? () => signers.remove(index) : undefined}
        />
      ))}
      {signers.fields.length < limits.signers && (
        <Button className="wizard-add" onClick={add}>
          <Icon name="plus" /> Add Another Signer
        </Button>
      )}
    </>
  );
}
