import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { functions } from '#infra/functions.ts';
import { type RouteId, routes } from '#shared/contract/routes.ts';

export type Call = {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<{ statusCode: number; body?: string }>;

/** Returns API Gateway's event for a call of a route. */
export function routeEvent(id: RouteId, { token, params, query, body }: Call): APIGatewayProxyEventV2 {
  const { method, path } = routes[id];
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: '',
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(params && { pathParameters: params }),
    ...(query && { queryStringParameters: query }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'bench',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'bench' },
      requestId: 'bench',
      routeKey: `${method} ${path}`,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
  };
}

/** The part of the context that handlers read. */
export const benchContext: Partial<Context> = {
  awsRequestId: 'bench',
  getRemainingTimeInMillis: () => 30_000,
};

/**
 * Calls the handler of a route within this process, so that its AWS clients can be watched. Throws on an error
 * response, which would measure the wrong thing.
 */
export async function callHandler(id: RouteId, call: Call): Promise<unknown> {
  const entry: { handler: Handler } = await import(`../../${functions[id].entry}`);
  process.env['ROUTE_ACCESS'] = routes[id].access;
  const answer = await entry.handler(routeEvent(id, call), benchContext as Context);
  if (answer.statusCode >= 300) throw new Error(`${id} answered ${answer.statusCode}: ${answer.body}`);
  return answer.body && answer.statusCode !== 204 ? JSON.parse(answer.body) : undefined;
}
