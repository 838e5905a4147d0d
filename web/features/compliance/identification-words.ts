import type { StateRequirements } from '#web/lib/api/api-types.ts';
import type { Told } from './told.ts';

/** The ID fields that this journal requires in addition to the law (specification, section 5). */
const ownExpiration = 'This journal asks for the expiration date when the signer shows an ID.';

/** Returns whether the ID number is recorded. */
export const idNumberRules: Readonly<Record<StateRequirements['idNumberRule'], Told>> = {
  required: { answer: 'Record the ID number.' },
  last_four: { answer: 'Record only the last four characters of the ID number.' },
  last_four_advised: {
    answer: 'The law does not require the ID number, and the state advises against recording all of it.',
    more: 'This journal asks for the last four characters.',
  },
  not_asked: {
    answer: 'The law does not require the ID number.',
    more: 'This journal asks for it when the signer shows an ID.',
  },
  prohibited: {
    answer: 'The ID number must not be recorded.',
    more: 'This journal has no field for it.',
  },
};

/** Returns which dates of the ID are recorded. */
export function idDates({
  idDateRule,
  requiredFields,
}: Pick<StateRequirements, 'idDateRule' | 'requiredFields'>): Told {
  const issue = requiredFields.includes('id_issue_date');
  const expiration = requiredFields.includes('id_expiration_date');
  const rule = idDateRule === 'as_listed' ? listedRule(issue, expiration) : idDateRule;
  return {
    both: { answer: 'Record the ID’s issue date and expiration date.' },
    either: { answer: 'Record the ID’s issue date or expiration date.' },
    issue_only: { answer: 'Record the ID’s issue date.', more: ownExpiration },
    expiration_only: { answer: 'Record the ID’s expiration date.' },
    not_asked: { answer: 'The law does not require any ID date.', more: ownExpiration },
  }[rule];
}

function listedRule(issue: boolean, expiration: boolean) {
  if (issue && expiration) return 'both';
  if (issue) return 'issue_only';
  return expiration ? 'expiration_only' : 'not_asked';
}

/** Returns whether personal knowledge is accepted as identification. */
export const personalKnowledgeRules: Readonly<Record<StateRequirements['personalKnowledge'], Told>> = {
  allowed: { answer: 'You may identify a signer by personal knowledge.' },
  not_allowed: {
    answer: 'Personal knowledge is not enough.',
    more: 'The law requires an ID or credible witnesses.',
  },
  unclear: { answer: 'It is unclear whether personal knowledge is enough. Ask for an ID.' },
};
