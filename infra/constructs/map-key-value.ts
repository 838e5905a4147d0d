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
 * Returns the value of an API key of Amazon Location. CloudFormation knows the key's name only, so a function looks the
 * value up during the deployment.
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
    // The runtime has the call already.
    installLatestAwsSdk: false,
    policy: AwsCustomResourcePolicy.fromStatements([
      new PolicyStatement({ sid: 'MapKey', actions: ['geo:DescribeKey'], resources: [arn] }),
    ]),
  });
  return lookUp.getResponseField('Key');
}
