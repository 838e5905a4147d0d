import { CheckboxField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { capacities } from '#shared/data/capacities.ts';
import { lawOf } from '#shared/rules/law/law-of.ts';
import { EntryCheckbox, EntrySelectField, EntryTextField } from '../form/entry-fields.tsx';
import { type EntryForm, emptyMarkWitness } from '../form/entry-form.ts';
import { useLaw } from '../law/law-context.tsx';

const { individual: _, ...forAnother } = capacities;

/** Facts that few signers have, one tap away: each choice adds its fields to the form, or takes one away. */
export function SignerChoices({
  index,
  isAbroad,
  onAbroad,
}: {
  index: number;
  isAbroad: boolean;
  onAbroad: (isAbroad: boolean) => void;
}) {
  const { control, setValue } = useFormContext<EntryForm>();
  const { isVisit } = useLaw();
  const capacity = useWatch({ control, name: `signers.${index}.capacity` });
  const [isAgent, setIsAgent] = useState(false);
  const signsForAnother = isAgent || (capacity !== '' && capacity !== 'individual');
  const clear = (...fields: ('country' | 'region' | 'stateCode' | 'capacity' | 'represents')[]) => {
    for (const field of fields) setValue(`signers.${index}.${field}`, '', { shouldDirty: true });
  };
  return (
    <fieldset className="signer-choices">
      <legend className="visually-hidden">More about signer {index + 1}</legend>
      <OneName index={index} />
      <CheckboxField
        name={`outside-us-${index}`}
        label="Outside the US"
        checked={isAbroad}
        onChange={({ target: { checked } }) => {
          onAbroad(checked);
          if (!checked) clear('country', 'region');
        }}
      />
      <CheckboxField
        name={`signs-for-${index}`}
        label="Signs for someone else"
        checked={signsForAnother}
        onChange={({ target: { checked } }) => {
          setIsAgent(checked);
          if (!checked) clear('capacity', 'represents');
        }}
      />
      {!isVisit && <SignsByMark index={index} />}
      {signsForAnother && (
        <div className="wizard-fields signer-capacity">
          <EntrySelectField name={`signers.${index}.capacity`}>
            <option value="">Choose the capacity</option>
            {Object.entries(forAnother).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </EntrySelectField>
          <EntryTextField
            name={`signers.${index}.represents`}
            autoComplete="off"
            descriptiveText="The person, trust, or company as the document names it"
          />
        </div>
      )}
    </fieldset>
  );
}

/** The choice that a person has one name, which is kept as the last name. */
function OneName({ index }: { index: number }) {
  const { getValues, setValue } = useFormContext<EntryForm>();
  const moveName = (isChecked: boolean) => {
    if (!isChecked) return;
    const { firstName, lastName } = getValues(`signers.${index}`);
    if (!lastName.trim()) setValue(`signers.${index}.lastName`, firstName, { shouldDirty: true });
    setValue(`signers.${index}.firstName`, '', { shouldDirty: true });
  };
  return <EntryCheckbox name={`signers.${index}.oneName`} label="One name" onChosen={moveName} />;
}

/** The choice that a signer makes a mark, such as an X. It adds the witnesses that the law requires. */
function SignsByMark({ index }: { index: number }) {
  const { getValues, setValue } = useFormContext<EntryForm>();
  const { content } = useLaw();
  const addWitnesses = (isChecked: boolean) => {
    const missing = (lawOf(content)?.byMark?.witnesses ?? 0) - getValues('markWitnesses').length;
    if (!isChecked || missing <= 0) return;
    const added = Array.from({ length: missing }, () => ({ ...emptyMarkWitness }));
    setValue('markWitnesses', [...getValues('markWitnesses'), ...added], { shouldDirty: true });
  };
  return (
    <EntryCheckbox name={`signers.${index}.signsByMark`} label="Signs by mark" onChosen={addWitnesses} />
  );
}
