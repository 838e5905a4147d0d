import { Stack } from 'aws-cdk-lib';
import { CfnTrail } from 'aws-cdk-lib/aws-cloudtrail';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { humanAccess, metricNamespace } from '../log-metrics.ts';
import type { Stage } from '../stages.ts';
import { humanAccessPattern } from './human-access-pattern.ts';
import { trailBucket } from './trail-bucket.ts';

type HumanAccessProps = {
  stage: Stage;
  /** Encrypts the trail's files. */
  key: Key;
  table: Table;
  /** Buckets whose reads and writes are all recorded. */
  files: readonly IBucket[];
  /** Public buckets, whose writes alone are recorded. */
  published: readonly IBucket[];
  /** Receives the access log of the trail's bucket. */
  logs: IBucket;
};

/**
 * Returns the ARN prefix of sessions whose role belongs to a stage. CloudFormation names a role after its
 * stack, and only AWS services may assume these roles, so no person has such a session.
 */
const ownSessions = ({ account }: Stack, { name }: Stage) =>
  `arn:aws:sts::${account}:assumed-role/notary-journal-${name}-`;

/**
 * Records all access to a stage's items and files other than by its functions, and changes of the account
 * (docs/adr/0069-human-access.md). Excluding the functions' calls makes it nearly free.
 */
export function humanAccessTrail(scope: Construct, id: string, props: HumanAccessProps): void {
  const { stage, key, table, files, published, logs } = props;
  const stack = Stack.of(scope);
  const trailName = `notary-journal-${stage.name}-human-access`;
  const trailArn = stack.formatArn({ service: 'cloudtrail', resource: 'trail', resourceName: trailName });
  const bucket = trailBucket(scope, id, { logs, trailArn });
  encryptWith(key, stack, trailArn);

  const cloudTrail = new ServicePrincipal('cloudtrail.amazonaws.com');
  const logGroup = new LogGroup(scope, `${id}-log`, { retention: stage.logDays });
  const role = new Role(scope, `${id}-role`, { assumedBy: cloudTrail });
  const granted = logGroup.grantWrite(role);
  new MetricFilter(scope, `${id}-filter`, {
    logGroup,
    metricNamespace: metricNamespace(stage.name),
    metricName: humanAccess,
    filterPattern: humanAccessPattern,
  });

  const data = (name: string, type: string, arns: readonly string[], more: Selector[] = []) => ({
    name,
    fieldSelectors: [
      { field: 'eventCategory', equalTo: ['Data'] },
      { field: 'resources.type', equalTo: [type] },
      { field: 'resources.ARN', startsWith: [...arns] },
      { field: 'userIdentity.arn', notStartsWith: [ownSessions(stack, stage)] },
      ...more,
    ],
  });
  const objectsOf = (buckets: readonly IBucket[]) => buckets.map(({ bucketArn }) => `${bucketArn}/`);
  const trail = new CfnTrail(scope, `${id}-trail`, {
    trailName,
    isLogging: true,
    // Backups can be restored in another region.
    isMultiRegionTrail: true,
    includeGlobalServiceEvents: true,
    enableLogFileValidation: true,
    s3BucketName: bucket.bucketName,
    kmsKeyId: key.keyArn,
    cloudWatchLogsLogGroupArn: logGroup.logGroupArn,
    cloudWatchLogsRoleArn: role.roleArn,
    advancedEventSelectors: [
      data('Items of the table', 'AWS::DynamoDB::Table', [table.tableArn]),
      data('Changes of the table', 'AWS::DynamoDB::Stream', [table.tableArn]),
      data('Files', 'AWS::S3::Object', objectsOf(files)),
      data('Published files', 'AWS::S3::Object', objectsOf(published), [
        { field: 'readOnly', equalTo: ['false'] },
      ]),
      {
        name: 'The account, without the millions of uses of keys',
        fieldSelectors: [
          { field: 'eventCategory', equalTo: ['Management'] },
          { field: 'eventSource', notEquals: ['kms.amazonaws.com'] },
        ],
      },
    ],
  });
  // CloudTrail checks on creation that it may write.
  if (bucket.policy) trail.node.addDependency(bucket.policy);
  granted.applyBefore(trail);
}

type Selector = CfnTrail.AdvancedFieldSelectorProperty;

/** Lets CloudTrail encrypt the files of a trail with a key. Readers of the files need the key too. */
function encryptWith(key: Key, { account }: Stack, trailArn: string): void {
  const grant = (sid: string, action: string, conditions: Record<string, unknown> = {}) =>
    key.addToResourcePolicy(
      new PolicyStatement({
        sid,
        principals: [new ServicePrincipal('cloudtrail.amazonaws.com')],
        actions: [action],
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceArn': trailArn }, ...conditions },
      }),
    );
  grant('TrailEncrypts', 'kms:GenerateDataKey*', {
    StringLike: { 'kms:EncryptionContext:aws:cloudtrail:arn': `arn:aws:cloudtrail:*:${account}:trail/*` },
  });
  grant('TrailDescribes', 'kms:DescribeKey');
}
