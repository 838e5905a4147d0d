import * as z from 'zod/mini';
import { apiBase, type Route, type RouteId, routeIds, routes } from '#shared/contract/routes.ts';
import { withAnyStack } from './local/any-stack.ts';
import { command } from './local/command.ts';

/*
 * `npm run invoke <route-id> '<json>'`: calls the handler of one route and prints its response. The JSON may have
 * params, query, headers, body, and token.
 */

const texts = z.record(z.string(), z.string());
const input = z.strictObject({
  params: z._default(texts, {}),
  query: z._default(texts, {}),
  headers: z._default(texts, {}),
  body: z.optional(z.unknown()),
  token: z.optional(z.string()),
});

function parseInput(text: string): z.output<typeof input> {
  try {
    return input.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      'The input must be a JSON object with params, query, headers, body, and token, all optional.',
      {
        cause: error,
      },
    );
  }
}

function requestOf(routeId: RouteId, text: string) {
  const { params, query, headers, body, token } = parseInput(text);
  const { method, path }: Route = routes[routeId];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${routeId} needs params.${name} in the input.`);
    return encodeURIComponent(value);
  });
  return {
    target: `${apiBase}${filled}?${new URLSearchParams(query)}`.replace(/\?$/, ''),
    init: {
      method,
      redirect: 'manual' as const,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  };
}

async function print(answer: Response): Promise<void> {
  console.log(`${answer.status}`);
  for (const [name, value] of answer.headers) console.log(`${name}: ${value}`);
  const type = answer.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length === 0) return;
  const isText = /json|text/.test(type);
  console.log(`\n${isText ? bytes.toString() : `(${bytes.length} bytes)`}`);
}

await command(async () => {
  const [given, text = '{}'] = process.argv.slice(2);
  const routeId = routeIds.find((known) => known === given);
  if (!routeId) throw new Error(`Name one of these routes: ${routeIds.join(', ')}.`);
  const { target, init } = requestOf(routeId, text);
  await withAnyStack(async ({ apiUrl }) => print(await fetch(apiUrl + target, init)));
});
