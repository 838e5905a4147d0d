import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';
import { searchedName } from '#shared/rules/entry-filters.ts';
import { nameWords } from '#shared/rules/search-words.ts';
import { compressed, decompressed } from './compressed.ts';
import type { EntryRowItem } from './entry-item.ts';
import { alphabet, beginningParts, beginningPartsOf, partOf } from './name-parts.ts';

/** The folded words of an entry's names, signer by signer. */
export const namesOfEntry = z.array(z.array(z.string()));
export type NamesOfEntry = z.infer<typeof namesOfEntry>;

/** Entries of an item that holds names. */
export const nameItemBlocks = { size: 10_000 };

type Named = Pick<EntryRowItem, 'signerNames'>;

const wordsOf = ({ signerNames }: Named): NamesOfEntry =>
  signerNames.map((name) => nameWords(searchedName(name)));

/** Four times what twenty people with two names take: an item of the table holds the names of 200 entries. */
const mostBytes = 2_000;

/** Whether an entry has so many and long names that the index holds none of them; its row tells who signed. */
export const isCrowded = (row: Named): boolean => Buffer.byteLength(JSON.stringify(wordsOf(row))) > mostBytes;

/** The words by which the index finds the signers of an entry: none for a crowded one. */
export const namesOf = (row: Named): NamesOfEntry => (isCrowded(row) ? [] : wordsOf(row));

/**
 * Which signers a search found: for each entry, by its number, a bit for each of its signers. A word of the search that
 * all of them must have is one `&` of two of these.
 */
export type FoundSigners = Uint32Array;

/** Marks the signers of an entry who have a word that begins so. */
export function markNamed(found: FoundSigners, number: number, names: NamesOfEntry, beginning: string): void {
  for (const [place, words] of names.entries())
    if (words.some((word) => word.startsWith(beginning))) mark(found, number, place);
}

/** What lies beyond the entries that are asked about is left out, as typed arrays do. */
function mark(found: FoundSigners, number: number, place: number): void {
  found[number] = (found[number] ?? 0) | (1 << place);
}

const lines = z.array(z.string());
/** Digits and letters: steps are most of what an item holds. */
const radix = 36;

/** What an item of the index holds of names: of a part (name-parts.ts), and of entries of a block. */
export type NamePart = { part: string; content: Uint8Array };

/**
 * Words of a range of the alphabet. A line a word: the steps from one entry that has it to the next, and after a step,
 * where it is not the entry's first signer, the place of the signer below zero.
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

/** A bit for each entry of a block, the first entry's the lowest of the first byte: whether a signer has such a word. */
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

/** What the index is to hold of the names in the first entries of a block, in order: an item for each part. */
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
 * Marks the signers who have a word that begins so, by what `writeNameParts` wrote of a block. By the part of a common
 * beginning each entry's first signer stands for all of them.
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
