import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ErrorCode, errorDetails } from '#shared/errors.ts';
import { asRecord } from '../aws/aws-answer.ts';
import { type FunctionConfig, LocalFunction } from '../functions/local-function.ts';
import { readBody } from '../processes/http-server.ts';
import { stackTime } from '../stack-time.ts';
import { gatewayEvent } from './gateway-event.ts';
import { matchRoute } from './route-match.ts';

/** A route of the API and the function behind it. */
export type LocalRoute = { method: string; path: string; function: FunctionConfig };

/** Lambda's limit for an event and an answer, in bytes of JSON. */
const payloadLimit = 6 * 1024 * 1024;
/** The limit of an HTTP API for a request, in bytes. */
const requestLimit = 10 * 1024 * 1024;
/** Milliseconds that the API waits for a function. */
const gatewayTimeout = 29_000;

const json = (response: ServerResponse, status: number, requestId: string, body: unknown) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'x-request-id': requestId })
    .end(JSON.stringify(body));

const refuse = (response: ServerResponse, status: number, requestId: string, code: ErrorCode) =>
  json(response, status, requestId, { detail: errorDetails[code], code });

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Sends a handler's answer (payload format 2.0) to the client. */
function give(response: ServerResponse, requestId: string, answer: unknown): void {
  const given = asRecord(answer);
  const status = given?.['statusCode'];
  if (typeof status !== 'number') {
    // Without a status code, the whole value is the JSON body of a 200.
    json(response, 200, requestId, answer);
    return;
  }
  const cookies = texts(given?.['cookies']);
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.setHeader('x-request-id', requestId);
  for (const [name, value] of Object.entries(asRecord(given?.['headers']) ?? {})) {
    if (name.toLowerCase() !== 'content-length') response.setHeader(name, String(value));
  }
  const body = given?.['body'];
  const text = typeof body === 'string' ? body : '';
  const content = Buffer.from(text, given?.['isBase64Encoded'] === true ? 'base64' : 'utf8');
  if (status !== 204 && status !== 304) response.setHeader('content-length', content.length);
  if (content.length > 0 && !response.hasHeader('content-type'))
    response.setHeader('content-type', 'text/plain');
  response.writeHead(status).end(content);
}

async function inTime<T>(running: Promise<T>): Promise<T | 'too late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'too late'>((resolve) => {
    timer = setTimeout(() => resolve('too late'), gatewayTimeout);
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}

/**
 * API Gateway and Lambda on one machine: turns requests into payload-v2 events, calls the functions, and enforces their
 * limits. Like an HTTP API, it answers 503 to a late answer and 500 to a failed function. It answers 404 to an unknown
 * route and 413 to a request that is too large, in the product's own error format.
 */
export class Gateway {
  readonly #routes: {
    method: string;
    path: string;
    function: LocalFunction;
    clockFile: string | undefined;
  }[];

  constructor(routes: readonly LocalRoute[]) {
    this.#routes = routes.map((route) => ({
      ...route,
      function: new LocalFunction(route.function),
      clockFile: route.function.clockFile,
    }));
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID();
    const { method = 'GET', url = '/' } = request;
    const body = await readBody(request, requestLimit);
    const found = matchRoute(this.#routes, method, url.split('?')[0] ?? '/');
    if (!found) return void refuse(response, 404, requestId, 'ROUTE_NOT_FOUND');
    if (!body) return void refuse(response, 413, requestId, 'PAYLOAD_TOO_LARGE');
    const sourceIp = request.socket.remoteAddress ?? '127.0.0.1';
    const headers = request.headersDistinct;
    const event = JSON.stringify(
      gatewayEvent({ method, url, headers, body, sourceIp }, found.matched, requestId, new Date()),
    );
    if (Buffer.byteLength(event) > payloadLimit)
      return void refuse(response, 413, requestId, 'PAYLOAD_TOO_LARGE');
    // Devices learn the server's clock from this header.
    response.setHeader('date', new Date(stackTime(found.route.clockFile)).toUTCString());
    const end = await inTime(found.route.function.call(requestId, event));
    if (end === 'too late') return void json(response, 503, requestId, { message: 'Service Unavailable' });
    if ('failed' in end || Buffer.byteLength(end.json) > payloadLimit) {
      return void json(response, 500, requestId, { message: 'Internal Server Error' });
    }
    give(response, requestId, JSON.parse(end.json));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#routes.map((route) => route.function.stop()));
  }
}
