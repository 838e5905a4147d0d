import type { Json } from './models.ts';
import type { World } from './world.ts';

/** One call of an operation. The API description has already validated its parameters. */
export type Call<Params> = {
  world: World;
  params: Params;
  /** The ID in the path. */
  id: string;
};

export type Operation = {
  /** Parameters that the emulator implements. It refuses any other parameter instead of ignoring it. */
  readonly supports: readonly string[];
  readonly answer: (call: Call<unknown>) => Json;
};

/** Defines an operation whose parameters have the SDK's type. */
export function operation<Params extends object>(
  supports: readonly (keyof Params & string)[],
  answer: (call: Call<Params>) => Json,
): Operation {
  // The description that validated the parameters is derived from these types.
  return { supports, answer: (call) => answer(call as Call<Params>) };
}

/** The operations of one file of resources, by ID. */
export type Operations = Record<string, Operation>;
