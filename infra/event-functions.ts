import type { TableAction } from './routes.ts';

/** Items that leave the table. */
type RemovedItems = {
  /** Sort keys that begin so. */
  sk: `${string}#`;
  /** The status that the item had. */
  status: string;
};

/** Items that are written, first or again. What is in one now, the function reads itself. */
type WrittenItems = { written: string };

/** Items that are added, of partitions that begin so. What is in one now, the function reads itself. */
type AddedItems = { added: `${string}#` };

/** A function that no route calls, what calls it, and what it may do: nothing that is not listed here. */
export type EventFunction = {
  entry: `functions/events/${string}.ts`;
  /** What of the table's stream calls it. */
  on: RemovedItems | WrittenItems | AddedItems;
  table: readonly TableAction[];
  /** Lists and deletes objects below these paths of the files bucket. */
  empties: readonly `${'notaries' | 'uploads'}/${string}`[];
  /** Deletes profile pictures. */
  pictures?: true;
  /** Reads all that an account holds, makes a file of it below `data-exports/`, and mails that it is ready. */
  exportsData?: true;
  /** The list of the font files that it reads, by their paths in their packages. */
  fonts?: `functions/${string}.json`;
  /** Items that it works on at the same time, never one twice; 1 when it is not said. */
  parallel?: number;
  /** Records that it is called with at a time, and the seconds it may wait for more of them. */
  batch: { size: number; seconds: number };
  /** Logical id of the queue that keeps word of what it gave up. */
  failures: string;
  /** What to do about that: a page of docs/runbooks. */
  runbook: 'images-not-purged' | 'files-not-purged' | 'data-exports' | 'search-index';
  /** MB. */
  memory: number;
  /** Seconds. */
  timeout: number;
  /** Who is hurt, and how, while it fails. Stands in its alarms. */
  impact: string;
};

/** It waits for saves under way to end, once a batch: better few batches than many. */
const fewBatches = { size: 25, seconds: 60 };

export const eventFunctionIds = [
  'purge-removed-drafts',
  'purge-lost-files',
  'prepare-data-export',
  'index-entries',
] as const;

export type EventFunctionId = (typeof eventFunctionIds)[number];

/** One row for every function that no route calls. */
export const eventFunctions = {
  'purge-removed-drafts': {
    entry: 'functions/events/purge-removed-drafts.ts',
    on: { sk: 'ENTRY#', status: 'draft' },
    table: ['GetItem'],
    empties: ['notaries/*/entries/*'],
    failures: 'PurgeFailures',
    batch: fewBatches,
    runbook: 'images-not-purged',
    memory: 512,
    timeout: 60,
    impact: 'Images of deleted and expired drafts stay in the files bucket; no notary is kept from anything.',
  },
  'purge-lost-files': {
    entry: 'functions/events/purge-lost-files.ts',
    on: { sk: 'UPLOAD#', status: 'open' },
    table: ['GetItem'],
    empties: ['uploads/*', 'notaries/*/documents/*'],
    pictures: true,
    failures: 'LostFileFailures',
    batch: fewBatches,
    runbook: 'files-not-purged',
    memory: 512,
    timeout: 60,
    impact: 'Files of uploads that came to nothing stay in their buckets; no notary is kept from anything.',
  },
  'prepare-data-export': {
    entry: 'functions/events/prepare-data-export.ts',
    on: { written: 'DATA_EXPORT' },
    table: ['GetItem', 'PutItem', 'Query'],
    empties: [],
    exportsData: true,
    fonts: 'functions/adapters/pdf/fonts.json',
    // A round works on one export alone, for up to fifteen minutes: others need not wait for it.
    parallel: 10,
    batch: { size: 1, seconds: 0 },
    failures: 'DataExportFailures',
    memory: 3_008,
    timeout: 900,
    impact: 'Notaries wait for the file of their data, or are told that it failed; their journals are safe.',
    runbook: 'data-exports',
  },
  'index-entries': {
    entry: 'functions/events/index-entries.ts',
    // Every submission adds a link to its chain, and nothing else does.
    on: { added: 'CHAIN#' },
    table: ['GetItem', 'PutItem', 'Query'],
    empties: [],
    // Submissions that follow each other quickly share a round.
    batch: { size: 100, seconds: 5 },
    failures: 'IndexFailures',
    runbook: 'search-index',
    memory: 1_024,
    timeout: 120,
    impact: 'Searches read more and get slower, notary by notary; what they find stays complete and right.',
  },
} as const satisfies Record<EventFunctionId, EventFunction>;
