import { type StageName, stageNames } from '#infra/stages.ts';
import { outputOf } from '../python/execute.ts';

/** Runs the AWS CLI with some arguments and returns the JSON that it prints. */
export type AwsCli = (...args: string[]) => Promise<unknown>;

/** The region of all stages. */
export const region = 'us-east-1';

/** A call that names its region is made there. */
const elsewhere = (args: readonly string[]) => (args.includes('--region') ? [] : ['--region', region]);

/** Runs the AWS CLI of this machine with its credentials. Undefined if it prints nothing. */
export const awsCli: AwsCli = async (...args) => {
  const printed = await outputOf('aws', [...args, ...elsewhere(args), '--output', 'json']);
  return printed.trim() ? (JSON.parse(printed) as unknown) : undefined;
};

/** Returns the stage with a name. Throws one sentence if it is not a deployed one. */
export function deployedStage(name: string): StageName {
  const found = stageNames.find((stage) => stage === name);
  if (!found || found === 'local') throw new Error(`--stage must be dev or prod, not "${name}".`);
  return found;
}
