import { currentAssembly } from './assembly/assembly.ts';
import { readPlan, type StackPlan } from './assembly/stack-plan.ts';
import type { AwsEndpoints } from './aws/aws-environment.ts';
import { claim, dataFolder, holderOf } from './data-folder.ts';
import { startDynamoDb } from './database/dynamodb.ts';
import { startLocalApi, startServices } from './local-stack.ts';
import { localSettings } from './settings.ts';
import { clockFile } from './stripe/start-payments.ts';

/** The local stack as a command uses it. */
export type AnyStack = { apiUrl: string; plan: StackPlan; endpoints: AwsEndpoints; clockFile: string };

/**
 * Lets a command use the local stack: the one that runs on the data folder, or one without a site that is started for
 * the command and stopped afterwards.
 */
export async function withAnyStack(use: (stack: AnyStack) => Promise<void>): Promise<void> {
  const { dataDir, port } = localSettings();
  const holder = holderOf(dataDir);
  if (!holder) return withOwnStack(dataDir, port, use);
  if (!holder.running) throw new Error('The journal is starting: try again in a moment.');
  const { endpoints, assembly } = holder.running;
  const plan = readPlan(assembly, `http://localhost:${holder.port}`);
  const stackClock = clockFile(dataFolder(dataDir));
  return use({ apiUrl: `http://127.0.0.1:${holder.port}`, plan, endpoints, clockFile: stackClock });
}

async function withOwnStack(
  dataDir: string,
  port: number,
  use: (stack: AnyStack) => Promise<void>,
): Promise<void> {
  const folder = dataFolder(dataDir);
  const lock = claim(folder, port);
  const database = startDynamoDb(folder.dynamodb);
  try {
    const [assembly] = await Promise.all([currentAssembly(), database]);
    const plan = readPlan(assembly, `http://localhost:${port}`);
    const services = await startServices(plan, folder, database);
    try {
      const api = await startLocalApi(plan, services, { output: 'errors', skipDailyWork: true });
      await use({ apiUrl: `http://127.0.0.1:${api.port}`, plan, ...services }).finally(api.stop);
    } finally {
      await services.stop();
    }
  } finally {
    await (await database.catch(() => undefined))?.stop();
    lock.release();
  }
}
