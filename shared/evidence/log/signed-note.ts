import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64, sameBytes, toBase64 } from '../bytes.ts';

/*
 * Signed notes by C2SP signed-note, with Ed25519 keys: a text, an empty line, and one line for each signature. A key
 * has a name, and an ID of four bytes that depends on name and key.
 */

const ed25519Type = 1;
const keyBytes = 32;
const idBytes = 4;
const signatureBytes = 64;

/** A public key of notes. */
export type NoteKey = { name: string; publicKey: Uint8Array };

/** Signs bytes with the private key that belongs to a public key. */
export type SignBytes = (message: Uint8Array) => Promise<Uint8Array>;

const typed = (publicKey: Uint8Array) => concatBytes(Uint8Array.of(ed25519Type), publicKey);

const keyId = ({ name, publicKey }: NoteKey) =>
  sha256(concatBytes(utf8ToBytes(`${name}\n`), typed(publicKey))).slice(0, idBytes);

/** Returns the verifier key ("vkey") of a key as text: `<name>+<key ID, hex>+<type and key, base64>`. */
export function verifierKey(key: NoteKey): string {
  if (!/^[^\s+]+$/.test(key.name)) throw new Error('The name of a key has neither spaces nor plus signs');
  return `${key.name}+${bytesToHex(keyId(key))}+${toBase64(typed(key.publicKey))}`;
}

/** Returns the key of a verifier key. Throws if it is malformed, has another ID, or another type than Ed25519. */
export function parseVerifierKey(vkey: string): NoteKey {
  const [, name = '', encoded = ''] = /^([^\s+]+)\+[0-9a-f]{8}\+(.+)$/.exec(vkey) ?? [];
  const key = { name, publicKey: fromBase64(encoded).slice(1) };
  if (key.publicKey.length !== keyBytes || verifierKey(key) !== vkey) {
    throw new Error('This is not a verifier key of the type Ed25519');
  }
  return key;
}

/** Returns a text, which ends with a line break, as a note with one signature. */
export async function signNote(text: string, key: NoteKey, sign: SignBytes): Promise<string> {
  if (!text.endsWith('\n')) throw new Error('The text of a note ends with a line break');
  const signature = await sign(utf8ToBytes(text));
  if (signature.length !== signatureBytes) throw new Error('An Ed25519 signature has 64 bytes');
  return `${text}\n— ${key.name} ${toBase64(concatBytes(keyId(key), signature))}\n`;
}

type Signature = { name: string; id: Uint8Array; bytes: Uint8Array<ArrayBuffer> };

/** Returns the text of a note, and its signatures without checking them. Throws for anything but a note. */
function parseNote(note: string): { text: string; signatures: Signature[] } {
  const end = note.lastIndexOf('\n\n') + 1;
  const lines = note.slice(end + 1).split('\n');
  if (end === 0 || lines.length < 2 || lines.pop() !== '') throw new Error('This is not a signed note');
  const signatures = lines.map((line) => {
    const [, name = '', encoded = ''] = /^— ([^\s+]+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? [];
    if (name === '') throw new Error('A line of the signatures is none');
    const bytes = fromBase64(encoded);
    return { name, id: bytes.slice(0, idBytes), bytes: bytes.slice(idBytes) };
  });
  return { text: note.slice(0, end), signatures };
}

async function isSignedBy(key: NoteKey, signature: Signature, text: string): Promise<boolean> {
  const imported = await crypto.subtle.importKey('raw', key.publicKey.slice(), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', imported, signature.bytes, utf8ToBytes(text).slice());
}

/** A text, and those of the given verifier keys that signed it. */
export type OpenedNote = { text: string; signers: string[] };

/**
 * Returns the text of a note that at least one of the verifier keys signed. Signatures of unknown keys are ignored.
 * Throws if the note is malformed, if none of the keys signed it, or if a signature of one of them is wrong.
 */
export async function openNote(note: string, vkeys: readonly string[]): Promise<OpenedNote> {
  const { text, signatures } = parseNote(note);
  const signers: string[] = [];
  for (const vkey of vkeys) {
    const key = parseVerifierKey(vkey);
    const own = signatures.filter(({ name, id }) => name === key.name && sameBytes(id, keyId(key)));
    for (const signature of own) {
      if (!(await isSignedBy(key, signature, text))) throw new Error(`The signature of ${key.name} is wrong`);
    }
    if (own.length > 0) signers.push(vkey);
  }
  if (signers.length === 0) throw new Error('None of the known keys signed this note');
  return { text, signers };
}
