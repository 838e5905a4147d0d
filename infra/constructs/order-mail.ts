import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { privateBucket } from './private-bucket.ts';

/** The folder of received emails. */
const folder = 'received/';

const ruleSetName = ({ name }: Stage) => `notary-journal-${name}`;

/** Creates the bucket of received emails. They are deleted after they were read, and after a day in any case. */
export function orderMailBucket(scope: Construct, stage: Stage, logs: IBucket): IBucket {
  const bucket = privateBucket(scope, 'order-mail', {
    logicalId: 'OrderMailBucket',
    logs,
    lifecycleRules: [{ id: 'old-emails', expiration: Duration.days(1) }],
  });
  const stack = Stack.of(scope);
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'ReceivedEmails',
      principals: [new ServicePrincipal('ses.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [`${bucket.bucketArn}/${folder}*`],
      conditions: {
        StringEquals: { 'aws:SourceAccount': stack.account },
        ArnLike: {
          'aws:SourceArn': stack.formatArn({
            service: 'ses',
            resource: 'receipt-rule-set',
            resourceName: `${ruleSetName(stage)}:receipt-rule/*`,
          }),
        },
      },
    }),
  );
  return bucket;
}

/**
 * Has SES store the emails to a stage's domain for orders, and tell a queue about each: its recipients, its sender, and
 * what SES thinks of it. `failures` gets what the queue refused. Does nothing in a stage without the domain.
 */
export function orderMail(
  scope: Construct,
  stage: Stage,
  { queue, failures, bucketName }: { queue: Queue; failures: Queue; bucketName: string },
): void {
  const { orderMailDomain, name } = stage;
  if (!orderMailDomain) return;
  const topic = new Topic(scope, 'received', {
    topicName: `notary-journal-${name}-order-mail`,
    enforceSSL: true,
  });
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: 'ReceivedEmails',
      principals: [new ServicePrincipal('ses.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true, deadLetterQueue: failures }));
  const rules = new ReceiptRuleSet(scope, 'rules', { receiptRuleSetName: ruleSetName(stage) });
  rules.addRule('orders', {
    receiptRuleName: 'orders',
    recipients: [orderMailDomain],
    scanEnabled: true,
    tlsPolicy: TlsPolicy.OPTIONAL,
    actions: [
      { bind: () => ({ s3Action: { bucketName, objectKeyPrefix: folder, topicArn: topic.topicArn } }) },
    ],
  });
  new CfnOutput(scope, 'Record', {
    value: `${orderMailDomain} MX 10 inbound-smtp.${Stack.of(scope).region}.amazonaws.com`,
    description: 'Publish this record, so that mail servers deliver orders',
  });
}
