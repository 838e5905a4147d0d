import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256Hex } from './digest.ts';
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

/** Returns the digest of an image in a record. In an exported entry, the image's path contains it. */
const digestIn = (image: unknown) => asObject(image)['digest'];
const digestOfPath = (path: unknown) => /([0-9a-f]{64})\.\w+$/.exec(String(path))?.[1];

/** Members that a record has in another form than an exported entry shows, or that `checkRecord` compares. */
const otherwise = new Set([
  ...['seal', 'kind', 'journal_id', 'number', 'previous_hash'],
  ...['fee_cents', 'signers', 'credible_witnesses', 'mark_witnesses'],
  ...['thumbprint', 'signer_journal_signature', 'principal_signature'],
]);

/** Whether a person is shown as recorded, with the ID number to which the record commits. */
function isSamePerson(recorded: Json, shown: Json, salt: unknown): boolean {
  const { id_number: commitment, signature, ...facts } = recorded;
  const { id_number: idNumber, signature_data_url: path, ...others } = shown;
  const committed =
    typeof idNumber !== 'string'
      ? null
      : sha256Hex(concatBytes(hexToBytes(String(salt)), utf8ToBytes(idNumber)));
  const same = Object.entries(facts).every(([key, value]) => isSame(others[key], value));
  return same && committed === (commitment ?? null) && digestIn(signature) === digestOfPath(path);
}

/**
 * Returns the names of members in which an exported entry (`entries/<number>.json`) differs from the record that its
 * hash covers. Both are JSON texts.
 */
export function entryDifferences(recordedText: string, shownText: string): string[] {
  const recorded = asObject(JSON.parse(recordedText));
  const shown = asObject(JSON.parse(shownText));
  const found = Object.entries(recorded)
    .filter(([key, value]) => !otherwise.has(key) && !isSame(shown[key], value))
    .map(([key]) => key);
  if (Number(shown['entry_number']) !== recorded['number']) found.push('entry_number');
  if (Math.round(Number(shown['fee']) * 100) !== recorded['fee_cents']) found.push('fee');
  for (const key of ['signer_journal_signature', 'principal_signature']) {
    if (digestIn(recorded[key]) !== digestOfPath(shown[key])) found.push(key);
  }
  const thumbprint = asObject(recorded['thumbprint']);
  const shownThumbprint = shown['thumbprint_data'] && JSON.parse(String(shown['thumbprint_data'])).image_data;
  if (digestIn(thumbprint['image']) !== digestOfPath(shownThumbprint)) found.push('thumbprint');
  const salts = asObject(shown['id_number_salts']);
  for (const key of ['signers', 'credible_witnesses', 'mark_witnesses']) {
    const [then, now] = [asList(recorded[key]), asList(shown[key])];
    const saltsOf = Array.isArray(salts[key]) ? salts[key] : [];
    const same = then.every((person, at) => isSamePerson(person, now[at] ?? {}, saltsOf[at]));
    if (then.length !== now.length || !same) found.push(key);
  }
  return found;
}

/** Returns the addenda that an exported entry shows, from its JSON text. */
export const addendaShown = (shownText: string): Json[] => asList(asObject(JSON.parse(shownText))['addenda']);

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
