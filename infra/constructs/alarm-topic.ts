import { Validations } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/** Creates the topic that emails all alarms, encrypted with a key that the sending services may use. */
export function alarmTopic(scope: Construct, stage: Stage, key: Key, name = 'alarms'): Topic {
  for (const service of ['cloudwatch', 'events']) {
    key.grant(new ServicePrincipal(`${service}.amazonaws.com`), 'kms:Decrypt', 'kms:GenerateDataKey');
  }
  const topic = new Topic(scope, 'alarms', {
    topicName: `notary-journal-${stage.name}-${name}`,
    masterKey: key,
    enforceSSL: true,
  });
  if (stage.alarmEmail) topic.addSubscription(new EmailSubscription(stage.alarmEmail));
  Validations.of(topic).acknowledge({
    id: 'Serverless-SNSRedrivePolicy',
    reason: 'A mail that cannot be delivered has nowhere else to go. The alarm stays red in CloudWatch.',
  });
  return topic;
}
