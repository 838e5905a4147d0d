/** The citation of a rule; `toVerify` marks the stricter of two readings. */
export type Basis = { cite: string; toVerify?: true };

/** Returns only the citation of a rule. */
export function basis({ cite, toVerify }: Basis): Basis {
  return { cite, ...(toVerify && { toVerify }) };
}
