import type { RouteId } from '#shared/contract/routes.ts';
import type { HttpResponse } from './http-response.ts';

/**
 * The product's metrics by route: counts each response once, or each element of the response's list `of`.
 * Contains nothing about a person, and no dimension that identifies one.
 */
const counted: Partial<Record<RouteId, { done: string; of?: string; refused?: string }>> = {
  register: { done: 'accounts-created' },
  login: { done: 'sign-ins', refused: 'sign-ins-refused' },
  'create-draft': { done: 'drafts-created' },
  'submit-entry': { done: 'entries-submitted', refused: 'submissions-refused' },
  'submit-entries': { done: 'entries-submitted', of: 'entries', refused: 'submissions-refused' },
  'export-entry-pdf': { done: 'pdfs-exported' },
  'export-entries': { done: 'batches-exported' },
  'start-data-export': { done: 'data-exports-started' },
  'create-subscription': { done: 'subscriptions-created', refused: 'subscriptions-refused' },
};

/** The names of all metrics that functions emit. */
export const productMetrics = [
  ...new Set(Object.values(counted).flatMap(({ done, refused }) => (refused ? [done, refused] : [done]))),
];

type Unit = 'Count' | 'Seconds' | 'Milliseconds' | 'None';

/** A value of a metric by its name. */
export type Measured = { name: string; unit: Unit; value: number };

/**
 * Returns the log fields from which CloudWatch records values for the stage (embedded metric format), for each
 * combination of dimensions. Every combination costs as much as a metric, so dimensions need a closed list of
 * values. `now` is in milliseconds.
 */
export function measuredValues(
  measured: readonly Measured[],
  now: number,
  dimensions: Record<string, string> = {},
): Record<string, unknown> {
  const metrics = {
    Namespace: process.env['METRICS_NAMESPACE'],
    Dimensions: [Object.keys(dimensions)],
    Metrics: measured.map(({ name, unit }) => ({ Name: name, Unit: unit })),
  };
  const values = Object.fromEntries(measured.map(({ name, value }) => [name, value]));
  return { _aws: { Timestamp: now, CloudWatchMetrics: [metrics] }, ...dimensions, ...values };
}

/** Returns the log fields from which CloudWatch records one value for the stage. */
export function measuredValue(name: string, value: number, unit: Unit, now: number): Record<string, unknown> {
  return measuredValues([{ name, unit, value }], now);
}

/**
 * Returns the log fields from which CloudWatch counts a route's response; none for a route that isn't
 * counted. A refusal is a 4xx. `now` is in milliseconds.
 */
export function countedResponse(
  route: RouteId,
  { statusCode, body }: Pick<HttpResponse, 'statusCode' | 'body'>,
  now: number,
): Record<string, unknown> {
  const { done, of, refused } = counted[route] ?? {};
  if (statusCode >= 400) {
    return statusCode < 500 && refused ? measuredValue(refused, 1, 'Count', now) : {};
  }
  if (!done) return {};
  const times = of && body ? JSON.parse(body)[of].length : 1;
  return measuredValue(done, times, 'Count', now);
}
