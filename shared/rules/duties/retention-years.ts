import type { ActMode } from '../../data/act-types.ts';
import type { StateLaw } from '../../data/state-law.ts';
import { findLaw } from '../../data/state-laws.ts';
import type { Basis } from '../law/basis.ts';

/** Years where the law gives none: the longest figure that the law of any state gives. */
export const recommendedYears = 10;

/** The years for which a state's law requires an entry to be kept. */
export type RetentionYears = { years: number | null; cite: string | null; isOpenEnded: boolean };

/** Returns the rule for an act: the one of its mode, or else the general one. */
export function retentionRule(
  law: StateLaw['retention'],
  actMode: ActMode | null | undefined,
): Basis & { years: number | null } {
  const { electronic, remote = electronic } = law;
  return (actMode === 'remote' && remote) || (actMode === 'electronic' && electronic) || law;
}

/** Returns the years of a state's law for an entry, which may be others for an electronic or remote act. */
export function retentionYears(
  stateCode: string | null,
  actMode: ActMode | null | undefined,
): RetentionYears {
  const law = findLaw(stateCode)?.retention;
  if (!law) return { years: null, cite: null, isOpenEnded: false };
  if (law.openEnded) return { years: null, cite: law.cite, isOpenEnded: true };
  const { years, cite } = retentionRule(law, actMode);
  return { years, cite, isOpenEnded: false };
}

/** Returns the mode of two acts whose entry must be kept longer in a state; our recommendation counts like a law. */
export function longerKept(
  stateCode: string | null,
  one: ActMode | null | undefined,
  other: ActMode | null | undefined,
): ActMode | null | undefined {
  const years = (mode: typeof one) => retentionYears(stateCode, mode).years ?? recommendedYears;
  return years(other) > years(one) ? other : one;
}

/** Whether the law of a state keeps entries of electronic or remote acts for other years than those on paper. */
export function keepsByMode(stateCode: string | null): boolean {
  const { electronic, remote } = findLaw(stateCode)?.retention ?? {};
  return (electronic ?? remote) !== undefined;
}
