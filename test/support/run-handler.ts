import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { HttpResponse } from '#functions/middleware/http-response.ts';
import { gatewayEvent } from '#scripts/local/api/gateway-event.ts';
import { type RouteId, routeAddress, routes } from '#shared/contract/routes.ts';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<HttpResponse>;

type Request = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token: string;
  /** The time after which the function would be cut off. */
  timeMs?: number;
};

/** Runs a route's handler inside the test, so that the test can read its logs. Its settings are in the environment. */
export async function runHandler(
  routeId: RouteId,
  handler: Handler,
  { params = {}, query, body, token, timeMs = 30_000 }: Request,
): Promise<{ status: number; body: unknown; bytes: Buffer }> {
  const { method, access } = routes[routeId];
  const path = routeAddress(routeId);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const event = gatewayEvent(
    {
      method,
      url: `${filled}${query ? `?${new URLSearchParams(query)}` : ''}`,
      headers: { 'content-type': ['application/json'], authorization: [`Bearer ${token}`] },
      body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
      sourceIp: '127.0.0.1',
    },
    { routeKey: `${method} ${path}`, pathParameters: params },
    randomUUID(),
    new Date(),
  );
  process.env['ROUTE_ACCESS'] = access;
  const end = Date.now() + timeMs;
  const context: Pick<Context, 'getRemainingTimeInMillis'> = {
    getRemainingTimeInMillis: () => end - Date.now(),
  };
  const answer = await handler(event, context as Context);
  const bytes = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
  const isJson = answer.headers['content-type'] === 'application/json';
  return { status: answer.statusCode, bytes, body: isJson ? JSON.parse(bytes.toString()) : undefined };
}
