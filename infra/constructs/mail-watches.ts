/** SES measures these rates over a representative number of recent mails, of the whole account. */
const rate = (id: string, metricName: string, threshold: number, impact: string) => ({
  id,
  metric: { namespace: 'AWS/SES', metricName },
  threshold,
  statistic: 'Maximum' as const,
  period: 60,
  impact,
  runbook: 'suspended-mail' as const,
});

const impact =
  'SES is about to review the account, and may stop sending: no reset links, reminders, or notices of exports.';

/** Alarms a little below the rates at which SES reviews an account: 5 percent of bounces, 0.1 percent of complaints. */
export const mailWatches = [
  rate('mail-bounces', 'Reputation.BounceRate', 0.04, impact),
  rate('mail-complaints', 'Reputation.ComplaintRate', 0.0008, impact),
];
