import type { StageName } from './stages.ts';

/** Metrics counted in the logs of functions that call Stripe, by message code. */
export const paymentMetrics = {
  'payments-disputed': 'PAYMENT_DISPUTED',
  'payment-events-refused': 'PAYMENT_EVENT_REFUSED',
} as const;

/** Metrics counted in the log of the function that calls the map service, which charges per lookup. */
export const locationMetrics = { 'address-lookups-paid': 'ADDRESS_LOOKUP_PAID' } as const;

/** Metrics counted in the logs of functions that find distances. */
export const distanceMetrics = { 'distances-paid': 'DISTANCE_PAID' } as const;

/** Metrics counted in the logs of functions that sign documents. */
export const documentMetrics = { 'certificate-expires': 'SIGNING_CERTIFICATE_EXPIRES' } as const;

/** Counts uses of data other than by the functions, in the log of the stage's trail. */
export const humanAccess = 'human-access';

/** The age of the oldest link waiting for the public log, in seconds. The sequencer measures it. */
export const logLag = 'log-lag';

export type PaymentMetric = keyof typeof paymentMetrics;

/** The message code of an unexpected failure that a route returned as 500. */
export const failureMessage = 'REQUEST_FAILED';

/** Returns the namespace of a stage's own metrics. All functions share it, so their counts add up. */
export function metricNamespace(stage: StageName): string {
  return `notary-journal-${stage}`;
}
