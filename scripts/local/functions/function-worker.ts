import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { createRequire, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Context } from 'aws-lambda';
import type { FunctionCall, FunctionResult, FunctionWorkerData } from './function-calls.ts';

/*
 * The inside of one function, like the Lambda runtime: loads the bundle once, as a cold start does, and calls its handler
 * with JSON in and JSON out.
 */

// The SDK adds a prefix to some hosts ("places.localhost"). Names below localhost are loopback addresses (RFC 6761),
// but not every resolver supports that.
const systemLookup = dns.lookup;
Object.assign(dns, {
  lookup: (hostname: string, ...rest: [dns.LookupOptions, () => void]) =>
    Reflect.apply(systemLookup, dns, [hostname.endsWith('.localhost') ? '127.0.0.1' : hostname, ...rest]),
});

// Node has read it: the function gets its own environment only.
delete process.env['NODE_COMPILE_CACHE'];

const data: FunctionWorkerData = workerData;

const RealDate = Date;
let aheadMs = 0;

/** The clock of the local stack: real time plus the offset by which it was moved. */
class LocalDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [RealDate.now() + aheadMs] : given) as [number]));
  }
  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

/** Reads the offset of the clock. Without an offset, functions have the real clock. */
function setClock(): void {
  if (!data.clockFile) return;
  const { offsetMs } = JSON.parse(readFileSync(data.clockFile, 'utf8')) as { offsetMs: number };
  aheadMs = offsetMs;
  if (offsetMs > 0) globalThis.Date = LocalDate as DateConstructor;
}

setClock();

function context(call: FunctionCall): Context {
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: data.name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${process.env['AWS_REGION']}:000000000000:function:${data.name}`,
    memoryLimitInMB: String(data.memoryMb),
    awsRequestId: call.id,
    logGroupName: `/aws/lambda/${data.name}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, call.cutOffAt - RealDate.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}

const bundle: { handler: (event: unknown, context: Context) => Promise<unknown> } = createRequire(
  import.meta.url,
)(data.file);
// Otherwise Node writes it when the worker ends, and loses it when the process is killed.
flushCompileCache();

parentPort?.on('message', async (call: FunctionCall) => {
  let result: FunctionResult;
  setClock();
  try {
    const value = await bundle.handler(JSON.parse(call.event), context(call));
    result = { id: call.id, json: JSON.stringify(value) ?? 'null' };
  } catch (error) {
    console.error(`${data.name} failed`, error);
    result = { id: call.id, failed: error instanceof Error ? error.name : 'Error' };
  }
  parentPort?.postMessage(result);
});
