import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentAssembly } from '../local/assembly/assembly.ts';
import { readPlan, type StackPlan, settingsOf } from '../local/assembly/stack-plan.ts';
import { awsEnvironment } from '../local/aws/aws-environment.ts';
import { dataFolder } from '../local/data-folder.ts';
import { startDynamoDb } from '../local/database/dynamodb.ts';
import { type LocalServices, startServices } from '../local/local-stack.ts';

/** The local services of a bench, and a temporary folder that is deleted with them. */
export type BenchStack = {
  folder: string;
  plan: StackPlan;
  services: LocalServices;
  aws: Record<string, string>;
  stop: () => Promise<void>;
};

/** Starts the local services with an empty table, and gives this process the environment of the functions. */
export async function startBenchStack(): Promise<BenchStack> {
  const folder = await mkdtemp(join(tmpdir(), 'journal-bench-'));
  const plan = readPlan(await currentAssembly('deployed'), 'http://localhost');
  const services = await startServices(plan, dataFolder(join(folder, 'data')), startDynamoDb());
  const aws = awsEnvironment(services.endpoints);
  Object.assign(process.env, settingsOf(plan), aws, { LOG_LEVEL: 'ERROR' });
  return {
    folder,
    plan,
    services,
    aws,
    stop: async () => {
      await services.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
