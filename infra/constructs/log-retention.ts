import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  AwsCustomResource,
  AwsCustomResourcePolicy,
  type AwsSdkCall,
  PhysicalResourceId,
} from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { ofTheLibrary } from './library-function.ts';

type LogRetention = {
  logGroupName: string;
  /** The prefix of the name, without an ID that AWS adds. */
  beginning: string;
  days: number;
};

/**
 * Expires the lines of a log group that AWS creates for us after some days. CloudFormation can't: whether the
 * group already exists depends on which service writes first.
 */
export function logRetention(
  scope: Construct,
  id: string,
  { logGroupName, beginning, days }: LogRetention,
): void {
  const stack = Stack.of(scope);
  const groups = (partition: string, account: string) =>
    `arn:${partition}:logs:${stack.region}:${account}:log-group:${beginning}*`;
  const call = (name: string, one: Pick<AwsSdkCall, 'action' | 'parameters' | 'ignoreErrorCodesMatching'>) =>
    new AwsCustomResource(scope, `${id}-${name}`, {
      onUpdate: {
        service: 'CloudWatchLogs',
        physicalResourceId: PhysicalResourceId.of(`${id}-${name}`),
        ...one,
      },
      // The runtime's SDK already has these calls.
      installLatestAwsSdk: false,
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({
          actions: [`logs:${one.action}`],
          resources: [groups(stack.partition, stack.account)],
        }),
      ]),
    });
  const made = call('group', {
    action: 'CreateLogGroup',
    parameters: { logGroupName },
    ignoreErrorCodesMatching: 'ResourceAlreadyExistsException',
  });
  const kept = call('retention', {
    action: 'PutRetentionPolicy',
    parameters: { logGroupName, retentionInDays: days },
  });
  kept.node.addDependency(made);
  Validations.of(stack).acknowledge(...ofTheLibrary, {
    id: `AwsSolutions-IAM5[Resource::${groups('<AWS::Partition>', '<AWS::AccountId>')}]`,
    reason: 'AWS adds an ID to the name of the log group.',
  });
}
