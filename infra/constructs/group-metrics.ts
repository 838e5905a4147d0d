import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type FunctionGroup, idsOfGroup, isOfKind } from '../functions.ts';
import { metricNamespace } from '../log-metrics.ts';
import { routeKey } from '../route-key.ts';
import type { Stage } from '../stages.ts';

/** A metric of the API's log without dimensions: `calls-journal`, `failures-journal`. */
const logMetric = (stage: Stage, metricName: string) =>
  new Metric({ namespace: metricNamespace(stage.name), metricName, statistic: 'Sum' });

/** The longest filter pattern that CloudWatch Logs accepts. */
const patternLength = 1_024;

/**
 * Returns filter patterns for the log lines of some routes that meet a condition: several if the routes don't
 * fit into one. No line matches two of them.
 */
function routePatterns(routeKeys: readonly string[], condition?: string): string[] {
  const written = (keys: readonly string[]) => {
    const routes = keys.map((key) => `($.route = "${key}")`).join(' || ');
    return condition ? `{ (${condition}) && (${routes}) }` : `{ ${routes} }`;
  };
  const parts: string[][] = [[]];
  for (const key of routeKeys) {
    const last = parts.at(-1) ?? [];
    if (written([...last, key]).length <= patternLength) last.push(key);
    else parts.push([key]);
  }
  return parts.map(written);
}

/**
 * Counts the calls of a group's routes, and the failed ones (status 5xx: errors, timeouts, and throttled
 * functions), in the API's log. Filters cost nothing, and every metric costs the same however many routes it
 * counts.
 */
export function groupMetrics(
  scope: Construct,
  { stage, group, logGroup }: { stage: Stage; group: FunctionGroup; logGroup: ILogGroup },
): { calls: Metric; failures: Metric } {
  const routeKeys = idsOfGroup(group).flatMap((id) => (isOfKind(id, 'route') ? [routeKey(id)] : []));
  const counted = (metricName: string, condition?: string) => {
    for (const [index, pattern] of routePatterns(routeKeys, condition).entries()) {
      new MetricFilter(scope, `${metricName}-${index}`, {
        logGroup,
        metricNamespace: metricNamespace(stage.name),
        metricName,
        filterPattern: { logPatternString: pattern },
      });
    }
    return logMetric(stage, metricName);
  };
  return {
    calls: counted(`calls-${group}`),
    failures: counted(`failures-${group}`, '$.status = "5*"'),
  };
}
