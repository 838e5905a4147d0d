import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Canary, Code, Runtime, RuntimeFamily, Schedule, Test } from 'aws-cdk-lib/aws-synthetics';
import type { Construct } from 'constructs';
import { canaryRuntime } from '../canary-runtime.ts';
import type { StageValue } from '../stage-values.ts';
import type { Stage } from '../stages.ts';
import { logRetention } from './log-retention.ts';

type SmokeCanaryProps = {
  stage: Stage;
  /** Returns a value that an earlier stack publishes. */
  value: (name: StageValue) => string;
  /** Folder of the bundle from bundle.ts. */
  code: string;
  minutes: number;
};

/** Creates the canary that runs the smoke test. Returns the metric of the percentage of successful runs. */
export function smokeCanary(scope: Construct, { stage, value, code, minutes }: SmokeCanaryProps) {
  const logs = Bucket.fromBucketName(scope, 'smoke-logs', value('LogsBucketName'));
  const canary = new Canary(scope, 'smoke', {
    canaryName: `notary-journal-${stage.name}`,
    // The library has no constant for it yet.
    runtime: new Runtime(canaryRuntime, RuntimeFamily.NODEJS),
    test: Test.custom({ code: Code.fromAsset(code), handler: 'index.handler' }),
    schedule: Schedule.rate(Duration.minutes(minutes)),
    timeout: Duration.minutes(4),
    environmentVariables: { SMOKE_URL: value('SiteUrl'), SMOKE_MAIL_DOMAIN: stage.smokeMailDomain },
    artifactsBucketLocation: { bucket: logs, prefix: 'canary' },
    successRetentionPeriod: Duration.days(7),
    failureRetentionPeriod: Duration.days(31),
    provisionedResourceCleanup: true,
  });
  logRetention(scope, 'smoke-log', {
    logGroupName: `/aws/lambda/cwsyn-${canary.canaryName}-${canary.canaryId}`,
    beginning: `/aws/lambda/cwsyn-notary-journal-${stage.name}-`,
    days: stage.logDays,
  });
  const region = Stack.of(scope).region;
  Validations.of(canary).acknowledge(
    ...['*', 'arn:<AWS::Partition>:s3:::<LogsBucketName>/canary/*'].map((resource) => ({
      id: `AwsSolutions-IAM5[Resource::${resource}]`,
      reason:
        'Synthetics names its objects itself, and metrics and the list of buckets support no narrower resource.',
    })),
    {
      id: 'Serverless-LambdaStarPermissions',
      reason: 'Metrics and the list of buckets support no narrower resource.',
    },
    {
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:logs:${region}:<AWS::AccountId>:log-group:/aws/lambda/cwsyn-*]`,
      reason: 'Synthetics adds an ID to the name of the log group.',
    },
  );
  return {
    namespace: 'CloudWatchSynthetics',
    metricName: 'SuccessPercent',
    dimensionsMap: { CanaryName: canary.canaryName },
  };
}
