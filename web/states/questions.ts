import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { journalAnswer, mediumAnswer } from '#web/lib/state-answers.ts';
import { yearsOfActs } from '../features/compliance/journal-words.ts';
import { feeAnswer } from '../features/compliance/rules-in-words.ts';

/** A question that a notary would type into a search engine, with its answer. */
export type Question = { question: string; answer: string };

function retentionAnswer({ specialRequirements, retentionOfActs }: StateRequirements): string {
  const { retentionYears } = specialRequirements;
  const others = yearsOfActs(retentionOfActs);
  const law = others ? 'For acts on paper the law' : 'The law';
  const parts =
    retentionYears === null
      ? [`${law} sets no number of years. We recommend at least 10.`, others]
      : [`${retentionYears} years.`, others, 'The guide on this page says from when they count.'];
  return parts.filter(Boolean).join(' ');
}

function lossAnswer({ duties: { loss } }: StateRequirements): string {
  if (loss.found.length === 0) return 'We found no rule about a lost journal. Ask the state what to do.';
  return loss.found
    .map(({ text, confidence }) => (confidence === 'low' ? `${text} (Check with your state.)` : text))
    .join(' ');
}

/** Returns the questions that a state's page answers first. */
export function questionsOf(requirements: StateRequirements): Question[] {
  const { stateName, specialRequirements } = requirements;
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
    {
      question: `How much may a ${stateName} notary charge for an act in person?`,
      answer: feeAnswer(requirements),
    },
    {
      question: `What must a ${stateName} notary do about a lost journal?`,
      answer: lossAnswer(requirements),
    },
  ];
}
