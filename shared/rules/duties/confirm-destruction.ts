/** Entries of one year of the act (YYYY) and one state. */
type Group = { year: string; state: string | null };

/** Returns what must be typed to destroy the entries of a year and state. */
export const destructionPhrase = ({ year, state }: Group) => `DESTROY ${year}${state ? ` ${state}` : ''}`;

/** Whether what was typed confirms the destruction, in any case. */
export const confirmsDestruction = (typed: string, group: Group) =>
  typed.trim().toUpperCase() === destructionPhrase(group);
