import type { StateRequirements } from '#web/lib/api-types.ts';

/** The ID fields that this journal requires in addition to the law (specification, section 5). */
const ownExpiration = 'This journal asks for the date of expiration where an ID is shown.';

/** Returns whether the ID number is recorded. */
export const idNumberRules: Readonly<Record<StateRequirements['idNumberRule'], string>> = {
  required: 'Record the number of the ID.',
  last_four: 'Record only the last four characters of the number of the ID.',
  last_four_advised:
    'The law does not ask for the number of the ID, and the state advises against recording all of it. This journal asks for the last four characters.',
  not_asked: 'The law does not ask for the number of the ID. This journal asks for it where an ID is shown.',
  prohibited: 'The number of the ID must not be recorded. This journal has no place for it.',
};

/** Returns which dates of the ID are recorded. */
export function idDates({
  idDateRule,
  requiredFields,
}: Pick<StateRequirements, 'idDateRule' | 'requiredFields'>): string {
  const issue = requiredFields.includes('id_issue_date');
  const expiration = requiredFields.includes('id_expiration_date');
  const rule = idDateRule === 'as_listed' ? listedRule(issue, expiration) : idDateRule;
  return {
    both: 'Record the date of issue and the date of expiration of the ID.',
    either: 'Record the date of issue or the date of expiration of the ID.',
    issue_only: `Record the date of issue of the ID. ${ownExpiration}`,
    expiration_only: 'Record the date of expiration of the ID.',
    not_asked: `The law requires no date of the ID. ${ownExpiration}`,
  }[rule];
}

function listedRule(issue: boolean, expiration: boolean) {
  if (issue && expiration) return 'both';
  if (issue) return 'issue_only';
  return expiration ? 'expiration_only' : 'not_asked';
}

/** Returns whether personal knowledge is accepted as identification. */
export const personalKnowledgeRules: Readonly<Record<StateRequirements['personalKnowledge'], string>> = {
  allowed: 'You may identify a signer whom you know personally.',
  not_allowed: 'Knowing the signer is not enough: the law requires an ID or credible witnesses.',
  unclear: 'Whether knowing the signer is enough is unclear. Ask for an ID.',
};
