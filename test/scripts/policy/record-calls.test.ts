import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendEmail } from '#functions/adapters/email/email.ts';
import { localArn } from '#scripts/local/assembly/stack-plan.ts';
import { startAwsEmulators } from '#scripts/local/aws/aws-emulators.ts';
import { keyManagement } from '#scripts/local/aws/key-management.ts';
import { mail } from '#scripts/local/aws/mail.ts';
import { startS3 } from '#scripts/local/aws/s3/s3.ts';
import { localCredentials } from '#scripts/local/aws/s3/s3-signature.ts';
import { secretsManager } from '#scripts/local/aws/secrets.ts';
import { listen } from '#scripts/local/processes/http-server.ts';
import { recordCalls } from '#scripts/policy/record-calls.ts';

const by = 'submitentryfunction';
const table = localArn('dynamodb', 'table/journal');
const key = localArn('kms', 'key/field');
const secret = localArn('secretsmanager', 'secret:token');

let folder: string;
let file: string;
let settings: Record<'dynamodb' | 's3' | 'emulators', object>;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-recorded-'));
  file = join(folder, 'calls.jsonl');
  const servers = await Promise.all([
    // Any server will do: what counts is what a client asks.
    listen((_, response) => response.end('{}')),
    startS3(join(folder, 's3'), [{ name: 'files', allowedOrigins: [] }]),
    startAwsEmulators([
      keyManagement(Buffer.alloc(32, 1)),
      secretsManager({ [secret]: 'x' }),
      mail(join(folder, 'outbox')),
    ]),
  ]);
  const [dynamodb = '', s3 = '', emulators = ''] = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  const recorded = await recordCalls({ dynamodb, s3, emulators, stripe: 'unused' }, file);
  const credentials = { ...localCredentials, sessionToken: by };
  const reaching = (endpoint: string) => ({ endpoint, credentials, region: 'us-east-1', maxAttempts: 1 });
  settings = {
    dynamodb: reaching(recorded.endpoints.dynamodb),
    s3: reaching(recorded.endpoints.s3),
    emulators: reaching(recorded.endpoints.emulators),
  };
  stop = () => Promise.all([recorded.stop(), ...servers.map((server) => server.stop())]);
});

afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

beforeEach(() => rm(file, { force: true }));

/** Returns the recorded calls as `action resource`, with the context if there is one. */
async function recorded(): Promise<unknown[]> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const { by: caller, action, resource, context } = JSON.parse(line);
    expect(caller).toBe(by);
    return Object.keys(context).length > 0 ? [action, resource, context] : [action, resource];
  });
}

describe('calls of DynamoDB', () => {
  const client = () => DynamoDBDocumentClient.from(new DynamoDBClient(settings.dynamodb));
  const TableName = 'journal';

  test('name the partition', async () => {
    await client().send(new GetCommand({ TableName, Key: { pk: 'NOTARY#1', sk: 'PROFILE' } }));
    expect(await recorded()).toEqual([['dynamodb:GetItem', table, { 'dynamodb:LeadingKeys': ['NOTARY#1'] }]]);
  });

  test('name the partition and the index of a query', async () => {
    await client().send(
      new QueryCommand({
        TableName,
        IndexName: 'byList',
        KeyConditionExpression: '#k = :k AND begins_with(sk, :s)',
        ExpressionAttributeNames: { '#k': 'pk' },
        ExpressionAttributeValues: { ':k': 'NOTARY#1', ':s': 'ENTRY#' },
      }),
    );
    expect(await recorded()).toEqual([
      ['dynamodb:Query', `${table}/index/byList`, { 'dynamodb:LeadingKeys': ['NOTARY#1'] }],
    ]);
  });

  test('name all partitions of a batch', async () => {
    const Keys = ['NOTARY#1', 'NOTARY#2'].map((pk) => ({ pk, sk: 'PROFILE' }));
    await client().send(new BatchGetCommand({ RequestItems: { journal: { Keys } } }));
    expect(await recorded()).toEqual([
      ['dynamodb:BatchGetItem', table, { 'dynamodb:LeadingKeys': ['NOTARY#1', 'NOTARY#2'] }],
    ]);
  });

  test('are those of its parts in a transaction, each with its own partition and with all of them', async () => {
    const Key = { pk: 'NOTARY#1', sk: 'PROFILE' };
    await client().send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: { pk: 'JOURNAL#1', sk: '1' } } },
          { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' } },
        ],
      }),
    );
    const keys = (...pks: string[]) => ({
      'dynamodb:LeadingKeys': pks,
      'dynamodb:EnclosingOperation': 'TransactWriteItems',
    });
    expect(await recorded()).toEqual([
      ['dynamodb:PutItem', table, keys('JOURNAL#1')],
      ['dynamodb:PutItem', table, keys('JOURNAL#1', 'NOTARY#1')],
      ['dynamodb:ConditionCheckItem', table, keys('NOTARY#1')],
      ['dynamodb:ConditionCheckItem', table, keys('JOURNAL#1', 'NOTARY#1')],
    ]);
  });
});

describe('calls of S3', () => {
  const client = () => new S3Client(settings.s3);
  const object = { Bucket: 'files', Key: 'notaries/1/a b.png' };
  const arn = 'arn:aws:s3:::files/notaries/1/a b.png';

  test('name the object, and the prefix of a list', async () => {
    await client().send(new PutObjectCommand({ ...object, Body: 'x' }));
    await client().send(new ListObjectsV2Command({ Bucket: 'files', Prefix: 'notaries/1/' }));
    await client().send(
      new DeleteObjectsCommand({ Bucket: 'files', Delete: { Objects: [{ Key: 'notaries/1/<&>' }] } }),
    );
    await client().send(new DeleteObjectCommand(object));
    expect(await recorded()).toEqual([
      ['s3:PutObject', arn],
      ['s3:ListBucket', 'arn:aws:s3:::files', { 's3:prefix': 'notaries/1/' }],
      ['s3:DeleteObject', 'arn:aws:s3:::files/notaries/1/<&>'],
      ['s3:DeleteObject', arn],
    ]);
  });

  test('include permissions that headers need', async () => {
    await client()
      .send(
        new PutObjectCommand({
          ...object,
          Body: 'x',
          ObjectLockMode: 'GOVERNANCE',
          // An hour more, so that the whole days do not depend on how long the test takes.
          ObjectLockRetainUntilDate: new Date(Date.now() + 3_650 * 86_400_000 + 3_600_000),
        }),
      )
      .catch(() => {});
    const lock = { 's3:object-lock-remaining-retention-days': '3650' };
    expect(await recorded()).toEqual([
      ['s3:PutObject', arn, lock],
      ['s3:PutObjectRetention', arn, lock],
    ]);
  });

  test('through a signed address or form count as calls of the function that signed it, unless changed', async () => {
    const form = await createPresignedPost(client(), { ...object, Expires: 60 });
    const body = new FormData();
    for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
    body.append('file', new Blob(['x']));
    expect((await fetch(form.url, { method: 'POST', body })).status).toBe(204);
    body.set('key', 'notaries/2/another.png');
    expect((await fetch(form.url, { method: 'POST', body })).status).toBe(403);
    const address = await getSignedUrl(client(), new GetObjectCommand(object), { expiresIn: 60 });
    expect(await (await fetch(address)).text()).toBe('x');
    expect(await recorded()).toEqual([
      ['s3:PutObject', arn],
      ['s3:GetObject', arn],
    ]);
  });
});

describe('calls of other services', () => {
  const EncryptionContext = { notary_id: '1' };
  const context = { 'kms:EncryptionContext:notary_id': '1' };

  test('name the key, also one that only the encrypted text names', async () => {
    const client = new KMSClient(settings.emulators);
    const { CiphertextBlob } = await client.send(
      new GenerateDataKeyCommand({ KeyId: key, KeySpec: 'AES_256', EncryptionContext }),
    );
    await client.send(new DecryptCommand({ CiphertextBlob, EncryptionContext }));
    expect(await recorded()).toEqual([
      ['kms:GenerateDataKey', key, context],
      ['kms:Decrypt', key, context],
    ]);
  });

  test('name the secret, and the sender of a mail', async () => {
    await new SecretsManagerClient(settings.emulators).send(new GetSecretValueCommand({ SecretId: secret }));
    process.env['MAIL_FROM'] = 'no-reply@example.com';
    process.env['MAIL_CONFIGURATION_SET'] = 'sending';
    const letter = { kind: 'notice' as const, to: 'a@example.com', subject: 's', text: 't', html: 'h' };
    await new SESv2Client(settings.emulators).send(sendEmail(letter));
    expect(await recorded()).toEqual([
      ['secretsmanager:GetSecretValue', secret],
      [
        'ses:SendEmail',
        localArn('ses', 'identity/example.com'),
        { 'ses:FromAddress': 'no-reply@example.com' },
      ],
      [
        'ses:SendEmail',
        localArn('ses', 'configuration-set/sending'),
        { 'ses:FromAddress': 'no-reply@example.com' },
      ],
    ]);
  });
});

test('a request that the recorder does not know becomes a call that no policy allows', async () => {
  const { endpoint } = settings.emulators as { endpoint: string };
  const headers = { 'x-amz-target': 'TrentService2.Rotate', 'x-amz-security-token': by };
  await fetch(endpoint, { method: 'POST', headers, body: '{}' });
  expect(await recorded()).toEqual([['unknown', 'The recorder does not know TrentService2.Rotate']]);
});

test('requests of others than functions are not recorded', async () => {
  const { endpoint } = settings.emulators as { endpoint: string };
  const headers = { 'x-amz-target': 'secretsmanager.GetSecretValue' };
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: JSON.stringify({ SecretId: secret }),
  });
  expect(answer.status).toBe(200);
  expect(await recorded()).toEqual([]);
});
