import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyResponse } from '#functions/middleware/http-response.ts';
import { lambdaHandler } from '#functions/middleware/lambda-handler.ts';
import { log } from '#functions/middleware/log-request.ts';
import { bodyLimit, type RouteId, routeIds, routes } from '#shared/contract/routes.ts';
import { limits } from '#shared/data/limits.ts';

beforeAll(() => void vi.spyOn(log(), 'info').mockImplementation(() => {}));
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const context: Pick<Context, 'getRemainingTimeInMillis'> = { getRemainingTimeInMillis: () => 15_000 };

/** Sends a body to a route whose handler does nothing, and returns the answer and whether the handler was called. */
async function sent(id: RouteId, body: string, isBase64Encoded = false) {
  vi.stubEnv('ROUTE_ACCESS', routes[id].access);
  const respond = vi.fn(async () => emptyResponse(204));
  const event: Partial<APIGatewayProxyEventV2> = {
    body,
    isBase64Encoded,
    headers: {},
    requestContext: { requestId: 'r1', http: {} } as APIGatewayProxyEventV2['requestContext'],
  };
  const answer = await lambdaHandler(id, respond)(event as APIGatewayProxyEventV2, context as Context);
  return { status: answer.statusCode, body: answer.body, called: respond.mock.calls.length > 0 };
}

describe('the largest body', () => {
  it.each(routeIds)(
    'of %s is accepted, and one byte more is refused before anything reads it',
    async (id) => {
      const limit = bodyLimit(id);
      expect(await sent(id, 'x'.repeat(limit))).toMatchObject({ status: 204, called: true });
      const refused = await sent(id, 'x'.repeat(limit + 1));
      expect(refused).toMatchObject({ status: 413, called: false });
      expect(JSON.parse(refused.body ?? '')).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    },
  );

  it('is small for all routes below /auth, and large only for entries and front pages, which carry images, rows of an import, and orders to read', () => {
    const large = routeIds.filter((id) => bodyLimit(id) > limits.bodyBytes);
    expect(large).toEqual([
      ...['create-draft', 'update-draft', 'add-import-rows'],
      ...['validate-entry', 'save-front-page', 'read-orders'],
    ]);
    for (const id of routeIds.filter((one) => routes[one].path.startsWith('/auth/'))) {
      expect([id, bodyLimit(id)]).toEqual([id, 16 * 1024]);
    }
  });

  it('counts bytes, not characters, and what base64 contains', async () => {
    const half = limits.authBodyBytes / 2;
    expect(await sent('login', 'é'.repeat(half))).toMatchObject({ status: 204 });
    expect(await sent('login', 'é'.repeat(half + 1))).toMatchObject({ status: 413 });
    const encoded = (bytes: number) => Buffer.alloc(bytes).toString('base64');
    expect(await sent('login', encoded(limits.authBodyBytes - 2), true)).toMatchObject({ status: 204 });
    expect(await sent('login', encoded(limits.authBodyBytes + 2), true)).toMatchObject({ status: 413 });
  });
});
