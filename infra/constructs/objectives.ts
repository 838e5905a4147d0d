import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  AlarmRule,
  AlarmState,
  ComparisonOperator,
  CompositeAlarm,
  MathExpression,
  type Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Runbook } from '../function-definitions/function-definition.ts';

/** An objective for calls: at most this share may be bad, over 30 days. */
export type Objective = {
  id: string;
  /** The label of bad calls in a graph. */
  label: string;
  bad: Metric;
  all: Metric;
  /** The share of calls that may be bad: 0.001 for 99.9 percent. */
  budget: number;
  /** The burn rate that triggers an alarm, for each of the windows. */
  burnRates: Record<(typeof windows)[number]['speed'], number>;
  impact: string;
  runbook: Runbook;
};

/** The long window shows that the problem is real; the short one, that it continues. */
const windows = [
  { speed: 'fast', long: Duration.hours(1), short: Duration.minutes(5) },
  { speed: 'slow', long: Duration.hours(6), short: Duration.minutes(30) },
] as const;

/** With fewer bad calls than this in a long window, the alarm stays quiet, however few calls there are. */
const badCallsMin = 10;

/** Returns the share of bad calls in a period, from 0 to 1. */
export function badShare({ bad, all, label }: Objective, period: Duration, atLeast = 1): MathExpression {
  return new MathExpression({
    expression: `IF(bad >= ${atLeast}, bad / all, 0)`,
    usingMetrics: { bad, all },
    period,
    label,
  });
}

/**
 * Creates an objective's alarms: one for each pair of windows. Each triggers while both windows burn the
 * budget too fast. Only these notify people; the alarms of single windows don't.
 */
export function watchObjective(scope: Construct, objective: Objective, topic: ITopic): CompositeAlarm[] {
  const { id, budget, burnRates, impact, runbook } = objective;
  return windows.map(({ speed, long, short }) => {
    const threshold = budget * burnRates[speed];
    const alarmDescription = `${impact} Runbook: docs/runbooks/${runbook}.md`;
    const [inLong, inShort] = [
      { name: 'long', period: long, atLeast: badCallsMin },
      { name: 'short', period: short, atLeast: 1 },
    ].map(
      ({ name, period, atLeast }) =>
        new Alarm(scope, `${id}-${speed}-${name}`, {
          alarmDescription,
          metric: badShare(objective, period, atLeast),
          threshold,
          evaluationPeriods: 1,
          comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
          treatMissingData: TreatMissingData.NOT_BREACHING,
        }),
    ) as [Alarm, Alarm];
    const alarm = new CompositeAlarm(scope, `${id}-${speed}`, {
      alarmDescription,
      alarmRule: AlarmRule.allOf(
        AlarmRule.fromAlarm(inLong, AlarmState.ALARM),
        AlarmRule.fromAlarm(inShort, AlarmState.ALARM),
      ),
    });
    alarm.addAlarmAction(new SnsAction(topic));
    return alarm;
  });
}
