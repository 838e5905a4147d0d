import type { RetrySettings } from './billing/collect.ts';
import type { Json } from './models.ts';
import type { World } from './world.ts';

/** One call of an operation, its parameters already judged by the description of the API. */
export type Call<Params> = {
  world: World;
  params: Params;
  /** The values in the path, by their names in the description. */
  path: (name?: string) => string;
  retries: RetrySettings;
  /** Moves a test clock; what becomes due on the way happens. */
  advanceTestClock: (id: string, to: number) => Promise<void>;
};

export type Operation = {
  /** The parameters that the double really obeys; any other is refused, never ignored. */
  readonly knows: readonly string[];
  readonly answer: (call: Call<unknown>) => Json | Promise<Json>;
};

/** An operation whose parameters have the type that the SDK gives them. */
export function operation<Params extends object>(
  knows: readonly (keyof Params & string)[],
  answer: (call: Call<Params>) => Json | Promise<Json>,
): Operation {
  // The description that judged the parameters is derived from these very types.
  return { knows, answer: (call) => answer(call as Call<Params>) };
}

/** The operations that a file of resources answers, by their ids. */
export type Operations = Record<string, Operation>;
