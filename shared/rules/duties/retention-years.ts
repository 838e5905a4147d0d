import type { ActMode } from '../../data/act-types.ts';
import { findLaw } from '../../data/state-laws.ts';

/** Years where the law gives none: the longest figure that the law of any state gives. */
export const recommendedYears = 10;

/** The years for which a state's law requires an entry to be kept. */
export type RetentionYears = { years: number | null; cite: string | null; isOpenEnded: boolean };

/** Returns the years of a state's law for an entry, which may be more for a remote act. */
export function retentionYears(
  stateCode: string | null,
  actMode: ActMode | null | undefined,
): RetentionYears {
  const law = findLaw(stateCode)?.retention;
  if (!law) return { years: null, cite: null, isOpenEnded: false };
  if (law.openEnded) return { years: null, cite: law.cite, isOpenEnded: true };
  const { years, cite } = (actMode === 'remote' && law.remote) || law;
  return { years, cite, isOpenEnded: false };
}

/** Whether the law of a state requires entries of remote acts to be kept longer than others. */
export const keepsRemoteActsLonger = (stateCode: string | null) =>
  findLaw(stateCode)?.retention.remote !== undefined;
