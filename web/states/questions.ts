import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { feeCaps } from '../features/compliance/fee-words.ts';

/** A question that a notary would type into a search engine, with its answer. */
export type Question = { question: string; answer: string };

const scopes: Readonly<Record<string, string>> = {
  some_acts: 'It is mandatory for some acts, which are listed below.',
  electronic_only: 'It is mandatory for acts on electronic records.',
  remote_only: 'It is mandatory for remote acts.',
};

function journalAnswer({ specialRequirements, journalScope }: StateRequirements): string {
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

function mediumAnswer({ journalMedium, oneJournalOnly }: StateRequirements): string {
  const answer = mediumAnswers[journalMedium];
  return oneJournalOnly && journalMedium === 'any' ? `${answer} Keep only one journal at a time.` : answer;
}

function retentionAnswer({ specialRequirements: { retentionYears } }: StateRequirements): string {
  if (retentionYears === null) return 'The law sets no number of years. We recommend at least 10.';
  return `${retentionYears} years. The guide below says from when they count.`;
}

function lossAnswer({ duties: { loss } }: StateRequirements): string {
  if (loss.found.length === 0) return 'We found no rule about a lost journal. Ask the state what to do.';
  return loss.found
    .map(({ text, confidence }) => (confidence === 'low' ? `${text} (To be verified.)` : text))
    .join(' ');
}

/** Returns the questions that a state's page answers first. */
export function questionsOf(requirements: StateRequirements): Question[] {
  const { stateName, specialRequirements, fee } = requirements;
  const caps = feeCaps(fee).map(([kind, cap]) => (kind === 'Maximum Fee' ? cap : `${kind}: ${cap}`));
  return [
    { question: `Does ${stateName} require a notary journal?`, answer: journalAnswer(requirements) },
    {
      question: `May a ${stateName} notary keep an electronic journal?`,
      answer: mediumAnswer(requirements),
    },
    {
      question: `How long must a ${stateName} notary keep the journal?`,
      answer: retentionAnswer(requirements),
    },
    {
      question: `Does ${stateName} require thumbprints in the journal?`,
      answer: specialRequirements.thumbprintRequired
        ? 'Yes, for deeds, powers of attorney, and other documents that affect real property.'
        : 'No.',
    },
    { question: `How much may a ${stateName} notary charge for an act in person?`, answer: caps.join(' ') },
    {
      question: `What must a ${stateName} notary do about a lost journal?`,
      answer: lossAnswer(requirements),
    },
  ];
}
