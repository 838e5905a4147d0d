import type { MetricAlarm } from './metric-alarm.ts';

/** SES measures these rates over a representative number of recent emails of the whole account. */
const rate = (id: string, metricName: string, threshold: number): MetricAlarm => ({
  id,
  metric: { namespace: 'AWS/SES', metricName },
  threshold,
  statistic: 'Maximum',
  period: 60,
  impact:
    'SES is about to review the account, and may stop sending: no reset links, reminders, or notices of exports.',
  runbook: 'suspended-mail',
});

/**
 * Triggers slightly below the rates at which SES reviews an account: 5 percent of bounces, 0.1 percent of
 * complaints.
 */
export const emailAlarms = [
  rate('mail-bounces', 'Reputation.BounceRate', 0.04),
  rate('mail-complaints', 'Reputation.ComplaintRate', 0.0008),
];
