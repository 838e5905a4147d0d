import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { RouteId } from '#shared/contract/routes.ts';
import { plannedCode, type StackPlan } from '../local/assembly/stack-plan.ts';

/** The cost of one call of a function in a process of its own. */
export type DeployedCall = {
  status: number;
  seconds: number;
  cpuSeconds: number;
  /** Peak memory of the process, and peak of its JavaScript heap and buffers, in MB. */
  peakMegabytes: number;
  peakHeapMegabytes: number;
  location?: string | undefined;
};

/** The limit of the heap: less than the memory of a function, so that a leak becomes visible. */
export const heapMegabytes = 512;

const figures = z.object({
  status: z.int(),
  seconds: z.number(),
  cpuSeconds: z.number(),
  peakMegabytes: z.number(),
  peakHeapMegabytes: z.number(),
  location: z.optional(z.string()),
});

/** Calls the bundle of a route's function in a new process with a small heap, like a cold start of Lambda. */
export async function deployedCall(
  plan: StackPlan,
  aws: Record<string, string>,
  id: RouteId,
  call: object,
): Promise<DeployedCall> {
  const deployed = plannedCode(plan, id);
  const script = join(import.meta.dirname, 'measured-call.ts');
  const heap = `--max-old-space-size=${heapMegabytes}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [heap, script, deployed.file, id, JSON.stringify(call)],
    { env: { ...process.env, ...deployed.environment, ...aws, LOG_LEVEL: 'ERROR' } },
  );
  const response = figures.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}'));
  if (response.status >= 400) throw new Error(`${id} answered ${stdout.trim()}`);
  return response;
}

/** Returns the file to which a call redirected; undefined without a redirect. */
export async function redirectedFile({ location }: DeployedCall): Promise<Buffer | undefined> {
  return location === undefined ? undefined : Buffer.from(await (await fetch(location)).arrayBuffer());
}
