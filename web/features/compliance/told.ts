/** A rule in words: the answer, for the summary too, and what else to know, for the section alone. */
export type Told = { answer: string; more?: string };

/** The law behind a rule. */
export type Basis = { cite: string; toVerify: boolean };

/** A rule with its name and source. */
export type RuleInWords = Told & { name: string; basis: Basis | null };

/** Returns the whole rule. */
export function toldInFull({ answer, more }: Told): string {
  return more ? `${answer} ${more}` : answer;
}
