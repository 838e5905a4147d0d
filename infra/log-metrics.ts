import type { StageName } from './stages.ts';

/** What is counted in the logs of functions, by the message code that they write. */
export const logMetrics = {
  'payments-disputed': 'PAYMENT_DISPUTED',
  'payment-events-refused': 'PAYMENT_EVENT_REFUSED',
} as const;

export type LogMetric = keyof typeof logMetrics;

/** The namespace of a stage's own metrics: all functions count together. */
export function metricNamespace(stage: StageName): string {
  return `notary-journal-${stage}`;
}
