import { erasedFrom, readToErase } from '#shared/data/partitions.ts';
import { queue, schedule, stream, wholeCpu } from './function-definition.ts';

/** Few large batches: the two purges wait once per batch for saves in progress to finish. */
const fewBatches = { size: 25, seconds: 60 };

/** Functions without a route. A consumer of the table's stream is one row of the kind `queue`. */
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
      'Account exports wait, searches become slower, and files of deleted drafts stay. After 24 hours, the stream loses unread records.',
  }),
  'purge-removed-drafts': queue({
    entry: 'functions/events/purge-removed-drafts.ts',
    on: { kind: 'removed', sortKeyPrefix: 'ENTRY#', status: 'draft' },
    carries: ['status'],
    order: 'any',
    concurrency: 5,
    attempts: 10,
    table: ['GetItem'],
    empties: ['notaries/*/entries/*', 'printable/*'],
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
  'purge-removed-imports': queue({
    entry: 'functions/events/purge-removed-imports.ts',
    // A complete import is reopened before it is removed, so this is the only case.
    on: { kind: 'removed', sortKeyPrefix: 'IMPORT#', status: 'open' },
    carries: [],
    order: 'any',
    concurrency: 2,
    attempts: 10,
    table: { GetItem: 'ANNEX#*', Query: 'ANNEX#*', BatchWriteItem: 'ANNEX#*' },
    failures: 'RemovedImportFailures',
    batch: { size: 1, seconds: 0 },
    runbook: 'files-not-purged',
    memory: 512,
    timeout: 60,
    impact: 'Rows of canceled and undone imports stay in the table, out of sight.',
  }),
  'prepare-data-export': queue({
    entry: 'functions/events/prepare-data-export.ts',
    on: { kind: 'written', sortKeyPrefix: 'DATA_EXPORT' },
    carries: [],
    // Two parallel rounds of one export would do the same work.
    order: 'by-partition',
    batch: { size: 1, seconds: 0 },
    // A round works on one export for up to 15 minutes, so this many notaries can have one in progress.
    concurrency: 20,
    attempts: 10,
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'Query'],
    verifies: true,
    dataExports: 'make',
    logFiles: 'read',
    fieldKey: ['Decrypt'],
    mail: true,
    signs: ['documents', 'exports'],
    timestamps: true,
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
    // Each submission adds exactly one entry to a journal, and nothing else does.
    on: { kind: 'added', partitionPrefix: 'JOURNAL#', sortKeyPrefix: 'ENTRY#' },
    carries: [],
    // Two parallel calls for one journal would write the same index. Submissions in quick succession share a
    // call.
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
  'send-limit-mails': queue({
    entry: 'functions/events/send-limit-mails.ts',
    // The end of a journal: each submission moves it, and counts its acts toward their month.
    on: { kind: 'written', sortKeyPrefix: 'LEDGER' },
    carries: ['notaryId'],
    order: 'any',
    // An email about a limit may be a minute late, so many submissions share a call.
    batch: fewBatches,
    concurrency: 2,
    attempts: 10,
    table: { GetItem: ['NOTARY#*', 'JOURNAL#*'], UpdateItem: 'NOTARY#*' },
    mail: true,
    siteUrl: true,
    failures: 'LimitMailFailures',
    runbook: 'expiry-reminders',
    memory: 512,
    timeout: 60,
    impact:
      'Notaries get no email that the notarizations of the month are almost used up. The app still tells them.',
  }),
  'note-mail-problems': queue({
    entry: 'functions/events/note-mail-problems.ts',
    on: { kind: 'mail' },
    carries: [],
    order: 'any',
    batch: { size: 10, seconds: 0 },
    concurrency: 2,
    attempts: 10,
    table: { GetItem: 'EMAIL#*', UpdateItem: 'NOTARY#*' },
    failures: 'MailProblemFailures',
    runbook: 'suspended-mail',
    memory: 512,
    impact:
      'Mail goes on to addresses that refuse it, which costs reputation, and their notaries are not told that it does not arrive.',
  }),
  'receive-order-mail': queue({
    entry: 'functions/events/receive-order-mail.ts',
    on: { kind: 'order-mail' },
    carries: [],
    order: 'any',
    batch: { size: 1, seconds: 0 },
    concurrency: 5,
    attempts: 5,
    table: {
      GetItem: ['NOTARY#*', 'BUSINESS#*'],
      Query: 'BUSINESS#*',
      PutItem: 'BUSINESS#*',
      UpdateItem: 'BUSINESS#*',
    },
    orderMail: 'receive',
    failures: 'OrderMailFailures',
    runbook: 'order-mail',
    memory: wholeCpu,
    timeout: 30,
    impact:
      'Orders that notaries forward by email do not appear in their lists. They can paste the emails, or type the orders.',
  }),
  'send-expiry-reminders': schedule({
    entry: 'functions/events/send-expiry-reminders.ts',
    // The same calendar day in every time zone that a notary can choose: 3 a.m. in Honolulu, 9 a.m. in New
    // York.
    recurs: { kind: 'daily', hour: 13, minute: 0 },
    table: { GetItem: 'NOTARY#*', Query: ['DUE#*', 'DESTRUCTIONS'], UpdateItem: 'DUE#*' },
    mail: true,
    siteUrl: true,
    failures: 'ReminderFailures',
    runbook: 'expiry-reminders',
    memory: 512,
    timeout: 900,
    impact:
      'Notaries get no email that a commission expires or the trial ends, and no second one that entries will be destroyed. The dashboard still warns them.',
  }),
  'send-journal-heads': schedule({
    entry: 'functions/events/send-journal-heads.ts',
    recurs: { kind: 'daily', hour: 15, minute: 0 },
    table: {
      GetItem: ['NOTARY#*', 'JOURNAL#*', 'WITNESS#*'],
      Query: ['HEADS#*', 'JOURNAL#*'],
      UpdateItem: 'HEADS#*',
    },
    logFiles: 'read',
    mail: true,
    siteUrl: true,
    failures: 'JournalHeadFailures',
    runbook: 'journal-head-emails',
    memory: 512,
    timeout: 900,
    impact:
      'Notaries who asked for it get no monthly email with the head or about the copy of their journal. Their journals are safe.',
  }),
  'send-evening-reminders': schedule({
    entry: 'functions/events/send-evening-reminders.ts',
    // 6 PM falls on a different hour in each time zone, and on a different quarter hour in a few.
    recurs: { kind: 'minutes', minutes: 15 },
    table: {
      GetItem: 'NOTARY#*',
      Query: ['EVENINGS', 'BUSINESS#*'],
      UpdateItem: 'EVENINGS',
    },
    mail: true,
    siteUrl: true,
    failures: 'EveningFailures',
    runbook: 'evening-reminders',
    memory: 512,
    // A run ends before the next one starts.
    timeout: 840,
    impact:
      'Notaries who asked for it get no email with the orders of the next day. Their calendar in the app shows them.',
  }),
  'sequence-log': schedule({
    entry: 'functions/events/sequence-log.ts',
    recurs: { kind: 'minutes', minutes: 1 },
    table: {
      GetItem: 'LOG',
      PutItem: 'LOG',
      UpdateItem: 'LOG',
      DeleteItem: 'LOG',
      ConditionCheckItem: 'LOG',
      // Compares pending leaves with the links of their journals.
      BatchGetItem: 'JOURNAL#*',
      Query: ['LEAF#*', 'JOURNAL#*'],
      // Removes pending leaves, and writes their positions.
      BatchWriteItem: ['LEAF#*', 'WITNESS#*'],
    },
    logFiles: 'append',
    signs: ['log'],
    publicKeys: ['exports'],
    timestamps: true,
    witnesses: true,
    documentCertificates: true,
    failures: 'LogFailures',
    runbook: 'log',
    memory: 1_024,
    timeout: 55,
    impact:
      'New entries stay "Sealed" and are not yet in the public log. Notaries can keep working, and no entry is lost.',
  }),
  'ask-witnesses': schedule({
    entry: 'functions/events/ask-witnesses.ts',
    recurs: { kind: 'minutes', minutes: 1 },
    table: { GetItem: 'LOG', PutItem: 'LOG', UpdateItem: 'LOG', DeleteItem: 'LOG' },
    logFiles: 'append',
    publicKeys: ['log'],
    witnesses: true,
    failures: 'WitnessFailures',
    runbook: 'witnesses',
    memory: 512,
    // At most 10 seconds until the round, and two requests of 10 seconds.
    timeout: 50,
    impact:
      'New entries are in the public log, but stay without independent witnesses. Notaries can keep working.',
  }),
  'verify-journals': schedule({
    entry: 'functions/events/verify-journals.ts',
    // Each call processes one of the 32 partitions that list all journals, so each is processed three times a
    // day.
    recurs: { kind: 'in-turns', minutes: 15 },
    table: {
      GetItem: 'JOURNAL#*',
      BatchGetItem: 'JOURNAL#*',
      Query: ['JOURNAL#*', 'JOURNALS#*', 'WITNESS#*'],
      UpdateItem: 'JOURNALS#*',
    },
    failures: 'VerificationFailures',
    runbook: 'journal-verification',
    memory: 1_769,
    timeout: 900,
    impact: 'Damage to an unopened journal is found after more than 30 days. Notaries can keep working.',
  }),
  'erase-closed-accounts': schedule({
    entry: 'functions/events/erase-closed-accounts.ts',
    recurs: { kind: 'daily', hour: 11, minute: 0 },
    // Deletes items individually: a batch of deletions would need permission to put.
    table: {
      Query: ['CLOSURES', 'DESTRUCTIONS', ...readToErase],
      GetItem: ['NOTARY#*', 'JOURNAL#*'],
      // Reduces the account of a kept journal, and replaces destroyed entries with their remains.
      PutItem: ['NOTARY#*', 'JOURNAL#*'],
      ConditionCheckItem: ['JOURNAL#*', 'DESTRUCTIONS'],
      UpdateItem: ['CLOSURES', 'DESTRUCTIONS'],
      DeleteItem: erasedFrom,
    },
    erases: true,
    stripe: true,
    failures: 'ErasureFailures',
    runbook: 'closed-accounts',
    memory: 512,
    timeout: 900,
    impact:
      'Closed accounts are erased, and entries destroyed, later than the notary was told. Closed accounts can’t be signed in to, and their journals stay sealed.',
  }),
};
