import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  AwsCustomResource,
  AwsCustomResourcePolicy,
  Logging,
  PhysicalResourceId,
} from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';

/**
 * Returns the value of an Amazon Location API key. CloudFormation only knows the key's name, so a function
 * looks up the value during deployment.
 */
export function mapKeyValue(scope: Construct, keyName: string): string {
  const arn = Stack.of(scope).formatArn({ service: 'geo', resource: 'api-key', resourceName: keyName });
  const lookUp = new AwsCustomResource(scope, 'map-key-value', {
    onUpdate: {
      service: 'Location',
      action: 'DescribeKey',
      parameters: { KeyName: keyName },
      outputPaths: ['Key'],
      physicalResourceId: PhysicalResourceId.of(keyName),
      logging: Logging.withDataHidden(),
    },
    // The runtime's SDK already has this call.
    installLatestAwsSdk: false,
    policy: AwsCustomResourcePolicy.fromStatements([
      new PolicyStatement({ sid: 'MapKey', actions: ['geo:DescribeKey'], resources: [arn] }),
    ]),
  });
  return lookUp.getResponseField('Key');
}
