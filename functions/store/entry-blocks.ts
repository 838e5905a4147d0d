import * as z from 'zod/mini';
import type { FilteredFacts } from '#shared/rules/entry-filters.ts';
import { foldText } from '#shared/rules/search-words.ts';
import { compressed, decompressed } from './compressed.ts';
import type { EntryRowItem } from './entry-item.ts';
import { type NamesOfEntry, namesOf, namesOfEntry } from './name-words.ts';

/*
 * What the search index keeps of submitted entries: blocks of so many entries in a row, compressed,
 * written once when all of them are there, and never changed (docs/adr/0019-search.md).
 */

type DateSpan = { first: string; last: string };

const factColumns = z.tuple([z.array(z.string()), z.array(z.nullable(z.string())), z.array(z.int())]);

/** How a kind of block is made of rows in the order of their numbers, and read. */
export type BlockKind<T> = {
  kind: 'FACTS' | 'PLACES' | 'NAMES' | 'ROWS' | 'DATES';
  /** Entries of a block. */
  size: number;
  write: (rows: readonly EntryRowItem[]) => Uint8Array;
  read: (bytes: Uint8Array) => T[];
  /** Bytes of a usual block. */
  usual: number;
};

/** Date, document type and fee. */
export const factBlocks: BlockKind<FilteredFacts> = {
  kind: 'FACTS',
  size: 100,
  usual: 500,
  write: (rows) =>
    compressed([
      rows.map(({ date }) => date),
      rows.map(({ documentType }) => documentType),
      rows.map(({ feeCents }) => feeCents),
    ]),
  read: (bytes) => {
    const [dates, types, fees] = factColumns.parse(decompressed(bytes));
    return dates.map((date, at) => ({ date, documentType: types[at] ?? null, feeCents: fees[at] ?? 0 }));
  },
};

/** The folded place. */
export const placeBlocks: BlockKind<string> = {
  kind: 'PLACES',
  size: 100,
  usual: 1_400,
  write: (rows) => compressed(rows.map(({ locationLabel }) => foldText(locationLabel ?? ''))),
  read: (bytes) => z.array(z.string()).parse(decompressed(bytes)),
};

/** The words of the signers' names, of which the items of the alphabet are made. */
export const nameBlocks: BlockKind<NamesOfEntry> = {
  kind: 'NAMES',
  size: 100,
  usual: 1_400,
  write: (rows) => compressed(rows.map(namesOf)),
  read: (bytes) => z.array(namesOfEntry).parse(decompressed(bytes)),
};

/**
 * Whole rows, as lists show them: few a block, since those that are shown lie far apart. Each is `entryRowItem`, which
 * only those that are needed are taken for.
 */
export const rowBlocks: BlockKind<unknown> = {
  kind: 'ROWS',
  size: 5,
  usual: 750,
  write: compressed,
  read: (bytes) => z.array(z.unknown()).parse(decompressed(bytes)),
};

/** The first and the last date of each block of facts: dates follow the numbers but for late entries. */
export const dateBlocks: BlockKind<DateSpan> = {
  kind: 'DATES',
  size: 2_000,
  usual: 300,
  write: (rows) => {
    const hundreds = Array.from({ length: rows.length / factBlocks.size }, (_, at) =>
      rows.slice(at * factBlocks.size, (at + 1) * factBlocks.size).map(({ date }) => date),
    );
    return compressed(hundreds.map((dates) => dates.toSorted()).map((dates) => [dates[0], dates.at(-1)]));
  },
  read: (bytes) =>
    z
      .array(z.tuple([z.string(), z.string()]))
      .parse(decompressed(bytes))
      .map(([first, last]) => ({ first, last })),
};

/** Every kind of block that the index keeps. */
export const blockKinds = [factBlocks, placeBlocks, nameBlocks, rowBlocks, dateBlocks] as const;

export type AnyBlockKind = (typeof blockKinds)[number];

/** The block that holds a number; blocks are counted from 0, numbers from 1. */
export const blockOf = ({ size }: Pick<AnyBlockKind, 'size'>, number: number) =>
  Math.floor((number - 1) / size);

/** The last number that whole blocks hold, of entries numbered up to `last`. */
export const lastInBlocks = ({ size }: Pick<AnyBlockKind, 'size'>, last: number) => last - (last % size);
