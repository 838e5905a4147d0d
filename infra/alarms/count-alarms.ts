import { humanAccess, logLag, metricNamespace, type PaymentMetric } from '../log-metrics.ts';
import type { Stage } from '../stages.ts';
import type { MetricAlarm } from './metric-alarm.ts';

/** A link is in a signed checkpoint after at most this many seconds. */
const logLateSeconds = 120;

/** Watches the counts and measurements in the functions' log lines. */
export function countAlarms(stage: Stage): MetricAlarm[] {
  const counted = (metricName: string) => ({ namespace: metricNamespace(stage.name), metricName });
  const ofPayments = (metricName: PaymentMetric) => ({ id: metricName, metric: counted(metricName) });
  return [
    {
      // Only people can respond to a dispute, and it has a deadline.
      ...ofPayments('payments-disputed'),
      threshold: 1,
      impact:
        'A notary disputes a payment with their bank. The plan continues. Without a timely response, we lose the money.',
      runbook: 'disputes',
    },
    {
      // A wrong signing secret keeps failing. A single attempt by a stranger doesn't trigger the alarm.
      ...ofPayments('payment-events-refused'),
      threshold: 3,
      period: 60,
      impact:
        'Events with an invalid signature reach the Stripe webhook. If Stripe sent them, plans follow payments only when they are next read.',
      runbook: 'payments',
    },
    {
      id: 'log-lags',
      metric: counted(logLag),
      threshold: logLateSeconds,
      statistic: 'Maximum',
      impact:
        'New entries wait longer than two minutes for the public log. They are sealed, but not yet in it.',
      runbook: 'log',
    },
    {
      // A refusal, or 30 minutes without enough answers. The function's log says which.
      id: 'witness-trouble',
      metric: counted('witness-trouble'),
      threshold: 1,
      impact:
        'A witness of the public log knows another history, or too few witnesses answer. New entries are not witnessed.',
      runbook: 'witnesses',
    },
    {
      id: 'journal-faults',
      metric: counted('journal-faults'),
      threshold: 1,
      impact: 'A journal is not as it was sealed, or its entries are missing in the public log.',
      runbook: 'journal-verification',
    },
    {
      id: 'journals-unverified',
      metric: counted('days-unverified'),
      threshold: 30,
      statistic: 'Maximum',
      // Each run covers part of the journals. A round of all parts takes this long.
      period: 8 * 60,
      impact: 'A journal was not verified for 30 days. Damage to it would be found late.',
      runbook: 'journal-verification',
    },
    {
      // Each document reports it during the certificate's last 30 days.
      id: 'certificate-expires',
      metric: counted('certificate-expires'),
      threshold: 1,
      period: 60,
      impact:
        'The certificate that signs PDFs expires within 30 days. After that, PDF readers call the signatures of new PDFs invalid.',
      runbook: 'signing-certificate',
    },
    {
      // One is too many.
      id: 'seals-broken',
      metric: counted('seals-broken'),
      threshold: 1,
      impact:
        'An entry does not match its seal, so it was changed or damaged after it was submitted. It is not shown, printed, or exported.',
      runbook: 'integrity',
    },
    {
      id: humanAccess,
      metric: counted(humanAccess),
      threshold: 1,
      impact:
        'Someone used items, files, or secrets without the product, copied the data, or changed a trail. No notary is affected yet.',
      runbook: 'human-access',
    },
  ];
}
