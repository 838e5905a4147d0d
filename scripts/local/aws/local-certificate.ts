import { createPublicKey, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addYears } from 'date-fns/addYears';
import { selfSignedCertificate } from '../../certificate/document-certificate.ts';
import { localValues } from '../assembly/stack-plan.ts';
import type { FindSigningKey } from './signing-keys.ts';

/** Long, because the stack's clock can be moved, and this certificate is never renewed. */
const years = 50;

async function readOrMake(file: string, find: FindSigningKey): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const { key } = find(localValues.DocumentsKeyArn) ?? {};
  if (!key) throw new Error('The local stack has no key that signs documents');
  const now = new Date();
  const pem = await selfSignedCertificate(
    {
      publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }),
      sign: async (message) => sign('sha256', message, key),
    },
    { commonName: 'Digital Notary Journal (local)' },
    { from: now, to: addYears(now, years) },
  );
  await writeFile(file, pem);
  return pem;
}

/**
 * Returns a function that returns the certificate of the local key that signs documents, in PEM. It is self-signed, made
 * when it is first used, and kept in the data folder.
 */
export function localCertificate(directory: string, find: FindSigningKey): () => Promise<string> {
  let certificate: Promise<string> | undefined;
  return () => {
    certificate ??= readOrMake(join(directory, 'document-certificate.pem'), find);
    return certificate;
  };
}
