import type { MatchedRoute } from './gateway-event.ts';

type RouteOf<T> = T & { method: string; path: string };

const isParameter = (segment: string) => segment.startsWith('{') && segment.endsWith('}');

/**
 * Finds the route of a request like an HTTP API: same method, same number of segments, literal segments before
 * parameters. Decodes path parameters. Returns undefined if no route matches.
 */
export function matchRoute<T>(
  routes: readonly RouteOf<T>[],
  method: string,
  rawPath: string,
): { route: RouteOf<T>; matched: MatchedRoute } | undefined {
  const asked = rawPath.split('/');
  const fits = (path: string) => {
    const segments = path.split('/');
    return (
      segments.length === asked.length &&
      segments.every((segment, at) => (isParameter(segment) ? asked[at] !== '' : segment === asked[at]))
    );
  };
  const literalFirst = (path: string) =>
    path
      .split('/')
      .map((part) => (isParameter(part) ? '1' : '0'))
      .join('');
  const [route] = routes
    .filter((candidate) => candidate.method === method && fits(candidate.path))
    .sort((a, b) => (literalFirst(a.path) < literalFirst(b.path) ? -1 : 1));
  if (!route) return undefined;
  const pathParameters: Record<string, string> = {};
  for (const [at, segment] of route.path.split('/').entries()) {
    if (isParameter(segment)) pathParameters[segment.slice(1, -1)] = decode(asked[at] ?? '');
  }
  return { route, matched: { routeKey: `${method} ${route.path}`, pathParameters } };
}

/** Decodes a segment like an HTTP API: bytes that are not UTF-8 become U+FFFD, and a lone percent sign stays. */
function decode(segment: string): string {
  return segment.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) =>
    Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8'),
  );
}
