import { type FunctionId, functionIds, isOfKind } from '#infra/functions.ts';
import { type RouteId, routeIds } from '#shared/contract/routes.ts';
import { type AnyStack, withAnyStack } from '../local/any-stack.ts';
import { command } from '../local/command.ts';
import { type EventFunctionId, invokeEvent } from './invoke-event.ts';
import { routeRequest } from './route-request.ts';

/*
 * `npm run invoke <function-id> '<json>'`: calls one function and prints its answer. For a route, the JSON may have params,
 * query, headers, body, and access_token; for a function that the clock calls, it is the event; for one that the stream
 * or a queue calls, it may have records.
 */

const isRoute = (id: FunctionId): id is RouteId => isOfKind(id, 'route');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The input must be JSON: ${cause instanceof Error ? cause.message : cause}.`, { cause });
  }
}

async function printAnswer({ apiUrl }: AnyStack, id: RouteId, given: unknown): Promise<void> {
  const { target, init } = routeRequest(id, given);
  const response = await fetch(apiUrl + target, init);
  console.log(`${response.status}`);
  for (const [name, value] of response.headers) console.log(`${name}: ${value}`);
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length === 0) return;
  const isText = /json|text/.test(type);
  console.log(`\n${isText ? bytes.toString() : `(${bytes.length} bytes)`}`);
}

async function printEnd(stack: AnyStack, id: EventFunctionId, given: unknown): Promise<void> {
  const end = await invokeEvent(stack, id, given);
  if ('failed' in end) throw new Error(`${id} failed: ${end.failed}`);
  console.log(`${id} returned ${end.json}`);
}

await command(async () => {
  const [given, text = '{}'] = process.argv.slice(2);
  const id = functionIds.find((known) => known === given);
  if (!id) {
    const others = functionIds.filter((one) => !isRoute(one));
    throw new Error(
      `Name one of these routes: ${routeIds.join(', ')}. Or another function: ${others.join(', ')}.`,
    );
  }
  const input = parse(text);
  await withAnyStack((stack) => (isRoute(id) ? printAnswer(stack, id, input) : printEnd(stack, id, input)));
});
