import { afterEach, expect, it, vi } from 'vitest';
import { countedAnswer, productMetrics } from '#functions/middleware/product-metrics.ts';

const now = Date.UTC(2026, 10, 22);

afterEach(() => {
  vi.unstubAllEnvs();
});

it('counts a submitted entry in the embedded metric format of CloudWatch', () => {
  vi.stubEnv('METRICS_NAMESPACE', 'notary-journal-dev');
  expect(countedAnswer('submit-entry', 200, now)).toEqual({
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
] as const)('counts %s answered with %i as %s', (route, status, name) => {
  expect(countedAnswer(route, status, now)).toHaveProperty([name], 1);
});

it.each([
  ['login', 500],
  ['create-draft', 422],
  ['get-entry', 200],
] as const)('does not count %s answered with %i', (route, status) => {
  expect(countedAnswer(route, status, now)).toEqual({});
});

it('names each metric once', () => {
  expect(new Set(productMetrics).size).toBe(productMetrics.length);
});
