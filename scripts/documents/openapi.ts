import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { apiBase, type RouteId, routeIds, routes, takesKey } from '#shared/contract/routes.ts';
import { fileKinds, isFileKind, type RouteContract } from '#shared/contract/schemas.ts';
import { errorDetails } from '#shared/errors.ts';

type Json = Record<string, unknown>;

/** Returns a schema in wire form as JSON Schema 2020-12, which OpenAPI 3.1 uses. */
function jsonSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return rest;
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema);
  return Object.entries(properties as Json).map(([name, property]) => ({
    name,
    in: place,
    required: Array.isArray(required) && required.includes(name),
    schema: property,
  }));
}

const reasons: Record<string, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted, not done yet',
  204: 'Done, nothing to answer',
  303: 'The file is at the address in Location',
  304: 'Unchanged since the answer whose ETag was sent as If-None-Match',
};

function success(status: string, response: unknown): Json {
  const description = reasons[status] ?? 'Done';
  if (isFileKind(response)) return { description, content: { [fileKinds[response]]: {} } };
  if (typeof response === 'string') return { description };
  return { description, content: { 'application/json': { schema: jsonSchema(response as z.ZodMiniType) } } };
}

function operation(id: RouteId): Json {
  const route: Route = routes[id];
  const schemas: RouteContract = contract[id];
  const responses = Object.entries(schemas.responses).map(([status, response]) => [
    status,
    success(status, response),
  ]);
  const unchanged = route.cache === 'public' && { 304: { description: reasons[304] } };
  const all = [
    ...parameters(schemas.params, 'path'),
    ...parameters(schemas.query, 'query'),
    ...(takesKey(id) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: id,
    summary: route.summary,
    ...(all.length > 0 && { parameters: all }),
    ...(schemas.body && {
      requestBody: {
        required: !schemas.body.safeParse(undefined).success,
        content: { 'application/json': { schema: jsonSchema(schemas.body) } },
      },
    }),
    responses: {
      ...Object.fromEntries(responses),
      ...unchanged,
      default: { $ref: '#/components/responses/Refusal' },
    },
    security: route.access === 'public' ? [] : [{ session: [] }],
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A new random key for each request. The same request with the same key is carried out once, and gets the first answer for 24 hours. Another request with the key is 422 IDEMPOTENCY_KEY_REUSED. While the first still runs, the answer is 409 REQUEST_IN_PROGRESS. The answer is kept encrypted under the key, so nobody should be able to guess it.',
  schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
};

/** Returns the OpenAPI description of the API, derived from the contract alone. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const id of routeIds) {
    const { method, path, atRoot }: Route = routes[id];
    const server = atRoot && { servers: [{ url: '/' }] };
    paths[path] = { ...paths[path], ...server, [method.toLowerCase()]: operation(id) };
  }
  const detail = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
  const refusal = {
    type: 'object',
    required: ['detail', 'code'],
    properties: {
      detail,
      code: { type: 'string', enum: Object.keys(errorDetails) },
      request_id: { type: 'string' },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Digital Notary Journal', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: apiBase }],
    paths,
    components: {
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Refusal: {
          description: 'Refused: what is wrong in plain sentences, and a stable code',
          content: { 'application/json': { schema: refusal } },
        },
      },
    },
  };
}
