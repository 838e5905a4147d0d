import { createHash } from 'node:crypto';
import { type NoteKey, signNote, verifierKey } from '#shared/evidence/log/signed-note.ts';
import type { KmsKey } from './kms-key.ts';

/** The purposes of signed notes, each with its own key: checkpoints of the log, and manifests of exports. */
export type NotePurpose = 'log' | 'exports';

/** The DER encoding of an Ed25519 key starts with these bytes (RFC 8410), followed by the key's 32 bytes. */
const spkiStart = Buffer.from('302a300506032b6570032100', 'hex');
const keyBytes = 32;

/**
 * Returns the name of a key. It depends only on the key: a log keeps its name when the site's domain changes,
 * and two stages never share one.
 */
function keyName(purpose: NotePurpose, publicKey: Uint8Array): string {
  const digest = createHash('sha256').update(publicKey).digest('hex');
  return `digital-notary-journal/${purpose}/${digest.slice(0, 16)}`;
}

async function readKey(purpose: NotePurpose, kms: KmsKey): Promise<NoteKey> {
  const der = Buffer.from(await kms.publicKey());
  if (!der.subarray(0, spkiStart.length).equals(spkiStart) || der.length !== spkiStart.length + keyBytes) {
    throw new Error(`The key that signs ${purpose} is not an Ed25519 key`);
  }
  const publicKey = new Uint8Array(der.subarray(spkiStart.length));
  return { name: keyName(purpose, publicKey), publicKey };
}

/** Signs notes with one KMS key (shared/evidence/log/signed-note.ts). */
export type NoteSigner = {
  /** Returns the name of the key, which is also the origin of the log. */
  name(): Promise<string>;
  /** Returns the verifier key. */
  vkey(): Promise<string>;
  /** Returns a text, which must end with a line break, as a signed note. */
  sign(text: string): Promise<string>;
};

/** Returns the note signer for a purpose. Reads its public key once, because a key never changes. */
export function noteSigner(purpose: NotePurpose, kms: KmsKey): NoteSigner {
  let known: NoteKey | undefined;
  const key = async () => {
    known ??= await readKey(purpose, kms);
    return known;
  };
  return {
    name: async () => (await key()).name,
    vkey: async () => verifierKey(await key()),
    sign: async (text) => signNote(text, await key(), (message) => kms.sign('ED25519_SHA_512', message)),
  };
}
