import { createRequire } from 'node:module';
import type { RouteId } from '#shared/contract/routes.ts';
import { benchContext, routeEvent } from './handlers.ts';
import { peakMegabytes } from './peak-memory.ts';

/*
 * The measured process of deployed-call.ts: one call of a function's bundle, like a cold start of Lambda. Prints one
 * line of JSON.
 */

const [, , bundle = '', id = '', call = '{}'] = process.argv;
type Answer = { statusCode: number; headers: Record<string, string>; body?: string };
const heapEveryMs = 20;
let peakHeap = 0;
const watchHeap = () => {
  const { heapUsed, external } = process.memoryUsage();
  peakHeap = Math.max(peakHeap, heapUsed + external);
};
setInterval(watchHeap, heapEveryMs);
const started = performance.now();
const { handler }: { handler: (event: unknown, context: unknown) => Promise<Answer> } = createRequire(
  import.meta.url,
)(bundle);
const {
  statusCode,
  headers,
  body = '',
} = await handler(routeEvent(id as RouteId, JSON.parse(call)), benchContext);
watchHeap();
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    status: statusCode,
    seconds: Math.round((performance.now() - started) / 10) / 100,
    cpuSeconds: Math.round((user + system) / 10_000) / 100,
    peakMegabytes: peakMegabytes(),
    peakHeapMegabytes: Math.round(peakHeap / 1024 ** 2),
    location: headers['location'],
    ...(statusCode >= 400 ? { body } : { bytes: body.length }),
  }),
);
process.exit(0);
