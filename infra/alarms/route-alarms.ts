import { Duration } from 'aws-cdk-lib';
import { MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { groupMetrics } from '../constructs/group-metrics.ts';
import type { Runbook } from '../function-definitions/function-definition.ts';
import type { FunctionGroup } from '../functions.ts';
import type { Stage } from '../stages.ts';
import { addAlarm } from './metric-alarm.ts';

type RouteGroup = Exclude<FunctionGroup, 'background'>;

/** The impact when a group's routes fail. The runbook helps find the route and its own impact. */
const impactOfRoutes: Record<RouteGroup, { impact: string; runbook: Runbook }> = {
  'sign-in': {
    impact: 'Notaries cannot sign up, sign in, or change passwords. Notaries who are signed in keep working.',
    runbook: 'api-errors',
  },
  credentials: {
    impact:
      'Notaries cannot sign in with passkeys, change them, or confirm or change their email address. Passwords work.',
    runbook: 'api-errors',
  },
  'second-factor': {
    impact: 'Notaries cannot set up or change a second factor, or confirm that it is them. Signing in works.',
    runbook: 'api-errors',
  },
  account: {
    impact:
      'Notaries cannot load or change their profile, commissions, files, and sign-ins. Journals are safe.',
    runbook: 'api-errors',
  },
  journal: {
    impact:
      'Notaries cannot record, submit, or read entries. The browser keeps what they typed, and no number is lost.',
    runbook: 'api-errors',
  },
  'state-law': {
    impact:
      'The State Guide and the checks of entries do not load. Saving and submitting still check the law.',
    runbook: 'api-errors',
  },
  annex: {
    impact: 'Notaries cannot import earlier entries or see those they imported. The journal is safe.',
    runbook: 'api-errors',
  },
  exports: {
    impact:
      'Notaries cannot export PDFs, spreadsheets, or their account. Their entries are safe and can be read.',
    runbook: 'api-errors',
  },
  duties: {
    impact:
      'Notaries cannot see, record, or answer requests and other duties. Journals and recorded duties are safe.',
    runbook: 'api-errors',
  },
  business: {
    impact: 'Notaries cannot see or change orders, mileage, expenses, and invoices. Journals are unaffected.',
    runbook: 'api-errors',
  },
  intake: {
    impact:
      'Calendars do not get orders, and orders cannot be read from emails. Notaries can see and type orders in the app.',
    runbook: 'api-errors',
  },
  inspections: {
    impact:
      'Officials cannot open inspection links or see their entries, or notaries cannot make or revoke links. Entries are safe.',
    runbook: 'api-errors',
  },
  leaving: {
    impact:
      'Notaries cannot close or reopen their account, or see how long entries must be kept. Journals are safe.',
    runbook: 'api-errors',
  },
  subscription: {
    impact:
      'Notaries cannot see, buy, or change plans, or payments are not followed. Current plans stay the same.',
    runbook: 'payments',
  },
};

/** The percentage of failed calls that requires attention. */
const failingPercent = 5;

/** With fewer failed calls in a period, the alarm stays quiet, however few calls there are. */
const failuresMin = 3;

const period = Duration.minutes(15);

/** Returns the percentage of failed calls; zero for too few failures. */
function failingShare(usingMetrics: { calls: Metric; failures: Metric }): MathExpression {
  return new MathExpression({
    expression: `IF(failures >= ${failuresMin}, 100 * failures / calls, 0)`,
    usingMetrics,
    period,
    label: 'Failed calls, percent',
  });
}

/**
 * Watches the routes of each group. Lambda's own metrics don't count errors that a function returns as 500.
 */
export function routeAlarms(
  scope: Construct,
  topic: ITopic,
  { stage, logGroup }: { stage: Stage; logGroup: ILogGroup },
): void {
  for (const [name, affected] of Object.entries(impactOfRoutes)) {
    const group = name as RouteGroup;
    addAlarm(scope, topic, {
      id: `${group}-failing`,
      metric: failingShare(groupMetrics(scope, { stage, group, logGroup })),
      threshold: failingPercent,
      ...affected,
    });
  }
}
