import type { StageName } from './stages.ts';

/** Metrics counted in the logs of the functions that call Stripe, with the message code that counts. */
export const paymentMetrics = {
  'payments-disputed': 'PAYMENT_DISPUTED',
  'payment-events-refused': 'PAYMENT_EVENT_REFUSED',
} as const;

/** Metrics counted in the log of the function that asks the map service, which charges for each question. */
export const locationMetrics = { 'address-lookups-paid': 'ADDRESS_LOOKUP_PAID' } as const;

/** Metrics counted in the logs of the functions that sign documents. */
export const documentMetrics = { 'certificate-expires': 'SIGNING_CERTIFICATE_EXPIRES' } as const;

/** Counts uses of data without the functions, in the log of the stage's trail. */
export const humanAccess = 'human-access';

/** The age of the oldest link that waits for the public log, in seconds. The sequencer measures it. */
export const logLag = 'log-lag';

export type PaymentMetric = keyof typeof paymentMetrics;

/** The message code of an unexpected failure that a route answered with a 500. */
export const failureMessage = 'REQUEST_FAILED';

/** Returns the namespace of a stage's own metrics. All functions share it, so their counts add up. */
export function metricNamespace(stage: StageName): string {
  return `notary-journal-${stage}`;
}
