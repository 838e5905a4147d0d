import { signable } from '#functions/adapters/s3/s3-objects.ts';
import { table } from '#functions/store/table/table.ts';

/** The time of one call of a handler. */
export type Measure = {
  /** Milliseconds in total. */
  total: number;
  /** Milliseconds during which at least one AWS call was in progress. */
  inSdk: number;
};

type Middleware = (
  next: (args: { input: object }) => Promise<{ output: object }>,
) => (args: { input: object }) => Promise<{ output: object }>;

type Client = {
  middlewareStack: { add: (middleware: never, options: { step: 'initialize'; priority: 'high' }) => void };
};

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
    watching.watch(table().client);
    watching.watch(signable('').client);
  }
  return watching;
}

/** Takes the time of AWS clients from within, so that handlers run as they are deployed. */
function meter() {
  let intervals: [number, number][] = [];

  return {
    /** Starts to watch a client. */
    watch(client: Client): void {
      const middleware: Middleware = (next) => async (args) => {
        const from = performance.now();
        try {
          return await next(args);
        } finally {
          intervals.push([from, performance.now()]);
        }
      };
      client.middlewareStack.add(middleware as never, { step: 'initialize', priority: 'high' });
    },

    /** Runs an action and returns its time. */
    async measure(run: () => Promise<void>): Promise<Measure> {
      intervals = [];
      const from = performance.now();
      await run();
      return { total: performance.now() - from, inSdk: covered(intervals) };
    },
  };
}
