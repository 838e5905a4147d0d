import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** An HTTP request. */
export type GatewayRequest = {
  method: string;
  /** Path and query as sent. */
  url: string;
  headers: NodeJS.Dict<string[]>;
  body: Buffer;
  sourceIp: string;
};

/** The route of a request, such as `GET /api/notary/entries/{id}`, and its path parameters. */
export type MatchedRoute = { routeKey: string; pathParameters: Record<string, string> };

/** Media types whose bodies API Gateway passes on as text. Others come in base64. */
const textTypes = /^\s*(text\/|application\/(json|javascript|xml)\b|[\w.-]+\/[\w.-]+\+(json|xml)\b)/i;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number) => String(value).padStart(2, '0');

/** Formats a time like API Gateway: `20/Nov/2026:10:15:00 +0000`. */
const gatewayTime = (at: Date) =>
  `${two(at.getUTCDate())}/${months[at.getUTCMonth()]}/${at.getUTCFullYear()}:` +
  `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;

/** Decodes query parameters, and joins the values of a repeated one with commas. */
function queryParameters(rawQueryString: string): Record<string, string> | undefined {
  const joined = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    const before = joined.get(name);
    joined.set(name, before === undefined ? value : `${before},${value}`);
  }
  return joined.size === 0 ? undefined : Object.fromEntries(joined);
}

/** Makes the event of a request, in payload format 2.0. */
export function gatewayEvent(
  request: GatewayRequest,
  route: MatchedRoute,
  requestId: string,
  at: Date,
): APIGatewayProxyEventV2 {
  const [rawPath = '/', ...rest] = request.url.split('?');
  const rawQueryString = rest.join('?');
  const { cookie, ...others } = request.headers;
  const headers = Object.fromEntries(
    Object.entries(others).map(([name, values]) => [name.toLowerCase(), (values ?? []).join(',')]),
  );
  const isBase64Encoded = request.body.length > 0 && !textTypes.test(headers['content-type'] ?? 'text/plain');
  const query = queryParameters(rawQueryString);
  const cookies = cookie?.flatMap((line) => line.split(/;\s*/)).filter(Boolean);
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath,
    rawQueryString,
    ...(cookies?.length && { cookies }),
    headers: {
      ...headers,
      'x-forwarded-for': [headers['x-forwarded-for'], request.sourceIp].filter(Boolean).join(', '),
      'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
    },
    ...(query && { queryStringParameters: query }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers['host'] ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: route.routeKey,
      stage: '$default',
      time: gatewayTime(at),
      timeEpoch: at.getTime(),
    },
    ...(Object.keys(route.pathParameters).length > 0 && { pathParameters: route.pathParameters }),
    ...(request.body.length > 0 && { body: request.body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
  };
}
