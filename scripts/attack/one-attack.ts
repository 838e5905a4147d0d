import type { Target } from './target.ts';

/** An attack on a running product: what an attacker tries, and what they achieved; undefined if the product held. */
export type Attack = {
  name: string;
  /** Needs a mailbox, an export, or the log, or uses up a limit, so `npm test` leaves it out. */
  isLong?: true;
  run: (target: Target) => Promise<string | undefined>;
};

/** Returns the first thing that an attacker achieved. */
export function firstOf(...achieved: readonly (string | false | undefined)[]): string | undefined {
  return achieved.find((one): one is string => typeof one === 'string');
}
