import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { failuresQueueName } from '../function-name.ts';
import {
  type ScheduledFunction,
  type ScheduledFunctionId,
  scheduledFunctions,
} from '../scheduled-functions.ts';
import type { DataReferences } from '../stacks/data.ts';
import type { Stage } from '../stages.ts';
import { houseFunction } from './house-function.ts';
import { pinLogicalId } from './pin-logical-id.ts';
import { mailStatement } from './service-access.ts';

type ScheduledFunctionProps = {
  stage: Stage;
  data: DataReferences;
  siteUrl: string;
  mailFrom: string;
  mailIdentityArn: string;
  /** The folder that bundle.ts made for this function. */
  bundle: string;
};

/** Leave to do on the table what a row lists, to items of the partitions that it lists. */
function partitionStatements(stack: Stack, table: ScheduledFunction['table'], { tableName }: DataReferences) {
  const resource = stack.formatArn({ service: 'dynamodb', resource: 'table', resourceName: tableName });
  return Object.entries(table).map(
    ([action, partitions]) =>
      new PolicyStatement({
        sid: action,
        actions: [`dynamodb:${action}`],
        resources: [resource],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [partitions] } },
      }),
  );
}

/**
 * A function that EventBridge Scheduler calls once a day: own role, log and code, three tries a day, and a
 * queue that keeps word of a day on which all of them failed.
 */
export class ScheduledHandler extends Construct {
  constructor(scope: Construct, id: ScheduledFunctionId, props: ScheduledFunctionProps) {
    super(scope, id);
    const { stage, data } = props;
    const row: ScheduledFunction = scheduledFunctions[id];

    const failures = new Queue(this, 'failures', {
      queueName: failuresQueueName(stage.name, id),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    pinLogicalId(failures, row.failures);
    const tellingOfFailure = () =>
      new PolicyStatement({
        sid: 'Failures',
        actions: ['sqs:SendMessage'],
        resources: [failures.queueArn],
      });

    const handler = houseFunction(this, {
      stage,
      id,
      description: `Every day at ${row.daily.hour}:${String(row.daily.minute).padStart(2, '0')} UTC`,
      bundle: props.bundle,
      statements: [
        ...partitionStatements(Stack.of(this), row.table, data),
        ...(row.mail ? [mailStatement(props.mailIdentityArn, props.mailFrom)] : []),
        tellingOfFailure(),
      ],
      environment: {
        TABLE_NAME: data.tableName,
        ...(row.mail && { MAIL_FROM: props.mailFrom }),
        ...(row.siteUrl && { SITE_URL: props.siteUrl }),
      },
      memory: row.memory,
      timeout: row.timeout,
    });
    new EventInvokeConfig(this, 'tries', {
      function: handler,
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: { bind: () => ({ destination: failures.queueArn }) },
    });

    const caller = new Role(this, 'caller', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    caller.addToPolicy(
      new PolicyStatement({
        sid: 'Call',
        actions: ['lambda:InvokeFunction'],
        resources: [handler.functionArn],
      }),
    );
    caller.addToPolicy(tellingOfFailure());
    new CfnSchedule(this, 'schedule', {
      description: `Calls ${id}`,
      scheduleExpression: `cron(${row.daily.minute} ${row.daily.hour} * * ? *)`,
      scheduleExpressionTimezone: 'UTC',
      state: 'ENABLED',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: handler.functionArn,
        roleArn: caller.roleArn,
        input: '{}',
        retryPolicy: { maximumRetryAttempts: 10, maximumEventAgeInSeconds: Duration.hours(6).toSeconds() },
        deadLetterConfig: { arn: failures.queueArn },
      },
    });

    Validations.of(this).acknowledge(
      {
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'X-Ray takes traces for no narrower resource.',
      },
      {
        id: 'Serverless-LambdaDLQ',
        reason: 'Calls that failed for good go to the queue of its failures.',
      },
      ...['AwsSolutions-SQS3', 'Serverless-SQSRedrivePolicy'].map((rule) => ({
        id: rule,
        reason: 'It is itself the queue of what failed; people empty it.',
      })),
    );
  }
}
