import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import type { Table } from '#functions/store/table/table.ts';

/** How many more calls to the table and to S3 succeed before the process dies. */
export type MortalProcess = { callsLeft: number; remove: () => void };

type Next = (args: object) => Promise<object>;
type Stack = { add: (middleware: unknown, options: object) => void; remove: (name: string) => unknown };

/** Lets the clients of the table and S3 fail when no calls are left, before the call is made. */
export function mortalProcess(table: Table): MortalProcess {
  const name = 'dies-in-test';
  const stacks = [table.client.middlewareStack, s3Client.middlewareStack] as unknown as Stack[];
  const mortal: MortalProcess = {
    callsLeft: Number.POSITIVE_INFINITY,
    remove: () => {
      for (const stack of stacks) stack.remove(name);
    },
  };
  const middleware = (next: Next) => (args: object) => {
    mortal.callsLeft -= 1;
    if (mortal.callsLeft < 0) throw new Error('The process died');
    return next(args);
  };
  for (const stack of stacks) stack.add(middleware, { step: 'initialize', name, override: true });
  return mortal;
}
