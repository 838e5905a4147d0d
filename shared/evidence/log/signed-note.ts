import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64, sameBytes, toBase64 } from '../bytes.ts';
import {
  idBytes,
  keyId,
  parseTypedKey,
  signatureTypes,
  type TypedKey,
  typedVerifierKey,
} from './verifier-key.ts';

/*
 * Signed notes by C2SP signed-note, with Ed25519 keys: a text, an empty line, and one line for each signature. A key
 * has a name, and an ID of four bytes that depends on name and key.
 */

const signatureBytes = 64;

/** A public key of notes. */
export type NoteKey = { name: string; publicKey: Uint8Array };

/** Signs bytes with the private key that belongs to a public key. */
export type SignBytes = (message: Uint8Array) => Promise<Uint8Array>;

const typed = (key: NoteKey): TypedKey => ({ ...key, type: signatureTypes.ed25519 });

/** Returns the verifier key of a key: `<name>+<key ID, hex>+<type and key, base64>`. */
export const verifierKey = (key: NoteKey): string => typedVerifierKey(typed(key));

/** Returns the key of a verifier key. Throws if it is malformed, has another ID, or another type than Ed25519. */
export function parseVerifierKey(vkey: string): NoteKey {
  const { name, publicKey } = parseTypedKey(vkey, [signatureTypes.ed25519]);
  return { name, publicKey };
}

/** Returns a text, which ends with a line break, as a note with one signature. */
export async function signNote(text: string, key: NoteKey, sign: SignBytes): Promise<string> {
  if (!text.endsWith('\n')) throw new Error('The text of a note ends with a line break');
  const signature = await sign(utf8ToBytes(text));
  if (signature.length !== signatureBytes) throw new Error('An Ed25519 signature has 64 bytes');
  return `${text}\n— ${key.name} ${toBase64(concatBytes(keyId(typed(key)), signature))}\n`;
}

/** A line of signatures: the name and the ID of its key, and the bytes of the signature. */
export type NoteSignature = { line: string; name: string; id: Uint8Array; bytes: Uint8Array<ArrayBuffer> };

/** Returns a signature from its line. Throws for any other line. */
export function parseSignature(line: string): NoteSignature {
  const [, name = '', encoded = ''] = /^— ([^\s+]+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? [];
  if (name === '') throw new Error('A line of the signatures is none');
  const bytes = fromBase64(encoded);
  return { line, name, id: bytes.slice(0, idBytes), bytes: bytes.slice(idBytes) };
}

/** Returns the text of a note, and its signatures without checking them. Throws for anything but a note. */
export function parseNote(note: string): { text: string; signatures: NoteSignature[] } {
  const end = note.lastIndexOf('\n\n') + 1;
  const lines = note.slice(end + 1).split('\n');
  if (end === 0 || lines.length < 2 || lines.pop() !== '') throw new Error('This is not a signed note');
  return { text: note.slice(0, end), signatures: lines.map(parseSignature) };
}

/** Returns whether a signature says that it is by a key. */
export const isOfKey = ({ name, id }: NoteSignature, key: TypedKey): boolean =>
  name === key.name && sameBytes(id, keyId(key));

/** Returns whether an Ed25519 signature of a message is valid. */
export async function isEd25519Signature(
  publicKey: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
): Promise<boolean> {
  const imported = await crypto.subtle.importKey('raw', publicKey.slice(), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', imported, signature.slice(), message.slice());
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
    const own = signatures.filter((signature) => isOfKey(signature, typed(key)));
    for (const { bytes } of own) {
      if (!(await isEd25519Signature(key.publicKey, bytes, utf8ToBytes(text)))) {
        throw new Error(`The signature of ${key.name} is wrong`);
      }
    }
    if (own.length > 0) signers.push(vkey);
  }
  if (signers.length === 0) throw new Error('None of the known keys signed this note');
  return { text, signers };
}
