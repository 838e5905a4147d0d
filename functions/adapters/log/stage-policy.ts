import { parsePolicy, type WitnessPolicy } from '#shared/evidence/log/witness-policy.ts';

/** A policy of witnesses, its text, and what identifies it. */
export type StagePolicy = { policy: WitnessPolicy; text: string };

/** Returns the text of the stage's policy of witnesses, if it has one. */
export const stagePolicyText = (): string | undefined => process.env['WITNESS_POLICY'] || undefined;

/** Returns the stage's policy of witnesses, if it has one. */
export function stagePolicy(): StagePolicy | undefined {
  const text = stagePolicyText();
  return text === undefined ? undefined : { policy: parsePolicy(text), text };
}
