import { beforeAll, describe, expect, test } from 'vitest';
import { keptDays } from '#functions/services/data-export/make-file.ts';
import { entryRowItem } from '#functions/store/entries/entry-row-item.ts';
import { listIndex } from '#functions/store/table/keys.ts';
import type { Templates } from '#infra/stage-stacks.ts';
import { stageNames } from '#infra/stages.ts';
import { resourcesOf } from '#infra/template.ts';
import { allOf, at, flat, listed, onlyOf, templatesOf } from './templates.ts';

/** Types of resources that contain data which no deployment can restore. */
const stateful = [
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::KMS::Key',
  'AWS::SecretsManager::Secret',
  'AWS::Location::PlaceIndex',
];

describe.each(stageNames)('the data of %s', (stage) => {
  let templates: Templates;

  beforeAll(async () => {
    templates = await templatesOf(stage);
  });

  test('never changes its logical IDs', () => {
    const ids = stateful.flatMap((type) => resourcesOf(templates.data, type).map(([id]) => [type, id]));
    expect(ids).toEqual([
      ['AWS::DynamoDB::Table', 'JournalTable'],
      ['AWS::S3::Bucket', 'LogsBucket'],
      ['AWS::S3::Bucket', 'FilesBucket'],
      ['AWS::S3::Bucket', 'SealedBucket'],
      ['AWS::S3::Bucket', 'LogBucket'],
      ['AWS::S3::Bucket', 'TrailBucket'],
      ['AWS::KMS::Key', 'DataKey'],
      ['AWS::KMS::Key', 'FieldKey'],
      ['AWS::KMS::Key', 'LogKey'],
      ['AWS::KMS::Key', 'ExportsKey'],
      ['AWS::KMS::Key', 'DocumentsKey'],
      ['AWS::KMS::Key', 'TokenKey'],
      ['AWS::SecretsManager::Secret', 'StripeSecret'],
      ['AWS::SecretsManager::Secret', 'DocumentCertificates'],
      ['AWS::Location::PlaceIndex', 'PlaceIndex'],
    ]);
  });

  test('is retained when its stack is deleted or replaces it', () => {
    const kept = stateful.flatMap((type) => resourcesOf(templates.data, type));
    for (const [id, { DeletionPolicy, UpdateReplacePolicy }] of kept) {
      // A failed first deployment leaves nothing behind, except for what cannot be deleted: the table, which is
      // protected, and the bucket that CloudTrail writes to immediately.
      const policy = ['JournalTable', 'TrailBucket'].includes(id) ? 'Retain' : 'RetainExceptOnCreate';
      expect([id, DeletionPolicy, UpdateReplacePolicy]).toEqual([id, policy, 'Retain']);
    }
    expect(kept.length).toBe(15);
  });

  test('is a protected, encrypted table that can be restored', () => {
    const { Properties } = onlyOf(templates.data, 'AWS::DynamoDB::Table');
    expect(Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      StreamSpecification: { StreamViewType: 'OLD_IMAGE' },
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    });
    expect(flat(at(Properties, 'SSESpecification', 'KMSMasterKeyId'))).toBe('<DataKey.Arn>');
  });

  test('has a list index with exactly the attributes that a row shows', () => {
    const { Properties } = onlyOf(templates.data, 'AWS::DynamoDB::Table');
    const [index, ...others] = listed(Properties['LocalSecondaryIndexes']);
    expect(others).toEqual([]);
    expect(at(index, 'IndexName')).toBe(listIndex);
    expect(at(index, 'KeySchema')).toEqual([
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'listKey', KeyType: 'RANGE' },
    ]);
    const held = listed(at(index, 'Projection', 'NonKeyAttributes')).map(String);
    // The key of the index ends with outcome and open doubts, or with the destruction.
    expect([...held, 'outcome', 'openDoubts', 'destruction'].toSorted()).toEqual(
      Object.keys(entryRowItem.shape).toSorted(),
    );
  });

  test('is in private, encrypted buckets that require TLS', () => {
    const buckets = allOf(templates, 'AWS::S3::Bucket');
    expect(buckets.map(([name]) => name)).toEqual([
      'backup-copies/LogsBucket',
      'backup-copies/FilesCopies',
      'backup-copies/SealedCopies',
      'backup-copies/LogCopies',
      'backup-copies/ChangesCopies',
      'data/LogsBucket',
      'data/FilesBucket',
      'data/SealedBucket',
      'data/LogBucket',
      'data/TrailBucket',
      'front/LogsBucket',
      'front/SiteBucket',
      'front/PicturesBucket',
      'front/OrderMailBucket',
    ]);
    for (const [name, { Properties }] of buckets) {
      expect([name, Properties['PublicAccessBlockConfiguration']]).toEqual([
        name,
        {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      ]);
      expect([name, at(Properties, 'BucketEncryption', 'ServerSideEncryptionConfiguration')]).toEqual([
        name,
        [expect.objectContaining({ ServerSideEncryptionByDefault: expect.anything() })],
      ]);
      const [stack = '', id = ''] = name.split('/');
      const policies = allOf(templates, 'AWS::S3::BucketPolicy').filter(
        ([policy, { Properties: policyProperties }]) =>
          policy.startsWith(`${stack}/`) && flat(policyProperties['Bucket']) === `<${id}>`,
      );
      const denials = policies.flatMap(([, { Properties: policy }]) =>
        listed(at(policy, 'PolicyDocument', 'Statement')).filter(
          (statement) => at(statement, 'Effect') === 'Deny',
        ),
      );
      expect([name, denials]).toEqual([
        name,
        expect.arrayContaining([
          expect.objectContaining({
            Action: 's3:*',
            Principal: { AWS: '*' },
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        ]),
      ]);
    }
  });

  test('locks the files of submitted entries for ten years or longer, and nobody can delete or bypass', () => {
    const sealed = templates.data.Resources['SealedBucket']?.Properties;
    expect(at(sealed, 'VersioningConfiguration')).toEqual({ Status: 'Enabled' });
    expect(at(sealed, 'ObjectLockEnabled')).toBe(true);
    expect(at(sealed, 'ObjectLockConfiguration', 'Rule', 'DefaultRetention')).toEqual({
      Mode: 'GOVERNANCE',
      Days: 3_653,
    });
    const rules = listed(at(sealed, 'LifecycleConfiguration', 'Rules'));
    expect(rules).toEqual([
      expect.objectContaining({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
    ]);
    const [policy] = resourcesOf(templates.data, 'AWS::S3::BucketPolicy').filter(
      ([, { Properties }]) => flat(Properties['Bucket']) === '<SealedBucket>',
    );
    const statements = listed(at(policy?.[1].Properties, 'PolicyDocument', 'Statement'));
    expect(statements).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: ['s3:BypassGovernanceRetention', 's3:DeleteObject', 's3:DeleteObjectVersion'],
          Condition: { ArnNotEquals: { 'aws:PrincipalArn': expect.anything() } },
        }),
        expect.objectContaining({
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: 's3:PutObjectRetention',
          Condition: { NumericLessThan: { 's3:object-lock-remaining-retention-days': '3650' } },
        }),
      ]),
    );
    // The only way around the first denial is the role of the function that erases closed accounts.
    const [denial] = statements.filter((statement) => at(statement, 'Sid') === 'OnlyErasureDeletes');
    const role = flat(at(denial, 'Condition', 'ArnNotEquals', 'aws:PrincipalArn'));
    expect(role).toMatch(/:role\/notary-journal-(local|dev|prod)-erases-/);
    expect(Object.keys(at(denial, 'Condition') as object)).toEqual(['ArnNotEquals']);
  });

  test('keeps replaced and deleted files for longer than the table can be restored, and exports for a day', () => {
    const files = templates.data.Resources['FilesBucket']?.Properties;
    expect(at(files, 'VersioningConfiguration')).toEqual({ Status: 'Enabled' });
    const rules = listed(at(files, 'LifecycleConfiguration', 'Rules'));
    const expiring = rules.filter((rule) => at(rule, 'ExpirationInDays') !== undefined);
    expect(rules).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          Prefix: 'notaries/',
          NoncurrentVersionExpiration: { NoncurrentDays: 36 },
        }),
        expect.objectContaining({ Prefix: 'exports/', ExpirationInDays: 1 }),
        expect.objectContaining({
          Prefix: 'data-exports/',
          ExpirationInDays: keptDays + 1,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        }),
        expect.objectContaining({
          Prefix: 'uploads/',
          ExpirationInDays: 1,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        }),
        expect.objectContaining({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
      ]),
    );
    // Recorded files never expire.
    expect(expiring.map((rule) => at(rule, 'Prefix'))).toEqual([
      'uploads/',
      'exports/',
      'erased/',
      'data-exports/',
    ]);
  });

  test('lets no page read and post files with signed addresses until the address of the site is known', () => {
    const files = templates.data.Resources['FilesBucket']?.Properties;
    const rules = listed(at(files, 'CorsConfiguration', 'CorsRules'));
    // Only the local stage has its address in the settings.
    expect(rules.map((rule) => at(rule, 'AllowedOrigins'))).toEqual(
      stage === 'local' ? [['https://local.cloudfront.net']] : [],
    );
  });

  test('is encrypted with rotated keys, with a separate one for ID numbers', () => {
    const rotated = resourcesOf(templates.data, 'AWS::KMS::Key').filter(
      ([, { Properties }]) => Properties['EnableKeyRotation'] === true,
    );
    expect(rotated.map(([id]) => id)).toEqual(['DataKey', 'FieldKey']);
    const files = templates.data.Resources['FilesBucket']?.Properties;
    const encryption = at(files, 'BucketEncryption', 'ServerSideEncryptionConfiguration', 0);
    expect(flat(at(encryption, 'ServerSideEncryptionByDefault', 'KMSMasterKeyID'))).toBe('<DataKey.Arn>');
  });

  test('lets CloudFront read the public log, and nobody delete from it', () => {
    const policies = resourcesOf(templates.data, 'AWS::S3::BucketPolicy').filter(
      ([, { Properties }]) => flat(Properties['Bucket']) === '<LogBucket>',
    );
    const statements = policies.flatMap(([, { Properties }]) =>
      listed(at(Properties['PolicyDocument'], 'Statement')),
    );
    const allowed = statements.filter((statement) => at(statement, 'Effect') === 'Allow');
    expect(allowed.map((statement) => [at(statement, 'Action'), at(statement, 'Principal')])).toEqual(
      ['s3:GetObject', 's3:ListBucket'].map((action) => [action, { Service: 'cloudfront.amazonaws.com' }]),
    );
    for (const statement of allowed) {
      const source = flat(at(statement, 'Condition', 'ArnLike', 'aws:SourceArn'));
      expect(source).toBe('arn:aws:cloudfront::<AWS::AccountId>:distribution/*');
    }
    expect(statements).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Action: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
      }),
    );
  });

  test('has keys that only sign: two for notes, one for documents, and one for tokens', () => {
    const specs = resourcesOf(templates.data, 'AWS::KMS::Key')
      .filter(([, { Properties }]) => Properties['KeyUsage'] === 'SIGN_VERIFY')
      .map(([id, { Properties }]) => [id, Properties['KeySpec']]);
    expect(specs).toEqual([
      ['LogKey', 'ECC_NIST_EDWARDS25519'],
      ['ExportsKey', 'ECC_NIST_EDWARDS25519'],
      ['DocumentsKey', 'RSA_3072'],
      ['TokenKey', 'ECC_NIST_EDWARDS25519'],
    ]);
  });

  test('allows the key of table and files only through those services, and only in this account', () => {
    const policy = templates.data.Resources['DataKey']?.Properties['KeyPolicy'];
    const lent = listed(at(policy, 'Statement')).filter(
      (statement) => at(statement, 'Principal', 'AWS') === '*',
    );
    expect(lent.map((statement) => at(statement, 'Condition'))).toEqual(
      ['dynamodb', 's3'].map((service) => ({
        StringEquals: {
          'kms:CallerAccount': { Ref: 'AWS::AccountId' },
          'kms:ViaService': `${service}.us-east-1.amazonaws.com`,
        },
      })),
    );
  });

  test('has an empty secret for the Stripe keys, and no key in a template', () => {
    const secret = templates.data.Resources['StripeSecret']?.Properties;
    const shape = JSON.parse(String(at(secret, 'GenerateSecretString', 'SecretStringTemplate')));
    expect(shape).toEqual({ secretKey: '', webhookSecret: '' });
    expect(secret).not.toHaveProperty('SecretString');
    expect(JSON.stringify(templates)).not.toMatch(/\b(sk|rk)_(test|live)_|whsec_/);
  });

  test('declares that the journal stores the addresses it finds', () => {
    const { Properties } = onlyOf(templates.data, 'AWS::Location::PlaceIndex');
    expect(at(Properties, 'DataSourceConfiguration')).toEqual({ IntendedUse: 'Storage' });
  });
});
