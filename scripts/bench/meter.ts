import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { signable } from '#functions/adapters/s3/s3-objects.ts';
import { table } from '#functions/store/table/table.ts';

/** The units and the time of one call of a handler. */
export type Measure = {
  reads: number;
  writes: number;
  /** Milliseconds in total. */
  total: number;
  /** Milliseconds during which at least one AWS call was in progress. */
  inSdk: number;
};

type Middleware = (
  next: (args: { input: object }) => Promise<{ output: object }>,
  context: { commandName?: string },
) => (args: { input: object }) => Promise<{ output: object }>;

type Client = {
  middlewareStack: { add: (middleware: never, options: { step: 'initialize'; priority: 'high' }) => void };
};

const readCommands = [
  'GetItemCommand',
  'QueryCommand',
  'BatchGetItemCommand',
  'GetCommand',
  'BatchGetCommand',
];
const meteredCommands = /Get|Put|Update|Delete|Query|Batch|Transact/;

/** Returns the length of the union of intervals: parallel calls count once. */
function covered(intervals: [number, number][]): number {
  let sum = 0;
  let reached = 0;
  for (const [from, to] of intervals.toSorted((left, right) => left[0] - right[0])) {
    sum += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return sum;
}

let watching: ReturnType<typeof meter> | undefined;

/** Returns this process's only meter of its AWS clients. */
export function watchedClients(): ReturnType<typeof meter> {
  if (!watching) {
    watching = meter();
    watching.watch(table().client, { units: true });
    watching.watch(signable('').client, { units: false });
  }
  return watching;
}

/** Watches AWS clients from within, so that handlers run as they are deployed. */
export function meter() {
  let intervals: [number, number][] = [];
  let reads = 0;
  let writes = 0;

  function count(command: string, output: object): void {
    const found: unknown = Reflect.get(output, 'ConsumedCapacity');
    const list = (Array.isArray(found) ? found : found ? [found] : []) as ConsumedCapacity[];
    for (const { CapacityUnits = 0 } of list) {
      if (readCommands.includes(command)) reads += CapacityUnits;
      else writes += CapacityUnits;
    }
  }

  return {
    /** Starts to watch a client; `units` is true for DynamoDB. */
    watch(client: Client, { units }: { units: boolean }): void {
      const middleware: Middleware = (next, context) => async (args) => {
        const command = context.commandName ?? '';
        if (units && meteredCommands.test(command)) {
          Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
        }
        const from = performance.now();
        try {
          const result = await next(args);
          if (units) count(command, result.output);
          return result;
        } finally {
          intervals.push([from, performance.now()]);
        }
      };
      client.middlewareStack.add(middleware as never, { step: 'initialize', priority: 'high' });
    },

    /** Runs an action and returns its cost. */
    async measure(run: () => Promise<void>): Promise<Measure> {
      intervals = [];
      reads = 0;
      writes = 0;
      const from = performance.now();
      await run();
      return { reads, writes, total: performance.now() - from, inSdk: covered(intervals) };
    },
  };
}
