import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key, type KeyProps, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { CfnPlaceIndex, CfnRouteCalculator } from 'aws-cdk-lib/aws-location';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { humanAccessTrail } from '../constructs/human-access-trail.ts';
import { journalTable } from '../constructs/journal-table.ts';
import { lockedBucket } from '../constructs/locked-bucket.ts';
import { logBucket } from '../constructs/log-bucket.ts';
import { nameOfItsOwn } from '../constructs/name-of-its-own.ts';
import { pinLogicalId } from '../constructs/pin-logical-id.ts';
import { logsBucket, oldVersionDays, privateBucket } from '../constructs/private-bucket.ts';
import { replicate } from '../constructs/replication.ts';
import { publishValues } from '../constructs/stage-value.ts';
import type { Stage } from '../stages.ts';

/**
 * Everything that must survive a deployment: the table, the files, and the keys. They are retained when the
 * stack is deleted, and their logical IDs don't depend on the code of this file.
 */
export class DataStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const { stage } = props;

    const dataKey = this.key('data-key', 'DataKey', `Table and files of ${stage.name}`);
    dataKey.addToResourcePolicy(this.throughService('dynamodb'));
    dataKey.addToResourcePolicy(this.throughService('s3'));
    // An operator replicates it to the backup region, where restored ID numbers can't be read without it.
    const fieldKey = this.key('field-key', 'FieldKey', `ID numbers of ${stage.name}`, { multiRegion: true });

    const { ECC_NIST_EDWARDS25519, RSA_3072 } = KeySpec;
    const { name } = stage;
    const logKey = this.signingKey(
      'log-key',
      'LogKey',
      `Checkpoints of the log of ${name}`,
      ECC_NIST_EDWARDS25519,
    );
    const exportsKey = this.signingKey(
      'exports-key',
      'ExportsKey',
      `Exports of ${name}`,
      ECC_NIST_EDWARDS25519,
    );
    const documentsKey = this.signingKey('documents-key', 'DocumentsKey', `Documents of ${name}`, RSA_3072);
    const tokenKey = this.signingKey(
      'token-key',
      'TokenKey',
      `Access tokens of ${name}`,
      ECC_NIST_EDWARDS25519,
    );

    const table = journalTable(this, dataKey);
    const siteDomain = stage.domain ?? stage.cloudFrontDomain;

    const logs = logsBucket(this, 'logs', { logicalId: 'LogsBucket', days: stage.logDays });
    const files = privateBucket(this, 'files', {
      logicalId: 'FilesBucket',
      key: dataKey,
      logs,
      versioned: true,
      lifecycleRules: [
        {
          id: 'replaced-files',
          prefix: 'notaries/',
          noncurrentVersionExpiration: Duration.days(oldVersionDays),
          expiredObjectDeleteMarker: true,
        },
        {
          // A missing form can be redrawn.
          id: 'replaced-forms',
          prefix: 'printable/',
          noncurrentVersionExpiration: Duration.days(1),
          expiredObjectDeleteMarker: true,
        },
        {
          id: 'uploads',
          prefix: 'uploads/',
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'exports',
          prefix: 'exports/',
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          // Notices of erased data, which S3 copies within minutes
          // (functions/adapters/files/erasure-notice.ts).
          id: 'erased',
          prefix: 'erased/',
          expiration: Duration.days(7),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          // The link to the file works for three days (functions/services/data-export).
          id: 'data-exports',
          prefix: 'data-exports/',
          expiration: Duration.days(4),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
      // Pages of this site follow redirects to signed addresses and post files with signed forms. Only the
      // signature grants access.
      cors: siteDomain
        ? [
            {
              id: 'signed-addresses',
              allowedMethods: [HttpMethods.GET, HttpMethods.POST],
              allowedOrigins: [`https://${siteDomain}`],
              allowedHeaders: ['*'],
              exposedHeaders: ['Content-Disposition'],
            },
          ]
        : [],
    });

    const sealed = lockedBucket(this, 'sealed', {
      logicalId: 'SealedBucket',
      key: dataKey,
      logs,
      stage: stage.name,
    });

    const log = logBucket(this, 'log', { logicalId: 'LogBucket', logs });

    replicate(this, 'copying-role', {
      stage,
      key: dataKey,
      copied: [
        // Deleting a draft's image also deletes its copy, whose versions expire as they do here.
        {
          ...{ bucket: files, logicalId: 'FilesBucket', kind: 'files', prefixes: ['notaries/', 'erased/'] },
          ...{ copiesDeletions: true, isEncrypted: true },
        },
        {
          ...{ bucket: sealed, logicalId: 'SealedBucket', kind: 'sealed' },
          ...{ copiesDeletions: false, isEncrypted: true },
        },
        {
          ...{ bucket: log, logicalId: 'LogBucket', kind: 'log' },
          ...{ copiesDeletions: false, isEncrypted: false },
        },
      ],
    });

    humanAccessTrail(this, 'trail', {
      stage,
      key: dataKey,
      table,
      files: [files, sealed],
      published: [log],
      logs,
    });

    const stripeSecret = new Secret(this, 'stripe-secret', {
      description: `Stripe's secret key and webhook secret of ${stage.name}, filled by hand (docs/deploy.md)`,
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ secretKey: '', webhookSecret: '' }),
        // Secrets Manager must generate a value, which is never read.
        generateStringKey: 'unused',
      },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    pinLogicalId(stripeSecret, 'StripeSecret');
    Validations.of(stripeSecret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Stripe makes the keys. People replace them in its dashboard and here (docs/runbooks/payments.md).',
    });

    const documentCertificates = new Secret(this, 'document-certificates', {
      description: `Certificates of the key that signs documents of ${stage.name} (npm run signing-certificate)`,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    pinLogicalId(documentCertificates, 'DocumentCertificates');
    Validations.of(documentCertificates).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Certificates are no secrets. People renew them when docs/runbooks/signing-certificate.md says so.',
    });

    const placeIndex = new CfnPlaceIndex(this, 'place-index', {
      indexName: nameOfItsOwn(`notary-journal-${stage.name}`),
      dataSource: 'Here',
      // The journal stores the addresses, which the data's license requires us to declare.
      dataSourceConfiguration: { intendedUse: 'Storage' },
    });
    placeIndex.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    pinLogicalId(placeIndex, 'PlaceIndex');

    const routeCalculator = stage.drivingDistances
      ? new CfnRouteCalculator(this, 'route-calculator', {
          calculatorName: nameOfItsOwn(`notary-journal-${stage.name}-routes`),
          dataSource: 'Here',
        })
      : undefined;

    if (!table.tableStreamArn) throw new Error('The table has no stream');
    publishValues(this, stage.name, {
      TableName: table.tableName,
      TableStreamArn: table.tableStreamArn,
      FilesBucketName: files.bucketName,
      SealedBucketName: sealed.bucketName,
      LogBucketName: log.bucketName,
      StripeSecretArn: stripeSecret.secretArn,
      DocumentCertificatesArn: documentCertificates.secretArn,
      FieldKeyArn: fieldKey.keyArn,
      LogKeyArn: logKey.keyArn,
      ExportsKeyArn: exportsKey.keyArn,
      DocumentsKeyArn: documentsKey.keyArn,
      TokenKeyArn: tokenKey.keyArn,
      PlaceIndexName: placeIndex.ref,
      ...(routeCalculator && { RouteCalculatorName: routeCalculator.ref }),
    });
  }

  private key(
    id: string,
    logicalId: string,
    description: string,
    more: Pick<KeyProps, 'multiRegion' | 'keySpec' | 'keyUsage' | 'enableKeyRotation'> = {},
  ): Key {
    const key = new Key(this, id, {
      description,
      enableKeyRotation: true,
      ...more,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      pendingWindow: Duration.days(30),
    });
    pinLogicalId(key, logicalId);
    return key;
  }

  /** Creates a signing key. KMS can't rotate such a key, and its private part can't be read. */
  private signingKey(id: string, logicalId: string, description: string, keySpec: KeySpec): Key {
    return this.key(id, logicalId, description, {
      keySpec,
      keyUsage: KeyUsage.SIGN_VERIFY,
      enableKeyRotation: false,
    });
  }

  /**
   * Lets principals of this account that may use the service's data use the key, but only through that
   * service.
   */
  private throughService(service: 'dynamodb' | 's3'): PolicyStatement {
    return new PolicyStatement({
      sid: `Through-${service}`.replace('-', ''),
      effect: Effect.ALLOW,
      principals: [new AnyPrincipal()],
      actions: [
        'kms:Encrypt',
        'kms:Decrypt',
        'kms:ReEncryptFrom',
        'kms:ReEncryptTo',
        'kms:GenerateDataKey',
        'kms:GenerateDataKeyWithoutPlaintext',
        'kms:DescribeKey',
        ...(service === 'dynamodb' ? ['kms:CreateGrant'] : []),
      ],
      resources: ['*'],
      conditions: {
        StringEquals: {
          'kms:CallerAccount': this.account,
          'kms:ViaService': `${service}.${this.region}.amazonaws.com`,
        },
      },
    });
  }
}
