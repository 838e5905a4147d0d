import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAwsEmulators } from '#scripts/local/aws/aws-emulators.ts';
import { places } from '#scripts/local/aws/gazetteer.ts';
import { keyManagement } from '#scripts/local/aws/key-management.ts';
import { mail } from '#scripts/local/aws/mail.ts';
import { localCredentials } from '#scripts/local/aws/s3/s3-signature.ts';
import { secretsManager } from '#scripts/local/aws/secrets.ts';
import { listen, type RunningServer } from '#scripts/local/processes/http-server.ts';
import { serveOutbox } from '#scripts/local/site/outbox.ts';

const masterKey = Buffer.alloc(32, 7);
const secretArn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:token';
let outbox: string;
let emulators: RunningServer;

beforeAll(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'outbox-test-'));
  emulators = await startAwsEmulators([
    keyManagement(masterKey),
    secretsManager({ [secretArn]: 'the value' }),
    places(['journal']),
    mail(outbox),
  ]);
});

afterAll(async () => {
  await emulators.stop();
  await rm(outbox, { recursive: true });
});

const config = () => ({
  endpoint: `http://127.0.0.1:${emulators.port}`,
  region: 'us-east-1',
  credentials: localCredentials,
});

describe('the KMS emulator', () => {
  const EncryptionContext = { notary_id: '1', purpose: 'id' };
  const generate = () =>
    new KMSClient(config()).send(
      new GenerateDataKeyCommand({ KeyId: 'key/a', KeySpec: 'AES_256', EncryptionContext }),
    );

  it('decrypts its data key, whatever the order of the context', async () => {
    const { Plaintext, CiphertextBlob } = await generate();
    const { Plaintext: again } = await new KMSClient(config()).send(
      new DecryptCommand({ CiphertextBlob, EncryptionContext: { purpose: 'id', notary_id: '1' } }),
    );
    expect(again).toEqual(Plaintext);
    expect(Plaintext).toHaveLength(32);
  });

  it.each([
    [
      'another context',
      { EncryptionContext: { notary_id: '2', purpose: 'id' } },
      'InvalidCiphertextException',
    ],
    ['no context', {}, 'InvalidCiphertextException'],
    ['another key', { EncryptionContext, KeyId: 'key/b' }, 'IncorrectKeyException'],
  ])('refuses to decrypt under %s', async (_, changes, name) => {
    const { CiphertextBlob } = await generate();
    const decrypt = new DecryptCommand({ CiphertextBlob, ...changes });
    await expect(new KMSClient(config()).send(decrypt)).rejects.toMatchObject({ name });
  });
});

describe('the Secrets Manager emulator', () => {
  it('returns its own secrets only', async () => {
    const client = new SecretsManagerClient(config());
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretArn }));
    expect(SecretString).toBe('the value');
    await expect(client.send(new GetSecretValueCommand({ SecretId: 'other' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });
});

describe('the Location emulator', () => {
  const search = async (position: unknown, index = 'journal') => {
    const answer = await fetch(
      `http://127.0.0.1:${emulators.port}/places/v0/indexes/${index}/search/position`,
      { method: 'POST', body: JSON.stringify({ Position: position }) },
    );
    return { status: answer.status, body: await answer.json() };
  };

  it.each([
    [[-96.7994, 32.7876], 'Near 75201 Dallas, Texas, United States'],
    [[-77.0365, 38.8977], 'Near 20501 Washington, District of Columbia, United States'],
    [[-149.9, 61.217], 'Near 99509 Anchorage, Alaska, United States'],
  ])('names the place at %s', async (position, label) => {
    const { body } = await search(position);
    expect(body.Results[0].Place).toMatchObject({ Label: label, Country: 'USA' });
  });

  it('finds nothing at sea or abroad', async () => {
    for (const position of [
      [-40, 35],
      [2.35, 48.85],
    ])
      expect((await search(position)).body.Results).toEqual([]);
  });

  it('rejects malformed positions and unknown indexes', async () => {
    expect((await search([200, 0])).status).toBe(400);
    expect((await search('here')).status).toBe(400);
    expect((await search([0, 0], 'other')).status).toBe(404);
  });
});

describe('the outbox', () => {
  let site: RunningServer;
  beforeAll(async () => {
    site = await listen((request, response) => void serveOutbox(outbox, request, response));
  });
  afterAll(() => site.stop());

  const page = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${site.port}${path}`);
    return { status: answer.status, html: await answer.text() };
  };

  it('shows sent mails, as text only', async () => {
    await new SESv2Client(config()).send(
      new SendEmailCommand({
        FromEmailAddress: 'no-reply@example.com',
        Destination: { ToAddresses: ['a@example.com'] },
        Content: {
          Simple: {
            Subject: { Data: 'Reset <your> password' },
            Body: { Text: { Data: 'Open http://localhost:3000/app?token=1&x=2 <script>alert(1)</script>' } },
          },
        },
      }),
    );
    const list = await page('/outbox');
    expect(list.html).toContain('Reset &lt;your&gt; password');
    const link = /href="(\/outbox\/[^"]+)"/.exec(list.html)?.[1] ?? '';
    const { html } = await page(link);
    expect(html).not.toContain('<script>');
    expect(html).toContain('href="http://localhost:3000/app?token=1&amp;x=2"');
  });

  it('shows nothing else', async () => {
    expect((await page('/outbox/../../etc/passwd')).html).not.toContain('root');
    expect((await page('/outbox/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });
});
