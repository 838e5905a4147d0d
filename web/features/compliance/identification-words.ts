import type { StateRequirements } from '#web/lib/api/api-types.ts';

/** The ID fields that this journal requires in addition to the law (specification, section 5). */
const ownExpiration = 'This journal asks for the expiration date when the signer shows an ID.';

/** Returns whether the ID number is recorded. */
export const idNumberRules: Readonly<Record<StateRequirements['idNumberRule'], string>> = {
  required: 'Record the ID number.',
  last_four: 'Record only the last four characters of the ID number.',
  last_four_advised:
    'The law does not require the ID number, and the state advises against recording all of it. This journal asks for the last four characters.',
  not_asked: 'The law does not require the ID number. This journal asks for it when the signer shows an ID.',
  prohibited: 'The ID number must not be recorded. This journal has no field for it.',
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
    both: 'Record the ID’s issue date and expiration date.',
    either: 'Record the ID’s issue date or expiration date.',
    issue_only: `Record the ID’s issue date. ${ownExpiration}`,
    expiration_only: 'Record the ID’s expiration date.',
    not_asked: `The law does not require any ID date. ${ownExpiration}`,
  }[rule];
}

function listedRule(issue: boolean, expiration: boolean) {
  if (issue && expiration) return 'both';
  if (issue) return 'issue_only';
  return expiration ? 'expiration_only' : 'not_asked';
}

/** Returns whether personal knowledge is accepted as identification. */
export const personalKnowledgeRules: Readonly<Record<StateRequirements['personalKnowledge'], string>> = {
  allowed: 'You may identify a signer by personal knowledge.',
  not_allowed: 'Personal knowledge is not enough. The law requires an ID or credible witnesses.',
  unclear: 'It is unclear whether personal knowledge is enough. Ask for an ID.',
};
