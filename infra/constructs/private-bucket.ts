import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { recoveryDays } from './journal-table.ts';
import { pinLogicalId } from './pin-logical-id.ts';

type PrivateBucketProps = Pick<
  BucketProps,
  | 'bucketName'
  | 'lifecycleRules'
  | 'cors'
  | 'versioned'
  | 'objectLockEnabled'
  | 'objectLockDefaultRetention'
  | 'removalPolicy'
> & {
  /** Encrypts the objects; defaults to S3's own key. */
  key?: IKey;
  /** Receives the access logs. */
  logs: IBucket;
  logicalId: string;
};

/**
 * Days that replaced and deleted files are kept: one more than the table can be restored, so a restored item
 * finds its files.
 */
export const oldVersionDays = recoveryDays + 1;

const house = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
} satisfies BucketProps;

const abandonedUploads = { id: 'abandoned-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) };

/** With exact optional properties, the library's class and interface disagree about `isWebsite`. */
const asInterface = (bucket: Bucket) => bucket as IBucket;

/**
 * Creates a private bucket: encrypted, TLS only, with access logs, and retained when its stack is deleted.
 */
export function privateBucket(scope: Construct, id: string, props: PrivateBucketProps): IBucket {
  const { key, logs, logicalId, lifecycleRules = [], ...more } = props;
  const bucket = new Bucket(scope, id, {
    ...house,
    ...more,
    ...(key
      ? { encryption: BucketEncryption.KMS, encryptionKey: key, bucketKeyEnabled: true }
      : { encryption: BucketEncryption.S3_MANAGED }),
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    lifecycleRules: [...lifecycleRules, abandonedUploads],
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: `${id}/`,
  });
  pinLogicalId(bucket, logicalId);
  return asInterface(bucket);
}

/** Creates a private bucket for access logs. They contain network addresses, so they expire after `days`. */
export function logsBucket(
  scope: Construct,
  id: string,
  props: { logicalId: string; days: number },
): IBucket {
  const bucket = new Bucket(scope, id, {
    ...house,
    encryption: BucketEncryption.S3_MANAGED,
    // Everything that AWS delivers belongs to this account.
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [{ id: 'old-logs', expiration: Duration.days(props.days) }, abandonedUploads],
  });
  pinLogicalId(bucket, props.logicalId);
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'This bucket receives the access logs of the others. Logging access to it would never end.',
  });
  return asInterface(bucket);
}
