import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';
import { searchedName } from '#shared/rules/entry-filters.ts';
import { nameWords } from '#shared/rules/search-words.ts';
import type { EntryRowItem } from '../entries/entry-row-item.ts';
import { compressed, decompressed } from '../table/compressed.ts';
import { alphabet, beginningParts, beginningPartsOf, partOf } from './name-parts.ts';

/** The folded words of an entry's names, by signer. */
export const namesOfEntry = z.array(z.array(z.string()));
export type NamesOfEntry = z.infer<typeof namesOfEntry>;

/** Entries covered by an item with names. */
export const nameItemBlocks = { size: 10_000 };

type Named = Pick<EntryRowItem, 'signerNames'>;

const wordsOf = ({ signerNames }: Named): NamesOfEntry =>
  signerNames.map((name) => nameWords(searchedName(name)));

/** Four times the bytes of twenty people with two names. A table item contains the names of 200 entries. */
const mostBytes = 2_000;

/**
 * Returns whether an entry has so many or such long names that the index omits them all. Only its row shows
 * who signed.
 */
export const isCrowded = (row: Named): boolean => Buffer.byteLength(JSON.stringify(wordsOf(row))) > mostBytes;

/** Returns the words by which the index finds an entry's signers: none for a crowded one. */
export const namesOf = (row: Named): NamesOfEntry => (isCrowded(row) ? [] : wordsOf(row));

/**
 * The signers that a search found: a bit for each signer, by entry number. The `&` of two of these finds
 * signers with both words.
 */
export type FoundSigners = Uint32Array;

/** Marks the signers of an entry who have a word with this prefix. */
export function markNamed(found: FoundSigners, number: number, names: NamesOfEntry, beginning: string): void {
  for (const [place, words] of names.entries())
    if (words.some((word) => word.startsWith(beginning))) mark(found, number, place);
}

/** Ignores entries beyond the searched range, as typed arrays do. */
function mark(found: FoundSigners, number: number, place: number): void {
  found[number] = (found[number] ?? 0) | (1 << place);
}

const lines = z.array(z.string());
/** Digits and letters: steps take up most of an item. */
const radix = 36;

/** The names in an index item: those of one part (name-parts.ts) and one block of entries. */
export type NamePart = { part: string; content: Uint8Array };

/**
 * Writes the words of an alphabet range, one per line, with the steps from one matching entry to the next.
 * After a step, a negative number is the signer's position, unless the signer is the entry's first.
 */
function writeWords(entries: readonly NamesOfEntry[]): NamePart[] {
  const found = new Map<string, { last: number; steps: number[] }>();
  for (const [at, names] of entries.entries()) {
    for (const [place, words] of names.entries()) {
      for (const word of words) {
        const { last, steps } = found.get(word) ?? { last: 0, steps: [] };
        steps.push(at + 1 - last, ...(place > 0 ? [-place] : []));
        found.set(word, { last: at + 1, steps });
      }
    }
  }
  const parts = new Map(alphabet.map((part) => [part, [] as string[]]));
  for (const word of [...found.keys()].toSorted()) {
    const steps = found.get(word)?.steps ?? [];
    parts.get(partOf(word))?.push([word, ...steps.map((step) => step.toString(radix))].join(' '));
  }
  return [...parts].map(([part, content]) => ({ part, content: compressed(content) }));
}

/**
 * Writes a bit for each entry of a block, starting with the lowest bit of the first byte: whether a signer
 * has such a word.
 */
function writeBits(entries: readonly NamesOfEntry[]): NamePart[] {
  const length = Math.ceil(entries.length / 8);
  const parts = new Map([...beginningParts].map((part) => [part, new Uint8Array(length)]));
  for (const [at, names] of entries.entries()) {
    for (const word of names.flat()) {
      for (const part of beginningPartsOf(word)) {
        const bits = parts.get(part);
        if (bits) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
      }
    }
  }
  return [...parts].map(([part, bits]) => ({ part, content: deflateRawSync(bits, { level: 9 }) }));
}

/** Returns the name items for the first entries of a block, in order: one per part. */
export const writeNameParts = (entries: readonly NamesOfEntry[]): NamePart[] => [
  ...writeWords(entries),
  ...writeBits(entries),
];

function markWords(found: FoundSigners, after: number, content: Uint8Array, beginning: string): void {
  for (const line of lines.parse(decompressed(content))) {
    if (!line.startsWith(beginning)) continue;
    const steps = line.split(' ').slice(1);
    let number = after;
    for (const [at, text] of steps.entries()) {
      const step = Number.parseInt(text, radix);
      if (step < 0) continue;
      const next = Number.parseInt(steps[at + 1] ?? '', radix);
      number += step;
      mark(found, number, next < 0 ? -next : 0);
    }
  }
}

function markBits(found: FoundSigners, after: number, content: Uint8Array): void {
  inflateRawSync(content).forEach((byte, at) => {
    for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) mark(found, after + at * 8 + bit + 1, 0);
  });
}

/**
 * Marks the signers who have a word with this prefix, from the output of `writeNameParts`. In the part of a
 * common prefix, each entry's first signer represents all of them.
 */
export function markNamePart(
  found: FoundSigners,
  { part, block, content }: NamePart & { block: number },
  beginning: string,
): void {
  const after = block * nameItemBlocks.size;
  if (beginningParts.has(part)) markBits(found, after, content);
  else markWords(found, after, content, beginning);
}
