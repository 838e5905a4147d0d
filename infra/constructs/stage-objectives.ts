import { Metric, type MetricProps } from 'aws-cdk-lib/aws-cloudwatch';
import { functionName } from '../function-name.ts';
import type { Stage } from '../stages.ts';
import type { Objective } from './objectives.ts';

/** Milliseconds within which 95 percent of submissions must finish. */
const submitMs = 800;

/** Returns a stage's objectives for its calls (docs/adr/0029). */
export function stageObjectives(stage: Stage, apiId: string): Objective[] {
  const api: Omit<MetricProps, 'metricName'> = {
    namespace: 'AWS/ApiGateway',
    dimensionsMap: { ApiId: apiId },
    statistic: 'Sum',
  };
  const submitting = {
    namespace: 'AWS/Lambda',
    metricName: 'Duration',
    dimensionsMap: { FunctionName: functionName(stage.name, 'submit-entry') },
  };
  return [
    {
      id: 'availability',
      label: 'Calls that fail on our side',
      bad: new Metric({ ...api, metricName: '5xx' }),
      all: new Metric({ ...api, metricName: 'Count' }),
      budget: 0.001,
      // At these rates, 2 percent of a month's budget are gone within an hour, or 5 percent within six.
      burnRates: { fast: 14.4, slow: 6 },
      impact:
        'Notaries see "Something went wrong on our side" more often than 99.9 percent availability allows.',
      runbook: 'api-errors',
    },
    {
      id: 'submit-latency',
      label: `Submissions that take longer than ${submitMs} ms`,
      bad: new Metric({ ...submitting, statistic: `TC(${submitMs}:)` }),
      all: new Metric({ ...submitting, statistic: 'SampleCount' }),
      budget: 0.05,
      // With a budget of 5 percent, the burn rate can't exceed 20x.
      burnRates: { fast: 6, slow: 2 },
      impact: 'Notaries wait too long when they submit an entry. No entry and no number is lost.',
      runbook: 'slow-submissions',
    },
  ];
}
