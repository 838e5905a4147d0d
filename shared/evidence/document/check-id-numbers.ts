import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256Hex } from '../digest.ts';
import { list, nullable, optional, parseJson, some, text } from '../read-value.ts';
import { passed, type Statement, unchecked } from '../statement.ts';
import type { EvidenceFile } from './evidence-file.ts';

const people = list(some({ id_number: nullable(text) }));
const record = some({ signers: people, credible_witnesses: optional(people) });

/** Words in which a number with spaces and hyphens may be broken. */
const longestNumber = 12;

/** Whether some words that follow each other are the text of a commitment. */
function isShown(words: readonly string[], commitment: string, salt: string): boolean {
  const salted = hexToBytes(salt);
  return words.some((_, from) => {
    let number = '';
    return words.slice(from, from + longestNumber).some((word) => {
      number += word;
      return sha256Hex(concatBytes(salted, utf8ToBytes(number.trim()))) === commitment;
    });
  });
}

/**
 * Checks that the pages of a document show the ID numbers to which its record commits. `words` are what the pages show, in
 * order. Returns nothing for a record without ID numbers.
 */
export function checkIdNumbers(
  { recorded, salts }: Pick<EvidenceFile, 'salts'> & { recorded: string },
  words: readonly string[],
): Statement[] {
  const { signers, credible_witnesses: witnesses = [] } = parseJson(recorded, record, 'The record');
  const committed = (
    kind: string,
    listed: readonly { id_number: string | null }[],
    by: readonly (string | null)[],
  ) =>
    listed.flatMap(({ id_number: commitment }, at) =>
      commitment === null ? [] : [{ name: `${kind} ${at + 1}`, commitment, salt: by[at] ?? null }],
    );
  const all = [
    ...committed('signer', signers, salts.signers),
    ...committed('credible witness', witnesses, salts.credible_witnesses),
  ];
  if (all.length === 0) return [];
  const withheld = all.filter(({ salt }) => salt === null);
  if (withheld.length === all.length) {
    return [
      unchecked(
        'id-numbers',
        'The ID numbers were withheld from this document, so they could not be checked.',
      ),
    ];
  }
  const missing = all.filter(({ commitment, salt }) => salt === null || !isShown(words, commitment, salt));
  if (missing.length === 0) {
    return [passed('id-numbers', 'The ID numbers on the pages match those that were recorded.')];
  }
  const names = missing.map(({ name }) => name).join(', ');
  return [
    unchecked(
      'id-numbers',
      `The recorded ID number of ${names} could not be found on the pages in a form that this check can read. The signature covers the pages.`,
    ),
  ];
}
