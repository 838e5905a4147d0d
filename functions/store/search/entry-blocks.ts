import * as z from 'zod/mini';
import { actOutcomeCodes } from '#shared/data/outcomes.ts';
import type { FilteredFacts } from '#shared/rules/entry-filters.ts';
import { foldText } from '#shared/rules/search-words.ts';
import type { EntryRowItem } from '../entries/entry-row-item.ts';
import { compressed, decompressed } from '../table/compressed.ts';
import { type NamesOfEntry, namesOf, namesOfEntry } from './name-words.ts';

/*
 * The search index of submitted entries: compressed blocks of consecutive entries, written once when
 * complete, and never changed (docs/adr/0019-search.md).
 */

type DateSpan = { first: string; last: string };

const factColumns = z.tuple([
  z.array(z.string()),
  z.array(z.nullable(z.string())),
  z.array(z.int()),
  z.array(z.nullable(z.enum(actOutcomeCodes))),
]);

/** Makes blocks of one kind from rows in the order of their numbers, and reads them. */
export type BlockKind<T> = {
  kind: 'FACTS' | 'PLACES' | 'NAMES' | 'ROWS' | 'DATES';
  /** Entries in a block. */
  size: number;
  write: (rows: readonly EntryRowItem[]) => Uint8Array;
  read: (bytes: Uint8Array) => T[];
  /** Typical size of a block in bytes. */
  usual: number;
};

/** Dates, document types, fees, and outcomes. */
export const factBlocks: BlockKind<FilteredFacts> = {
  kind: 'FACTS',
  size: 100,
  usual: 500,
  write: (rows) =>
    compressed([
      rows.map(({ date }) => date),
      rows.map(({ documentType }) => documentType),
      rows.map(({ feeCents }) => feeCents),
      rows.map(({ outcome }) => outcome ?? null),
    ]),
  read: (bytes) => {
    const [dates, types, fees, outcomes] = factColumns.parse(decompressed(bytes));
    return dates.map((date, at) => ({
      ...{ date, documentType: types[at] ?? null, feeCents: fees[at] ?? 0 },
      outcome: outcomes[at] ?? null,
    }));
  },
};

/** Folded places. */
export const placeBlocks: BlockKind<string> = {
  kind: 'PLACES',
  size: 100,
  usual: 1_400,
  write: (rows) => compressed(rows.map(({ locationLabel }) => foldText(locationLabel ?? ''))),
  read: (bytes) => z.array(z.string()).parse(decompressed(bytes)),
};

/** Words of the signers' names, from which the name parts are built. */
export const nameBlocks: BlockKind<NamesOfEntry> = {
  kind: 'NAMES',
  size: 100,
  usual: 1_400,
  write: (rows) => compressed(rows.map(namesOf)),
  read: (bytes) => z.array(namesOfEntry).parse(decompressed(bytes)),
};

/**
 * Complete rows for lists. Blocks are small, because the rows shown are far apart. Only the needed ones are
 * parsed with `entryRowItem`.
 */
export const rowBlocks: BlockKind<unknown> = {
  kind: 'ROWS',
  size: 5,
  usual: 750,
  write: compressed,
  read: (bytes) => z.array(z.unknown()).parse(decompressed(bytes)),
};

/** The first and last date of each fact block. Dates follow the numbers except for late entries. */
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

/** Every kind of block in the index. */
export const blockKinds = [factBlocks, placeBlocks, nameBlocks, rowBlocks, dateBlocks] as const;

export type AnyBlockKind = (typeof blockKinds)[number];

/** Returns the block of an entry number. Blocks count from 0, numbers from 1. */
export const blockOf = ({ size }: Pick<AnyBlockKind, 'size'>, number: number) =>
  Math.floor((number - 1) / size);

/** Returns the last entry number in complete blocks, given entries up to `last`. */
export const lastInBlocks = ({ size }: Pick<AnyBlockKind, 'size'>, last: number) => last - (last % size);
