import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { CfnPlaceIndex } from 'aws-cdk-lib/aws-location';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { journalTable } from '../constructs/journal-table.ts';
import { pinLogicalId } from '../constructs/pin-logical-id.ts';
import { logsBucket, privateBucket } from '../constructs/private-bucket.ts';
import { exportName } from '../export-names.ts';
import type { Stage } from '../stages.ts';

/** Where the other stacks find the data: names and ARNs, each imported from this stack. */
export type DataReferences = {
  tableName: string;
  tableStreamArn: string;
  filesBucketName: string;
  tokenSecretArn: string;
  stripeSecretArn: string;
  fieldKeyArn: string;
  placeIndexName: string;
};

/**
 * Everything that must outlive a deployment: the table, the files, the keys. All of it is retained
 * when the stack goes, and no logical id depends on how this file is written.
 */
export class DataStack extends Stack {
  readonly references: DataReferences;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const { stage } = props;

    const dataKey = this.key('data-key', 'DataKey', `Table and files of ${stage.name}`);
    dataKey.addToResourcePolicy(this.throughService('dynamodb'));
    dataKey.addToResourcePolicy(this.throughService('s3'));
    const fieldKey = this.key('field-key', 'FieldKey', `ID numbers of ${stage.name}`);

    const table = journalTable(this, dataKey);

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
          noncurrentVersionExpiration: Duration.days(30),
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
          // The file can be fetched for three days (functions/services/data-export).
          id: 'data-exports',
          prefix: 'data-exports/',
          expiration: Duration.days(4),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
      // A browser follows the redirect to a signed address, and posts files by a signed form; the signature
      // alone gives access.
      cors: [
        {
          id: 'signed-addresses',
          allowedMethods: [HttpMethods.GET, HttpMethods.POST],
          allowedOrigins: [stage.domain ? `https://${stage.domain.name}` : 'https://*.cloudfront.net'],
          allowedHeaders: ['*'],
          exposedHeaders: ['Content-Disposition'],
        },
      ],
    });

    const tokenSecret = new Secret(this, 'token-secret', {
      description: `Signs the access tokens of ${stage.name}`,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    pinLogicalId(tokenSecret, 'TokenSecret');
    Validations.of(tokenSecret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'A new key signs every notary out; it is changed by hand, when docs/runbooks/token-key.md says so.',
    });

    const stripeSecret = new Secret(this, 'stripe-secret', {
      description: `The payment provider's secret key and webhook secret of ${stage.name}: filled by ops (README, Deploy)`,
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ secretKey: '', webhookSecret: '' }),
        // Secrets Manager must generate something; nobody reads it.
        generateStringKey: 'unused',
      },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    pinLogicalId(stripeSecret, 'StripeSecret');
    Validations.of(stripeSecret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'The provider makes the keys; ops replace them in its dashboard and here (docs/runbooks/payments.md).',
    });

    const placeIndex = new CfnPlaceIndex(this, 'place-index', {
      indexName: `notary-journal-${stage.name}`,
      dataSource: 'Here',
      // The answers are kept in the journal, which the licence of the data asks to declare.
      dataSourceConfiguration: { intendedUse: 'Storage' },
    });
    placeIndex.applyRemovalPolicy(RemovalPolicy.RETAIN);
    pinLogicalId(placeIndex, 'PlaceIndex');

    if (!table.tableStreamArn) throw new Error('The table has no stream');
    const exported = (name: Parameters<typeof exportName>[1], value: string) =>
      this.exportValue(value, { name: exportName(stage.name, name) });
    this.references = {
      tableName: exported('TableName', table.tableName),
      tableStreamArn: exported('TableStreamArn', table.tableStreamArn),
      filesBucketName: exported('FilesBucketName', files.bucketName),
      tokenSecretArn: exported('TokenSecretArn', tokenSecret.secretArn),
      stripeSecretArn: exported('StripeSecretArn', stripeSecret.secretArn),
      fieldKeyArn: exported('FieldKeyArn', fieldKey.keyArn),
      placeIndexName: exported('PlaceIndexName', placeIndex.ref),
    };
  }

  private key(id: string, logicalId: string, description: string): Key {
    const key = new Key(this, id, {
      description,
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
      pendingWindow: Duration.days(30),
    });
    pinLogicalId(key, logicalId);
    return key;
  }

  /** Whoever of this account may use the service's data may use the key, but only through that service. */
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
