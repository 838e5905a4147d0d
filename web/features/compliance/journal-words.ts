import type { StateRequirements } from '#web/lib/api/api-types.ts';

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
}: Pick<StateRequirements, 'specialRequirements' | 'journalScope'>): string {
  if (specialRequirements.journalRequired) {
    return journalScope === 'some_acts'
      ? 'Mandatory for most notarizations. For some acts, the law leaves it to you.'
      : 'Mandatory for all notarizations.';
  }
  const bound = boundScopes[journalScope];
  return bound ? `Optional but recommended for other acts. ${bound}` : 'Optional but recommended.';
}

/** Returns the allowed formats of a journal for acts on paper. */
export function journalFormat({
  journalMedium,
  oneJournalOnly,
}: Pick<StateRequirements, 'journalMedium' | 'oneJournalOnly'>): string {
  const format = {
    any: 'Electronic journals allowed.',
    paper: 'Paper journal required. This journal is its companion.',
    contested:
      'Keep a paper journal until the state says otherwise. It is disputed whether the state accepts an electronic journal for acts on paper. This journal is its companion.',
  }[journalMedium];
  if (!oneJournalOnly) return format;
  return journalMedium === 'any'
    ? `${format} Only one journal at a time. Keep either this one or a paper one, not both.`
    : `${format} The law allows only one journal at a time.`;
}

/** Returns how long the journal must be kept. `null` means that the law sets no period. */
export function retention(years: number | null): string {
  if (years === null) return `The law sets no period. Keep ${recommendedYears} years.`;
  return `Keep records ${years} ${years === 1 ? 'year' : 'years'}.`;
}

/** How the acts of one visit are recorded. */
export const visitRules: Readonly<Record<StateRequirements['entriesPerVisit'], string>> = {
  one_each: 'Make a separate entry for each person and document.',
  may_list_several: 'One entry may list several documents that the same person signs on the same day.',
  unknown: 'We found no rule. The safest choice is a separate entry for each person and document.',
};
