import type { CapabilityId } from './journal-capabilities.ts';
import type { NoneFound } from './state-duty.ts';
import type { Source, Statement } from './state-guide.ts';

/** How far this journal satisfies a requirement. */
export type Standing =
  | {
      /** The capabilities that satisfy it. */
      met: readonly [CapabilityId, ...CapabilityId[]];
      /** The part that remains for the notary. */
      notary?: string;
    }
  /** Why this journal does not satisfy it. */
  | { notMet: string }
  /** An approval, a registration, or a filing is required: who has it, and what to do. */
  | { approval: string }
  /** Why we claim nothing, for example because a rule was not read. */
  | { open: string };

/** A requirement for an electronic journal in plain words, and how far this journal satisfies it. */
export type Standard = Statement & Standing;

/** A state's requirements for an electronic journal. */
export type StateStandards = {
  /** The retention of the entries is not repeated here: the state's law has it (`StateLaw['retention']`). */
  standards: readonly [Standard, ...Standard[]] | NoneFound;
  /** Sources that the state's guide does not have. */
  sources: readonly Source[];
};

/** The answers, in the order in which pages count them. */
export const standings = ['met', 'notMet', 'approval', 'open'] as const;

/** Returns how far this journal satisfies a requirement, in one word. */
export function standingOf(standard: Standard): (typeof standings)[number] {
  return standings.find((standing) => standing in standard) ?? 'open';
}
