import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256Hex } from '../digest.ts';
import { readJson } from '../read-value.ts';
import type { SealedRecord } from './sealed-record.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asObject = (value: unknown): Json => (isObject(value) ? value : {});
const asList = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asObject) : []);

/** Whether two values of JSON are the same, in any order of members. */
function isSame(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((one, at) => isSame(one, right[at]));
  }
  if (!isObject(left) || !isObject(right)) return left === right;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => isSame(left[key], right[key]));
}

/** Returns the SHA-256 of a file of the export; undefined if it has no such file. */
export type DigestOf = (path: string) => string | undefined;

/** Whether a path in an exported entry leads to the recorded image. The name of a file proves nothing about its content. */
function isSameImage(recorded: unknown, path: unknown, digestOf: DigestOf): boolean {
  const { digest } = asObject(recorded);
  if (digest === undefined) return path === undefined || path === null;
  return typeof path === 'string' && digestOf(path) === digest;
}

/** Returns the commitment to an ID number that a salt opens; undefined for what is not a salt in hex. */
export function commitmentOf(idNumber: string, salt: unknown): string | undefined {
  if (typeof salt !== 'string' || !/^(?:[0-9a-f]{2})+$/.test(salt)) return undefined;
  return sha256Hex(concatBytes(hexToBytes(salt), utf8ToBytes(idNumber)));
}

/** Members that a record has in another form than an exported entry shows, or that `checkRecord` compares. */
const otherwise = new Set([
  ...['seal', 'kind', 'journal_id', 'number', 'previous_hash'],
  ...['fee_cents', 'signers', 'credible_witnesses', 'mark_witnesses'],
  ...['thumbprint', 'signer_journal_signature', 'principal_signature'],
]);

/** Whether a person is shown as recorded, with the ID number to which the record commits. */
function isSamePerson(recorded: Json, shown: Json, salt: unknown, digestOf: DigestOf): boolean {
  const { id_number: commitment, signature, ...facts } = recorded;
  const { id_number: idNumber, signature_data_url: path, ...others } = shown;
  const committed = typeof idNumber === 'string' ? commitmentOf(idNumber, salt) : null;
  const same = Object.entries(facts).every(([key, value]) => isSame(others[key], value));
  return same && committed === (commitment ?? null) && isSameImage(signature, path, digestOf);
}

/** Returns the thumbprint that an exported entry shows. */
const thumbprintIn = (shown: Json): Json => {
  const text = shown['thumbprint_data'];
  return typeof text === 'string' && text !== '' ? asObject(readJson(text, 'thumbprint_data')) : {};
};

/**
 * Returns the names of members in which an exported entry (`entries/<number>.json`) differs from the record that its
 * hash covers. Both are JSON texts. Throws UnreadableFile for a text that is none.
 */
export function entryDifferences(recordedText: string, shownText: string, digestOf: DigestOf): string[] {
  const recorded = asObject(readJson(recordedText, 'The record'));
  const shown = asObject(readJson(shownText, 'The entry'));
  const found = Object.entries(recorded)
    .filter(([key, value]) => !otherwise.has(key) && !isSame(shown[key], value))
    .map(([key]) => key);
  if (Number(shown['entry_number']) !== recorded['number']) found.push('entry_number');
  if (Math.round(Number(shown['fee']) * 100) !== recorded['fee_cents']) found.push('fee');
  for (const key of ['signer_journal_signature', 'principal_signature']) {
    if (!isSameImage(recorded[key], shown[key], digestOf)) found.push(key);
  }
  const { image, ...facts } = asObject(recorded['thumbprint']);
  const { image_data: path, ...shownFacts } = thumbprintIn(shown);
  if (!isSameImage(image, path, digestOf) || !isSame(facts, shownFacts)) found.push('thumbprint');
  const salts = asObject(shown['id_number_salts']);
  for (const key of ['signers', 'credible_witnesses', 'mark_witnesses']) {
    const [then, now] = [asList(recorded[key]), asList(shown[key])];
    const saltsOf = Array.isArray(salts[key]) ? salts[key] : [];
    const same = then.every((person, at) => isSamePerson(person, now[at] ?? {}, saltsOf[at], digestOf));
    if (then.length !== now.length || !same) found.push(key);
  }
  return found;
}

/** Returns the addenda that an exported entry shows, from its JSON text. */
export const addendaShown = (shownText: string): Json[] =>
  asList(asObject(readJson(shownText, 'The entry'))['addenda']);

/** Returns whether an exported entry shows an addendum as it was recorded. */
export function isShownAddendum(
  { addendum, recorded_at }: SealedRecord,
  hash: string,
  shown: unknown,
): boolean {
  if (!addendum) return false;
  const { addendum: number, reason, text, field } = addendum;
  return isSame(shown, { number, reason, text, ...(field !== null && { field }), at: recorded_at, hash });
}
