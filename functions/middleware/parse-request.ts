import type * as z from 'zod/mini';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { RouteSchemas } from '#shared/contract/schemas.ts';
import { fromWire } from '#shared/contract/wire.ts';
import { sentences } from '#shared/schemas/sentences.ts';
import { brokenInAddress, brokenInJson } from './broken-text.ts';

/** The parts of an API Gateway event (payload format 2.0) that make up a request. */
export type HttpRequest = {
  headers: Record<string, string | undefined>;
  pathParameters?: Record<string, string | undefined> | undefined;
  queryStringParameters?: Record<string, string | undefined> | undefined;
  body?: string | undefined;
  isBase64Encoded: boolean;
};

/**
 * The parts of a request, parsed by the contract and in camelCase. Parts that the contract doesn't declare
 * are undefined.
 */
export type ParsedRequest = { params: unknown; query: unknown; body: unknown };

function readJson(request: HttpRequest): Outcome<unknown> {
  const contentType = request.headers['content-type'];
  if (contentType && !/^application\/json\s*(;|$)/i.test(contentType))
    return refuse('UNSUPPORTED_MEDIA_TYPE');
  const text = request.isBase64Encoded
    ? Buffer.from(request.body ?? '', 'base64').toString('utf8')
    : (request.body ?? '');
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse('NOT_JSON');
  }
}

/**
 * Returns whether to parse the body. A missing body is parsed and rejected too, unless the contract allows
 * it.
 */
const hasBody = ({ body }: RouteSchemas, request: HttpRequest): boolean =>
  body !== undefined && (Boolean(request.body) || !body.safeParse(undefined).success);

/**
 * Parses a request by its contract: 400 if it isn't JSON, 415 if it isn't declared as JSON, 422 with one
 * sentence per wrong field. Rejects broken characters first, so that a schema sees only text that can be
 * stored and sealed.
 */
export function parseRequest(contract: RouteSchemas, request: HttpRequest): Outcome<ParsedRequest> {
  const complaints: string[] = [];
  const parse = (schema: z.ZodMiniType | undefined, input: unknown) => {
    if (!schema) return undefined;
    const result = schema.safeParse(input);
    if (!result.success) complaints.push(...sentences(result.error.issues, input));
    return fromWire(result.data);
  };
  const json = hasBody(contract, request) ? readJson(request) : ok(undefined);
  if (!json.ok) return json;
  const { pathParameters = {}, queryStringParameters = {} } = request;
  const broken = [
    ...brokenInAddress(pathParameters),
    ...brokenInAddress(queryStringParameters),
    ...brokenInJson(json.value),
  ];
  if (broken.length > 0) return refuse('INVALID_FIELDS', { detail: broken });
  const parsed = {
    params: parse(contract.params, pathParameters),
    query: parse(contract.query, queryStringParameters),
    body: parse(contract.body, json.value),
  };
  return complaints.length > 0 ? refuse('INVALID_FIELDS', { detail: complaints }) : ok(parsed);
}
