import * as z from 'zod/mini';
import { type RouteId, routeAddress, routes } from '#shared/contract/routes.ts';

/** Values of a path, a query, or headers, which a request carries as text. */
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const input = z.strictObject({
  params: z._default(values, {}),
  query: z._default(values, {}),
  headers: z._default(values, {}),
  body: z.optional(z.unknown()),
  access_token: z.optional(z.string()),
});

const isText = 'must be text, a number, true, or false';

function faultOf({ code, path, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys' && 'keys' in issue) return `It has ${issue.keys.join(' and ')} instead.`;
  const [part, name] = path.map(String);
  if (part === undefined) return 'It is something else.';
  if (name !== undefined) return `${part}.${name} ${isText}.`;
  return part === 'access_token' ? 'access_token must be text.' : `${part} must be an object.`;
}

function parseInput(given: unknown): z.output<typeof input> {
  const parsed = input.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(
    `For a route, the input must be a JSON object with params, query, headers, body, and access_token, all optional. ${parsed.error.issues.map(faultOf).join(' ')}`,
  );
}

const texts = (of: z.output<typeof values>) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, String(value)]));

/** Returns the request to a route for the input of `npm run invoke`. */
export function routeRequest(routeId: RouteId, given: unknown) {
  const { params, query, headers, body, access_token } = parseInput(given);
  const { method } = routes[routeId];
  const filled = routeAddress(routeId).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${routeId} needs params.${name} in the input.`);
    return encodeURIComponent(value);
  });
  return {
    target: `${filled}?${new URLSearchParams(texts(query))}`.replace(/\?$/, ''),
    init: {
      method,
      redirect: 'manual' as const,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(access_token && { authorization: `Bearer ${access_token}` }),
        ...texts(headers),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  };
}
