import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterEach, expect, it, vi } from 'vitest';
import { lambdaHandler } from '#functions/middleware/lambda-handler.ts';
import { log } from '#functions/middleware/log-request.ts';
import { routeEvent } from '#scripts/bench/handlers.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('answers BUSY in our own form just before the function is cut off', async () => {
  const failed = vi.spyOn(log(), 'error').mockImplementation(() => {});
  vi.spyOn(log(), 'info').mockImplementation(() => {});
  process.env['ROUTE_ACCESS'] = 'notary';
  // A dependency that never answers.
  const handler = lambdaHandler('get-profile', () => new Promise(() => {}));
  const event: APIGatewayProxyEventV2 = routeEvent('get-profile', {});
  const context: Pick<Context, 'getRemainingTimeInMillis'> = { getRemainingTimeInMillis: () => 520 };
  const response = await handler(event, context as Context);
  expect(response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1' } });
  expect(JSON.parse(response.body ?? '')).toMatchObject({ code: 'BUSY', request_id: 'bench' });
  expect(failed.mock.lastCall?.[1]).toMatchObject({ kind: 'OutOfTime' });
});
