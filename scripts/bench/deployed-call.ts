import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { RouteId } from '#shared/contract/routes.ts';
import type { StackPlan } from '../local/stack-plan.ts';

/** What one call of a function took in a process of its own. */
export type DeployedCall = {
  status: number;
  seconds: number;
  cpuSeconds: number;
  /** The most memory of the process, and the most of its JavaScript heap and of buffers, in MB. */
  peakMegabytes: number;
  peakHeapMegabytes: number;
  location?: string | undefined;
};

/** The heap that a process may have: less than the memory of a function, so that a leak shows. */
export const heapMegabytes = 512;

const figures = z.object({
  status: z.int(),
  seconds: z.number(),
  cpuSeconds: z.number(),
  peakMegabytes: z.number(),
  peakHeapMegabytes: z.number(),
  location: z.optional(z.string()),
});

/** Calls the bundle of a route's function, cold, in a new process with a small heap, as Lambda would. */
export async function deployedCall(
  plan: StackPlan,
  aws: Record<string, string>,
  id: RouteId,
  call: object,
): Promise<DeployedCall> {
  const deployed = plan.routes.find((route) => route.id === id)?.function;
  if (!deployed) throw new Error(`${id} is not deployed`);
  const script = join(import.meta.dirname, 'measured-call.ts');
  const heap = `--max-old-space-size=${heapMegabytes}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [heap, script, deployed.file, id, JSON.stringify(call)],
    { env: { ...process.env, ...deployed.environment, ...aws, LOG_LEVEL: 'ERROR' } },
  );
  const answer = figures.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}'));
  if (answer.status >= 400) throw new Error(`${id} answered ${stdout.trim()}`);
  return answer;
}

/** The file that a call was answered with as a redirect; undefined where it was none. */
export async function redirectedFile({ location }: DeployedCall): Promise<Buffer | undefined> {
  return location === undefined ? undefined : Buffer.from(await (await fetch(location)).arrayBuffer());
}
