import type { Context } from 'aws-lambda';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '#functions/middleware/log-request.ts';
import { handler } from '#functions/routes/site/report-vitals.ts';
import { benchContext, routeEvent } from '#scripts/bench/handlers.ts';
import { limits } from '#shared/data/limits.ts';

const logged = vi.fn();

beforeEach(() => {
  vi.stubEnv('ROUTE_ACCESS', 'public');
  vi.stubEnv('METRICS_NAMESPACE', 'notary-journal-dev');
  vi.spyOn(log(), 'info').mockImplementation(logged);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  logged.mockClear();
});

const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36';

const whole = { lcp: 1_200, inp: 80, cls: 0.0125, errors: 0 };

async function report(body: unknown) {
  const event = routeEvent('report-vitals', { body });
  const response = await handler(
    { ...event, headers: { ...event.headers, 'user-agent': userAgent } },
    benchContext as Context,
  );
  const measured = logged.mock.calls.filter(([message]) => message === 'PAGE_MEASURED');
  return { status: response.statusCode, body: response.body, measured: measured.map(([, fields]) => fields) };
}

it('records the values of a page as metrics by engine and version, and nothing else', async () => {
  const { status, body, measured } = await report({ ...whole, email: 'jane@notary.test' });
  expect([status, body]).toEqual([204, undefined]);
  expect(measured).toEqual([
    {
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'notary-journal-dev',
            Dimensions: [['engine', 'version']],
            Metrics: [
              { Name: 'page-lcp', Unit: 'Milliseconds' },
              { Name: 'page-inp', Unit: 'Milliseconds' },
              { Name: 'page-cls', Unit: 'None' },
              { Name: 'page-errors', Unit: 'Count' },
            ],
          },
        ],
      },
      engine: 'blink',
      version: '150-159',
      'page-lcp': 1_200,
      'page-inp': 80,
      'page-cls': 0.0125,
      'page-errors': 0,
    },
  ]);
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/jane|Windows|127\.0\.0\.1/);
});

it('records no value that the browser did not measure', async () => {
  const { status, measured } = await report({ errors: 2 });
  expect(status).toBe(204);
  expect(measured).toEqual([expect.objectContaining({ 'page-errors': 2 })]);
  expect(measured[0]).not.toHaveProperty('page-lcp');
  expect(measured[0]._aws.CloudWatchMetrics[0].Metrics).toHaveLength(1);
});

it.each([
  ['no count of errors', { lcp: 1_200 }, 422],
  ['a text', { ...whole, lcp: 'Jane Doe' }, 422],
  ['a negative value', { ...whole, inp: -1 }, 422],
  ['a value that no page has', { ...whole, cls: 101 }, 422],
  ['more errors than a page has', { ...whole, errors: 1_001 }, 422],
  ['no object', [1], 422],
  ['too much', { ...whole, more: 'x'.repeat(limits.vitalsBodyBytes) }, 413],
])('refuses %s, and records nothing', async (_kind, body, status) => {
  expect(await report(body)).toMatchObject({ status, measured: [] });
});
