import type { TableAction } from './routes.ts';

/** What calls a function that is no route's. So far: items that leave the table. */
type RemovedItems = {
  /** Sort keys that begin so. */
  sk: `${string}#`;
  /** The status that the item had. */
  status: string;
};

/** A function that no route calls, what calls it, and what it may do: nothing that is not listed here. */
export type EventFunction = {
  entry: `functions/events/${string}.ts`;
  on: RemovedItems;
  table: readonly TableAction[];
  /** Lists and deletes objects below this path of the files bucket. */
  empties: `notaries/${string}`;
  /** Logical id of the queue that keeps word of what it gave up. */
  failures: string;
  /** MB. */
  memory: number;
  /** Seconds. */
  timeout: number;
  /** Who is hurt, and how, while it fails. Stands in its alarms. */
  impact: string;
};

export const eventFunctionIds = ['purge-removed-drafts'] as const;

export type EventFunctionId = (typeof eventFunctionIds)[number];

/** One row for every function that no route calls. */
export const eventFunctions = {
  'purge-removed-drafts': {
    entry: 'functions/events/purge-removed-drafts.ts',
    on: { sk: 'ENTRY#', status: 'draft' },
    table: ['GetItem'],
    empties: 'notaries/*/entries/*',
    failures: 'PurgeFailures',
    memory: 512,
    timeout: 60,
    impact: 'Images of deleted and expired drafts stay in the files bucket; no notary is kept from anything.',
  },
} as const satisfies Record<EventFunctionId, EventFunction>;
