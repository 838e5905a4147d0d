import type { StateRequirements } from './api/api-types.ts';

const scopes: Readonly<Record<string, string>> = {
  some_acts: 'It is mandatory for some acts; the rules list them.',
  electronic_only: 'It is mandatory for acts on electronic records.',
  remote_only: 'It is mandatory for remote acts.',
};

/** Answers whether a state requires a journal, and says if we couldn't read the law. */
export function journalAnswer(requirements: StateRequirements): string {
  const answer = dutyAnswer(requirements);
  return requirements.basis.journal.toVerify ? `${answer} (Check with your state.)` : answer;
}

function dutyAnswer({ specialRequirements, journalScope }: StateRequirements): string {
  if (!specialRequirements.journalRequired) {
    return `Not for ordinary acts in person, but a journal is recommended. ${scopes[journalScope] ?? ''}`.trim();
  }
  return journalScope === 'some_acts'
    ? 'Yes, but not for all acts. For some, the law leaves it to the notary.'
    : 'Yes, for all notarial acts.';
}

const mediumAnswers: Readonly<Record<StateRequirements['journalMedium'], string>> = {
  any: 'Yes.',
  paper:
    'Not alone. Acts on paper must be recorded in a paper journal. You may also keep an electronic journal.',
  contested:
    'That is disputed for acts on paper. Keep a paper journal until the state says otherwise; an electronic journal may accompany it.',
};

/** Answers whether a state allows an electronic journal. */
export function mediumAnswer({ journalMedium, oneJournalOnly }: StateRequirements): string {
  const answer = mediumAnswers[journalMedium];
  return oneJournalOnly && journalMedium === 'any' ? `${answer} Keep only one journal at a time.` : answer;
}
