import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { Citation } from './citation.tsx';
import { FieldNames } from './field-names.tsx';
import { RuleSection } from './rule-list.tsx';

/** The entries that require the fields, as the end of a sentence. */
const boundActs: Readonly<Record<StateRequirements['requiredFor'], string>> = {
  all_acts: 'for all acts',
  some_acts: 'for some acts, listed in the guide below',
  electronic_acts: 'for acts on electronic records',
  remote_acts: 'for remote acts',
  self_filers: 'for acts for self-filers',
  no_act: 'for no act',
};

/** The fields that the law requires, and in which entries. */
export function RequiredFields({ requirements }: { requirements: StateRequirements }) {
  const { requiredFields, requiredFor, basis } = requirements;
  return (
    <RuleSection title="Required Journal Fields">
      <p>{sentence(requiredFields.length > 0, requiredFor)}</p>
      <FieldNames names={requiredFields} />
      <Citation cite={basis.fields.cite} toVerify={basis.fields.toVerify} />
    </RuleSection>
  );
}

function sentence(hasFields: boolean, requiredFor: StateRequirements['requiredFor']): string {
  if (requiredFor === 'no_act') {
    return hasFields
      ? 'The law requires no fields. These are recommended:'
      : 'The law requires no fields. This journal asks for its own set.';
  }
  return hasFields
    ? `Required ${boundActs[requiredFor]}:`
    : `The law lists no fields ${boundActs[requiredFor]}. This journal asks for its own set.`;
}
