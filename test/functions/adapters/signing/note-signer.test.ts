import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KMSClient } from '@aws-sdk/client-kms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kmsKey } from '#functions/adapters/signing/kms-key.ts';
import { noteSigner } from '#functions/adapters/signing/note-signer.ts';
import { startAwsEmulators } from '#scripts/local/aws/aws-emulators.ts';
import { keyManagement } from '#scripts/local/aws/key-management.ts';
import { localCredentials } from '#scripts/local/aws/s3/s3-signature.ts';
import { signingKeys } from '#scripts/local/aws/signing-keys.ts';
import type { RunningServer } from '#scripts/local/processes/http-server.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';

const specs = {
  'key/log': 'ECC_NIST_EDWARDS25519',
  'key/exports': 'ECC_NIST_EDWARDS25519',
  'key/documents': 'RSA_3072',
} as const;

let folder: string;
let emulators: RunningServer;

const startEmulator = () => startAwsEmulators([keyManagement(Buffer.alloc(32), signingKeys(folder, specs))]);

/** Returns a key of the KMS emulator. */
const key = (arn: keyof typeof specs | 'key/unknown') =>
  kmsKey(
    arn,
    new KMSClient({
      endpoint: `http://127.0.0.1:${emulators.port}`,
      region: 'us-east-1',
      credentials: localCredentials,
    }),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signing-test-'));
  emulators = await startEmulator();
});

afterAll(async () => {
  await emulators.stop();
  await rm(folder, { recursive: true });
});

describe('the signer of notes', () => {
  it('signs with a key of KMS, so that its verifier key opens the note', async () => {
    const signer = noteSigner('log', key('key/log'));
    const note = await signer.sign('a text\nof two lines\n');
    const vkey = await signer.vkey();
    expect(await openNote(note, [vkey])).toEqual({ text: 'a text\nof two lines\n', signers: [vkey] });
  });

  it('has a name that depends on purpose and key', async () => {
    const names = [
      await noteSigner('log', key('key/log')).name(),
      await noteSigner('log', key('key/exports')).name(),
      await noteSigner('exports', key('key/exports')).name(),
    ];
    for (const name of names) expect(name).toMatch(/^digital-notary-journal\/(log|exports)\/[0-9a-f]{16}$/);
    expect(new Set(names).size).toBe(3);
    const vkey = await noteSigner('log', key('key/log')).vkey();
    expect(vkey.startsWith(`${names[0]}+`)).toBe(true);
  });

  it('does not open the notes of the other key', async () => {
    const note = await noteSigner('log', key('key/log')).sign('a text\n');
    const other = await noteSigner('exports', key('key/exports')).vkey();
    await expect(openNote(note, [other])).rejects.toThrow('None of the known keys');
  });

  it('reads its key again after a failure', async () => {
    const failing = { fails: true };
    const kms = key('key/log');
    const signer = noteSigner('log', {
      ...kms,
      publicKey: () => (failing.fails ? Promise.reject(new Error('unavailable')) : kms.publicKey()),
    });
    await expect(signer.vkey()).rejects.toThrow('unavailable');
    failing.fails = false;
    expect(await signer.vkey()).toContain('digital-notary-journal/log/');
  });

  it('refuses a key that is not an Ed25519 key', async () => {
    await expect(noteSigner('log', key('key/documents')).vkey()).rejects.toThrow('not an Ed25519 key');
  });
});

describe('the KMS emulator', () => {
  it('signs documents with an RSA key of 3,072 bits', async () => {
    const message = new TextEncoder().encode('signed attributes');
    const signature = await key('key/documents').sign('RSASSA_PKCS1_V1_5_SHA_256', message);
    const spki = Buffer.from(await key('key/documents').publicKey());
    const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    expect(publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072);
    expect(verify('sha256', message, publicKey, signature)).toBe(true);
  });

  it('keeps its keys between runs', async () => {
    const before = await noteSigner('log', key('key/log')).vkey();
    await emulators.stop();
    emulators = await startEmulator();
    expect(await noteSigner('log', key('key/log')).vkey()).toBe(before);
  });

  it.each([
    ['another algorithm', 'key/log', 'RSASSA_PKCS1_V1_5_SHA_256', 1, 'InvalidKeyUsageException'],
    ['a message that is too long', 'key/log', 'ED25519_SHA_512', 4_097, 'ValidationException'],
    ['an unknown key', 'key/unknown', 'ED25519_SHA_512', 1, 'NotFoundException'],
  ] as const)('does not sign with %s', async (_, arn, algorithm, size, name) => {
    await expect(key(arn).sign(algorithm, new Uint8Array(size))).rejects.toMatchObject({ name });
  });
});
