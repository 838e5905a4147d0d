import { readFileSync } from 'node:fs';
import { checkAddresses, parsePolicy } from '#shared/evidence/log/witness-policy.ts';

/**
 * Returns the text of the policy of witnesses whose path is in WITNESS_POLICY, if it is set. Throws if the file can't be
 * read, or a witness can't be asked.
 */
export function localWitnessPolicy(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const path = environment['WITNESS_POLICY'];
  if (!path) return undefined;
  const text = readFileSync(path, 'utf8');
  checkAddresses(parsePolicy(text));
  return text;
}
