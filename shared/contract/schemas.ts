import type * as z from 'zod/mini';
import type { RouteId } from './routes.ts';
import type { Camel } from './wire.ts';

/** The media types of files that routes answer with. */
export const fileKinds = { pdf: 'application/pdf', csv: 'text/csv', ics: 'text/calendar' } as const;

export type FileKind = keyof typeof fileKinds;

/** Returns whether a declared response is a file. */
export const isFileKind = (response: unknown): response is FileKind =>
  typeof response === 'string' && response in fileKinds;

/** The response of a successful call: JSON of a schema, nothing, or a file (direct or by redirect). */
export type ResponseSchema = z.ZodMiniType | 'empty' | FileKind | 'redirect';

/** The input and responses of a route, in wire form. */
export type RouteSchemas = {
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  responses: Partial<Record<200 | 201 | 202 | 204 | 303, ResponseSchema>>;
};

export type RouteContract = RouteSchemas & { id: RouteId };

/** Connects the schemas of a route with its entry in the list of routes. */
export function contractOf<const Id extends RouteId, S extends RouteSchemas>(
  id: Id,
  schemas: S,
): S & { id: Id } {
  return { id, ...schemas };
}

type Parsed<S> = S extends z.ZodMiniType ? Camel<z.output<S>> : undefined;

/** The input of a handler, parsed and in camelCase. */
export type Input<C extends RouteSchemas> = {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
};

type JsonOf<A> = A extends z.ZodMiniType ? Camel<z.input<A>> : A extends 'empty' ? undefined : never;

/** The JSON value of a successful answer, in camelCase; undefined for an empty answer. */
export type Output<C extends RouteSchemas> = JsonOf<C['responses'][keyof C['responses']]>;

/** The body that a client sends, in camelCase. */
export type Body<C extends RouteSchemas> = C['body'] extends z.ZodMiniType
  ? Camel<z.input<C['body']>>
  : undefined;
