import { createHash } from 'node:crypto';
import type { EntryItem, SealedText } from '#functions/store/entries/entry-item.ts';

/** JSON with the keys of every object in order and no white space: the same value, the same bytes. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
}

/**
 * Everything that was recorded, as the text that the entry's hash is made of: content, number, times, the
 * digests of the images, the commitments to ID numbers, and the hash of the entry before
 * (specification, section 12). Leaves out how it is stored: keys, list attributes, ciphertexts, the version counter.
 */
export function recordedText(entry: EntryItem): string {
  const {
    entryHash: _hash,
    link: _link,
    listKey: _listKey,
    expiresAt: _expiresAt,
    images: _images,
    version: _version,
    documentCount: _documentCount,
    signerNames: _signerNames,
    ...recorded
  } = entry;
  const committed = <T extends { idNumber: SealedText | null }>({ idNumber, ...person }: T) => ({
    ...person,
    idNumber: idNumber?.commitment ?? null,
  });
  const signers = entry.signers.map(committed);
  const credibleWitnesses = entry.credibleWitnesses?.map(committed);
  return canonical({ ...recorded, signers, credibleWitnesses });
}

/** Returns the SHA-256, in hex, of a sealed text. */
export const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The SHA-256, in hex, over everything that was recorded. */
export function hashEntry(entry: EntryItem): string {
  return hashText(recordedText(entry));
}
