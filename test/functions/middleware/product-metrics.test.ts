import { afterEach, expect, it, vi } from 'vitest';
import { countedResponse } from '#functions/middleware/product-metrics.ts';

const now = Date.UTC(2026, 10, 22);

afterEach(() => {
  vi.unstubAllEnvs();
});

it('counts a submitted entry in the embedded metric format of CloudWatch', () => {
  vi.stubEnv('METRICS_NAMESPACE', 'notary-journal-dev');
  expect(countedResponse('submit-entry', { statusCode: 200 }, now)).toEqual({
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          Namespace: 'notary-journal-dev',
          Dimensions: [[]],
          Metrics: [{ Name: 'entries-submitted', Unit: 'Count' }],
        },
      ],
    },
    'entries-submitted': 1,
  });
});

it.each([
  ['login', 200, 'sign-ins'],
  ['login', 401, 'sign-ins-refused'],
  ['login', 429, 'sign-ins-refused'],
  ['create-draft', 201, 'drafts-created'],
  ['export-entries', 303, 'batches-exported'],
] as const)('counts %s answered with %i as %s', (route, statusCode, name) => {
  expect(countedResponse(route, { statusCode }, now)).toHaveProperty([name], 1);
});

it.each([
  ['login', 500],
  ['create-draft', 422],
  ['get-entry', 200],
] as const)('does not count %s answered with %i', (route, statusCode) => {
  expect(countedResponse(route, { statusCode }, now)).toEqual({});
});

it('counts every entry of a visit, and its refusal once', () => {
  const body = JSON.stringify({ entries: [{ id: 'one' }, { id: 'two' }, { id: 'three' }] });
  expect(countedResponse('submit-entries', { statusCode: 200, body }, now)).toHaveProperty(
    ['entries-submitted'],
    3,
  );
  expect(countedResponse('submit-entries', { statusCode: 422, body: '{"detail":[]}' }, now)).toHaveProperty(
    ['submissions-refused'],
    1,
  );
});
