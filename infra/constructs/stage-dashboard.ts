import { Duration } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
  type IWidget,
  MathExpression,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { logLag, metricNamespace } from '../log-metrics.ts';
import type { Stage } from '../stages.ts';
import { badShare, type Objective } from './objectives.ts';

type StageDashboardProps = {
  stage: Stage;
  objectives: readonly Objective[];
  /** The objectives' alarms. */
  alarms: readonly IAlarm[];
};

const width = 12;
const fiveMinutes = Duration.minutes(5);
const hour = Duration.hours(1);
const day = Duration.days(1);

/** Notaries' actions, as counted in the functions' log lines (functions/middleware/product-metrics.ts). */
const counts = {
  'Sign-ins': ['accounts-created', 'sign-ins', 'sign-ins-refused'],
  Entries: ['drafts-created', 'entries-submitted', 'submissions-refused'],
  'Exports and plans': [
    'pdfs-exported',
    'batches-exported',
    'data-exports-started',
    'subscriptions-created',
    'subscriptions-refused',
  ],
};

/** How pages were, as browsers measured them (functions/services/vitals): a metric, its statistic, and its unit. */
const pages = {
  'Largest content shown, p75': ['page-lcp', 'p75', 'Milliseconds'],
  'Slowest interaction, p75': ['page-inp', 'p75', 'Milliseconds'],
  'Shift of content, p75': ['page-cls', 'p75', 'Score'],
  'Errors of scripts': ['page-errors', 'Average', 'A page'],
} as const;

/** The names of the metrics of pages on the dashboard. */
export const shownPages = Object.values(pages).map(([metricName]) => metricName);

/** The names of the product metrics on the dashboard. */
export const shownCounts = Object.values(counts).flat();

const graph = (
  title: string,
  left: IMetric[],
  label: string,
  at?: { value: number; label: string },
): IWidget =>
  new GraphWidget({
    title,
    left,
    width,
    leftYAxis: { min: 0, label, showUnits: false },
    ...(at && { leftAnnotations: [at] }),
  });

/** Shows what notaries experience: their actions, failures, waiting times, delays, and the costs. */
export function stageDashboard(scope: Construct, props: StageDashboardProps): Dashboard {
  const { stage, objectives, alarms } = props;
  const name = metricNamespace(stage.name);
  /** Returns the ten highest of all the stage's functions or queues, including those added later. */
  const highest = (dimension: string, metricName: string, statistic: string) => {
    const found = `SEARCH('{${dimension}} MetricName="${metricName}" ${name}', '${statistic}', 300)`;
    const expression = `SLICE(SORT(${found}, MAX, DESC), 0, 10)`;
    return new MathExpression({ expression, usingMetrics: {}, label: '', period: fiveMinutes });
  };
  const functions = (metricName: string, statistic: string) =>
    highest('AWS/Lambda,FunctionName', metricName, statistic);
  const product = (metricName: string) =>
    new Metric({ namespace: name, metricName, statistic: 'Sum', period: hour });
  const value = (metricName: string, statistic: string) =>
    new Metric({ namespace: name, metricName, statistic, period: day });
  /** Returns a line for each engine and version. */
  const byBrowser = (metricName: string, statistic: string) => {
    const found = `SEARCH('{${name},engine,version} MetricName="${metricName}"', '${statistic}', 86400)`;
    return new MathExpression({ expression: found, usingMetrics: {}, label: '', period: day });
  };
  const charges = new Metric({
    namespace: 'AWS/Billing',
    metricName: 'EstimatedCharges',
    dimensionsMap: { Currency: 'USD' },
    statistic: 'Maximum',
    period: day,
  });
  return new Dashboard(scope, 'dashboard', {
    dashboardName: name,
    defaultInterval: Duration.days(7),
    widgets: [
      [new AlarmStatusWidget({ title: 'Objectives', alarms: [...alarms], width: 2 * width })],
      Object.entries(counts).map(([title, names]) => graph(title, names.map(product), 'An hour')),
      objectives.map((objective) =>
        graph(objective.label, [badShare(objective, hour)], 'Share of calls', {
          value: objective.budget,
          label: 'Objective',
        }),
      ),
      [
        graph('Longest waits by route, p95', [functions('Duration', 'p95')], 'Milliseconds'),
        graph('Errors by function', [functions('Errors', 'Sum')], 'Five minutes'),
      ],
      [
        graph(
          'Oldest message by queue',
          [highest('AWS/SQS,QueueName', 'ApproximateAgeOfOldestMessage', 'Maximum')],
          'Seconds',
        ),
        graph('Age of changes not yet read', [functions('IteratorAge', 'Maximum')], 'Milliseconds'),
      ],
      [
        graph(
          'Oldest link that waits for the public log',
          [
            new Metric({
              namespace: name,
              metricName: logLag,
              statistic: 'Maximum',
              period: fiveMinutes,
              label: 'Age',
            }),
          ],
          'Seconds',
        ),
      ],
      [
        graph(
          'Since the journal that waits longest was verified',
          [value('days-unverified', 'Maximum')],
          'Days',
          { value: 30, label: 'Promise' },
        ),
        graph('Faults of journals', [value('journal-faults', 'Sum')], 'A day'),
      ],
      Object.entries(pages).map(([title, [metricName, statistic, label]]) =>
        graph(title, [byBrowser(metricName, statistic)], label),
      ),
      [
        graph(
          'Cost a day, whole account',
          [
            // Monthly charges restart at zero.
            new MathExpression({
              expression: 'IF(DIFF(charges) >= 0, DIFF(charges), charges)',
              usingMetrics: { charges },
              label: 'US dollars',
              period: day,
            }),
          ],
          'US dollars',
        ),
      ],
    ],
  });
}
