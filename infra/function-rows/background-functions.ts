import { queue, schedule, stream } from './function-row.ts';

/** The two purges wait once per batch for saves in progress to end, so few large batches are better. */
const fewBatches = { size: 25, seconds: 60 };

/** Functions that no route calls. A purpose of the table's stream is one row of the kind `queue`. */
export const backgroundFunctions = {
  'fan-out': stream({
    entry: 'functions/events/fan-out.ts',
    table: [],
    batchSize: 100,
    failures: 'FanOutFailures',
    runbook: 'stream-reader',
    memory: 512,
    timeout: 30,
    impact:
      'Account exports wait, searches become slower, and files of deleted drafts stay. After 24 hours, the stream loses what nobody read.',
  }),
  'purge-removed-drafts': queue({
    entry: 'functions/events/purge-removed-drafts.ts',
    on: { kind: 'removed', sortKeyPrefix: 'ENTRY#', status: 'draft' },
    carries: ['status'],
    order: 'any',
    concurrency: 5,
    attempts: 10,
    table: ['GetItem'],
    empties: ['notaries/*/entries/*'],
    failures: 'PurgeFailures',
    batch: fewBatches,
    runbook: 'images-not-purged',
    memory: 512,
    timeout: 60,
    impact: 'Images of deleted and expired drafts stay in the files bucket. Notaries can keep working.',
  }),
  'purge-lost-files': queue({
    entry: 'functions/events/purge-lost-files.ts',
    on: { kind: 'removed', sortKeyPrefix: 'UPLOAD#', status: 'open' },
    carries: ['purpose'],
    order: 'any',
    concurrency: 5,
    attempts: 10,
    table: ['GetItem'],
    empties: ['uploads/*', 'notaries/*/documents/*'],
    pictures: ['delete'],
    failures: 'LostFileFailures',
    batch: fewBatches,
    runbook: 'files-not-purged',
    memory: 512,
    timeout: 60,
    impact:
      'Files of abandoned uploads and of deleted documents stay in their buckets. Notaries can keep working.',
  }),
  'prepare-data-export': queue({
    entry: 'functions/events/prepare-data-export.ts',
    on: { kind: 'written', sortKey: 'DATA_EXPORT' },
    carries: [],
    // Two rounds of one export in parallel would do the same work.
    order: 'by-partition',
    batch: { size: 1, seconds: 0 },
    // A round works on one export for up to 15 minutes. This many notaries can have one in progress.
    concurrency: 20,
    attempts: 10,
    table: ['GetItem', 'PutItem', 'Query'],
    dataExports: 'make',
    fieldKey: ['Decrypt'],
    mail: true,
    siteUrl: true,
    fonts: 'functions/adapters/pdf/fonts.json',
    failures: 'DataExportFailures',
    memory: 3_008,
    timeout: 900,
    parallelCalls: 20,
    impact: 'Notaries wait for their account export or see that it failed. Their journals are safe.',
    runbook: 'data-exports',
  }),
  'index-entries': queue({
    entry: 'functions/events/index-entries.ts',
    // Only a submission adds a link to a chain, and each submission adds exactly one.
    on: { kind: 'added', partitionPrefix: 'CHAIN#' },
    carries: [],
    // Two calls for one journal in parallel would write the same index. Submissions in quick succession share a call.
    order: 'by-partition',
    batch: { size: 10, seconds: 0 },
    concurrency: 10,
    attempts: 10,
    table: ['GetItem', 'PutItem', 'Query'],
    failures: 'IndexFailures',
    runbook: 'search-index',
    memory: 1_024,
    timeout: 120,
    impact: 'Searches become slower, one notary at a time. Results stay complete and correct.',
  }),
  'send-expiry-reminders': schedule({
    entry: 'functions/events/send-expiry-reminders.ts',
    // The same calendar day in every time zone that a notary can choose: 3 a.m. in Honolulu, 9 a.m. in New York.
    daily: { hour: 13, minute: 0 },
    table: { GetItem: 'NOTARY#*', Query: 'DUE#*', UpdateItem: 'DUE#*' },
    mail: true,
    siteUrl: true,
    failures: 'ReminderFailures',
    runbook: 'expiry-reminders',
    memory: 512,
    timeout: 900,
    impact: 'Notaries get no email reminder that a commission expires. The dashboard still warns them.',
  }),
};
