import { Validations } from 'aws-cdk-lib';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { metricNamespace } from '../log-metrics.ts';
import type { Stage } from '../stages.ts';

/** The SES events about an email, and the property with the details. */
const reported = { bounce: 'Email Bounced', complaint: 'Email Complaint Received' } as const;

/**
 * Sends SES's events about a stage's emails to a queue: only the recipient and what happened. The rest of an
 * event, such as the subject, is dropped.
 */
export function mailEvents(scope: Construct, stage: Stage, queue: Queue): void {
  for (const [part, detailType] of Object.entries(reported)) {
    const rule = new Rule(scope, part, {
      description: `${detailType}: mails of ${stage.name}`,
      eventPattern: {
        source: ['aws.ses'],
        detailType: [detailType],
        detail: { mail: { tags: { 'ses:configuration-set': [metricNamespace(stage.name)] } } },
      },
      targets: [
        new SqsQueue(queue, {
          message: RuleTargetInput.fromObject({
            // Each of our emails has one recipient.
            email: EventField.fromPath('$.detail.mail.destination[0]'),
            [part]: EventField.fromPath(`$.detail.${part}`),
          }),
        }),
      ],
    });
    Validations.of(rule).acknowledge({
      id: 'Serverless-EventBusDLQ',
      reason: 'EventBridge retries for a day. The next mail to the address reports again.',
    });
  }
}
