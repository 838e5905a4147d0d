import type { StateLaw } from '../../data/state-law.ts';
import { stateLaws } from '../../data/state-laws.ts';
import type { Standard } from '../../data/state-standard.ts';
import { stateStandards } from '../../data/state-standards.ts';
import type { StateCode } from '../../data/states.ts';
import type { Basis } from './basis.ts';

function kept(of: string, years: number, { cite, toVerify }: Basis): Standard {
  const text = `${of} must be kept for ${years} years.`;
  return { text, cite, confidence: toVerify ? 'low' : 'high', met: ['retention'] };
}

/** The years of a state's law as requirements; those of electronic or remote acts only where they differ. */
function retentionStandards({ retention }: StateLaw): Standard[] {
  const { years, electronic, remote } = retention;
  const differs = (own: { years: number }) => own.years !== years;
  return [
    ...(years === null ? [] : [kept('Entries', years, retention)]),
    ...(electronic && differs(electronic)
      ? [kept('Entries of electronic and remote acts', electronic.years, electronic)]
      : []),
    ...(remote && differs(remote) ? [kept('Entries of remote acts', remote.years, remote)] : []),
  ];
}

/** Returns what a state requires of an electronic journal; empty where we found no rule on it. */
export function journalStandards(stateCode: StateCode): Standard[] {
  const { standards } = stateStandards[stateCode];
  return 'noneFound' in standards ? [] : [...standards, ...retentionStandards(stateLaws[stateCode])];
}
