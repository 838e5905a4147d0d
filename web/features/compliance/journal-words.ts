import type { StateRequirements } from '#web/lib/api/api-types.ts';
import type { Told } from './told.ts';

/** Years recommended if the law sets no period (specification, section 9). */
const recommendedYears = 10;

/** Acts that a state requires in a journal although ordinary in-person acts are exempt (`journal_scope`). */
const boundScopes: Readonly<Record<string, string>> = {
  some_acts: 'Mandatory for some acts, which the law lists.',
  electronic_only: 'Mandatory for acts on electronic records.',
  remote_only: 'Mandatory for remote acts.',
};

/** Returns whether a journal is required, and for which acts. */
export function journalDuty({
  specialRequirements,
  journalScope,
}: Pick<StateRequirements, 'specialRequirements' | 'journalScope'>): Told {
  if (specialRequirements.journalRequired) {
    return journalScope === 'some_acts'
      ? { answer: 'Mandatory for most notarizations.', more: 'For some acts, the law leaves it to you.' }
      : { answer: 'Mandatory for all notarizations.' };
  }
  const bound = boundScopes[journalScope];
  return {
    answer: bound ? `Optional but recommended for other acts. ${bound}` : 'Optional but recommended.',
  };
}

const formats: Readonly<Record<StateRequirements['journalMedium'], Told>> = {
  any: { answer: 'Electronic journals allowed.' },
  paper: { answer: 'Paper journal required.', more: 'This journal is its companion.' },
  contested: {
    answer: 'Keep a paper journal until the state says otherwise.',
    more: 'It is disputed whether the state accepts an electronic journal for acts on paper. This journal is its companion.',
  },
};

/** Returns the allowed formats of a journal for acts on paper. */
export function journalFormat({
  journalMedium,
  oneJournalOnly,
}: Pick<StateRequirements, 'journalMedium' | 'oneJournalOnly'>): Told {
  const format = formats[journalMedium];
  if (!oneJournalOnly) return format;
  return journalMedium === 'any'
    ? {
        answer: `${format.answer} Only one journal at a time.`,
        more: 'Keep either this one or a paper one, not both.',
      }
    : { ...format, more: `${format.more ?? ''} The law allows only one journal at a time.`.trim() };
}

/** Returns the years that the law gives for electronic or remote acts only; blank without any. */
export function yearsOfActs({ electronic, remote }: StateRequirements['retentionOfActs']): string {
  const ofElectronic = electronic === null ? [] : [`Electronic and remote acts: ${electronic} years.`];
  const ofRemote = remote === null ? [] : [`Remote acts: ${remote} years.`];
  return [...ofElectronic, ...ofRemote].join(' ');
}

/** Returns how long the journal must be kept. `null` means that the law sets no period. */
export function retention({
  specialRequirements: { retentionYears: years },
  retentionOfActs,
}: Pick<StateRequirements, 'specialRequirements' | 'retentionOfActs'>): Told {
  const others = yearsOfActs(retentionOfActs);
  const none = others ? 'For acts on paper the law sets no period.' : 'The law sets no period.';
  const answer =
    years === null
      ? `${none} Keep ${recommendedYears} years.`
      : `Keep records ${years} ${years === 1 ? 'year' : 'years'}.`;
  return others ? { answer, more: others } : { answer };
}

/** How the acts of one visit are recorded. */
export const visitRules: Readonly<Record<StateRequirements['entriesPerVisit'], Told>> = {
  one_each: { answer: 'Make a separate entry for each person and document.' },
  may_list_several: {
    answer: 'One entry may list several documents that the same person signs on the same day.',
  },
  unknown: {
    answer: 'We found no rule. The safest choice is a separate entry for each person and document.',
  },
};
