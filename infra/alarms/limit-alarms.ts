import { type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { firewallName } from '../constructs/front-firewall.ts';
import { metricNamespace } from '../log-metrics.ts';
import type { Stage } from '../stages.ts';
import type { MetricAlarm } from './metric-alarm.ts';

const limited = 'requests-limited';

/**
 * Counts the requests that API Gateway itself rejects. Our own 429 responses count attempts of one account.
 */
export function countLimitedRequests(scope: Construct, stage: Stage, logGroup: ILogGroup): void {
  new MetricFilter(scope, `${limited}-filter`, {
    logGroup,
    metricNamespace: metricNamespace(stage.name),
    metricName: limited,
    // No function answered.
    filterPattern: { logPatternString: '{ ($.status = "429") && ($.functionLatency = "-") }' },
  });
}

/** Watches the protections against floods, because they can also hit honest users. */
export const limitAlarms = (stage: Stage): MetricAlarm[] => [
  {
    id: limited,
    metric: { namespace: metricNamespace(stage.name), metricName: limited },
    threshold: 50,
    impact:
      'Calls beyond the limits of the API are refused. Notaries among the callers see an error and can try again.',
    runbook: 'requests-limited',
  },
  {
    id: 'sign-ins-blocked',
    metric: {
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: firewallName(stage), Rule: 'account-attempts' },
    },
    threshold: 100,
    impact:
      'The firewall blocks sign-ins from some network address. Notaries behind the same address cannot sign in for some minutes.',
    runbook: 'requests-limited',
  },
  {
    id: 'functions-throttled',
    // Without a dimension, the metric covers all functions of the account in this region.
    metric: { namespace: 'AWS/Lambda', metricName: 'Throttles' },
    threshold: 10,
    impact:
      'Functions do not start, because too many run in parallel. Notaries see errors and can try again.',
    runbook: 'function-throttles',
  },
];
