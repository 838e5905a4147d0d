import type { RouteId } from '#shared/contract/routes.ts';
import type { HttpResponse } from './http-response.ts';

/**
 * The product's metrics, by the route whose answer counts: each response once, or each element of the response's list `of`.
 * Nothing about a person, and no dimension that names one.
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

/** The names of all metrics that functions count. */
export const productMetrics = [
  ...new Set(Object.values(counted).flatMap(({ done, refused }) => (refused ? [done, refused] : [done]))),
];

/**
 * Returns the fields that make CloudWatch keep a value of the stage when it reads the log line: CloudWatch's embedded
 * metric format. `now` is in milliseconds.
 */
export function measuredValue(
  name: string,
  value: number,
  unit: 'Count' | 'Seconds' | 'None',
  now: number,
): Record<string, unknown> {
  const metric = {
    Namespace: process.env['METRICS_NAMESPACE'],
    Dimensions: [[]],
    Metrics: [{ Name: name, Unit: unit }],
  };
  return { _aws: { Timestamp: now, CloudWatchMetrics: [metric] }, [name]: value };
}

/**
 * Returns the fields that make CloudWatch count the response of a route when it reads the log line. No fields for a route
 * that is not counted. A refusal is a 4xx. `now` is in milliseconds.
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
