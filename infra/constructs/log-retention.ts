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
  /** The beginning of the name, without an ID that AWS adds. */
  beginning: string;
  days: number;
};

/**
 * Lets a log group that AWS makes for us lose its lines after some days. CloudFormation cannot: whether the group exists
 * already depends on what writes first.
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
      // The runtime has the calls already.
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
