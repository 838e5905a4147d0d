import type * as z from 'zod/mini';
import type { RouteId } from './routes.ts';
import type { Camel } from './wire.ts';

/** A success of a route: JSON of a schema, nothing, or a file (served or redirected to). */
export type Answer = z.ZodMiniType | 'empty' | 'pdf' | 'csv' | 'redirect';

/** What a route takes and gives, all in wire form. */
export type RouteSchemas = {
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  answers: Partial<Record<200 | 201 | 204 | 303, Answer>>;
};

export type RouteContract = RouteSchemas & { id: RouteId };

/** Ties the schemas of a route to its line in the list of routes. */
export function contractOf<const Id extends RouteId, S extends RouteSchemas>(
  id: Id,
  schemas: S,
): S & { id: Id } {
  return { id, ...schemas };
}

type Parsed<S> = S extends z.ZodMiniType ? Camel<z.output<S>> : undefined;

/** What a handler is given, parsed and in camelCase. */
export type Input<C extends RouteSchemas> = {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
};

type JsonOf<A> = A extends z.ZodMiniType ? Camel<z.input<A>> : A extends 'empty' ? undefined : never;

/** The JSON value a route succeeds with, in camelCase; undefined where it answers nothing. */
export type Output<C extends RouteSchemas> = JsonOf<C['answers'][keyof C['answers']]>;

/** What a client sends as body, in camelCase. */
export type Body<C extends RouteSchemas> = C['body'] extends z.ZodMiniType
  ? Camel<z.input<C['body']>>
  : undefined;
