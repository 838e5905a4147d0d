import type { RouteId } from '#shared/contract/routes.ts';
import type { PartitionPattern } from '#shared/data/partitions.ts';

/** Actions on items of the table. A transaction needs the actions of its parts. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'Query'
  | 'ConditionCheckItem';

export type FilesAccess = 'read' | 'write' | 'delete';

export type KeyAction = 'Decrypt' | 'GenerateDataKeyWithoutPlaintext';

/** The keys that sign: checkpoints of the log, manifests of exports, documents that we hand out, and access tokens. */
export type SigningKey = 'log' | 'exports' | 'documents' | 'token';

/** A page of docs/runbooks that an alarm links to. */
export type Runbook =
  | 'function-errors'
  | 'function-throttles'
  | 'requests-limited'
  | 'api-errors'
  | 'payments'
  | 'disputes'
  | 'table-trouble'
  | 'stream-reader'
  | 'images-not-purged'
  | 'files-not-purged'
  | 'data-exports'
  | 'search-index'
  | 'expiry-reminders'
  | 'scheduled-jobs'
  | 'smoke-test'
  | 'log'
  | 'slow-submissions'
  | 'journal-verification'
  | 'backups'
  | 'closed-accounts'
  | 'journal-head-emails'
  | 'suspended-mail'
  | 'integrity'
  | 'human-access'
  | 'signing-certificate';

/** `seals` adds entries and links to journals. */
export type EvidenceWriter = 'seals';

/** Everything that a function may do. The stack grants nothing else. */
type Access = {
  /** Actions on all items, or the only partitions that each action reaches. Sealed items are guarded anyway. */
  table:
    | readonly Exclude<TableAction, 'BatchWriteItem'>[]
    | Partial<Record<TableAction, PartitionPattern | readonly PartitionPattern[]>>;
  /** Verifies entries before it shows, prints, or exports them, and marks damaged ones in the account. */
  verifies?: true;
  /** Serves officials with an inspection link: `open` counts wrong codes and starts sessions, `view` extends sessions. */
  visits?: 'open' | 'view';
  /** The evidence that it writes: only such functions can, each its own part (infra/constructs/table-access.ts). */
  evidence?: EvidenceWriter;
  /** Objects below `notaries/` of the files bucket, which are kept. */
  files?: readonly FilesAccess[];
  /** Images of submitted entries, in the locked bucket: `read`, or `add` copies of a draft's images. Nobody deletes. */
  lockedFiles?: 'read' | 'add';
  /** Reads the printable forms of submitted entries' images. Forms that it cannot read are drawn again. */
  printableImages?: true;
  /** Lists and deletes objects below these paths of the files bucket. */
  empties?: readonly `${'notaries' | 'printable' | 'uploads'}/${string}`[];
  /** Removes all versions of a notary's files, the locked ones too: the only role that the bucket of sealed files lets do so. */
  erases?: true;
  /** Writes objects below `exports/`, which S3 deletes after a day, and signs links to them; `in-parts` streams them. */
  exports?: 'whole' | 'in-parts';
  /** Account exports below `data-exports/`: `link` signs links to them, `make` reads all of an account to write them. */
  dataExports?: 'link' | 'make';
  /** Objects below `uploads/`: `send` signs the form with which a browser uploads one, `receive` takes it from there. */
  uploads?: 'send' | 'receive';
  /** Bonds, policies, and certificates of notaries, which are kept. */
  documents?: readonly FilesAccess[];
  /** Profile pictures, in the bucket that CloudFront serves. */
  pictures?: readonly ('write' | 'delete')[];
  /** Reads the public key of access tokens, to check them. Issuing them is `signs: ['token']`. */
  tokenKey?: true;
  /** Uses of the key that protects ID numbers. */
  fieldKey?: readonly KeyAction[];
  /** Files of the public log: `read`, or `append` files and checkpoints. Nobody deletes. */
  logFiles?: 'read' | 'append';
  /** Signs with these keys, and reads their public keys, for documents in their certificates. */
  signs?: readonly SigningKey[];
  /** Reads the certificates of the key that signs documents. A function that signs documents reads them anyway. */
  documentCertificates?: true;
  /** Asks the stage's timestamp authorities, if it has any. */
  timestamps?: true;
  /** Reads the public parts of these keys. */
  publicKeys?: readonly SigningKey[];
  placeIndex?: true;
  /** Calls Stripe. */
  stripe?: true;
  mail?: true;
  /** Writes links to pages of the site. */
  siteUrl?: true;
  /** Knows the version of the product and the digest of all bundles. */
  release?: true;
};

type FunctionBase<Folder extends string> = Access & {
  entry: `functions/${Folder}/${string}.ts`;
  /** A JSON file that lists the font files to deploy with the function, by their paths in node_modules. */
  fonts?: `functions/${string}.json`;
  /** MB, 1,024 by default. A Lambda gets one whole CPU at 1,769. */
  memory?: number;
  /** Seconds, 15 by default. A route needs less than the 30 seconds that the HTTP API waits. */
  timeout?: number;
  /**
   * Calls that may run in parallel, in stages that reserve them. For work that is expensive enough to be worth an attack:
   * hashing passwords, PDFs, exports. It also reserves that many, so a flood elsewhere cannot stop this work.
   */
  parallelCalls?: number;
  /** Who is affected while the function fails, and how. Alarms of background functions quote it, and docs/functions.md. */
  impact: string;
  /** The page that says what to do about errors; `function-errors` by default. */
  runbook?: Runbook;
};

/** A function that a route of the API calls. */
export type RouteRow = FunctionBase<'routes'> & {
  kind: 'route';
  /** A new version gets a tenth of the calls first, and an alarm takes them away from it (docs/adr/0032). */
  gradual?: true;
  /**
   * Requests per second that API Gateway accepts from all clients together, if fewer than for the whole stage. Only for public
   * routes: it counts before anybody is known, so one client could use up the room of all notaries. Routes with a session count
   * by account (shared/data/call-limits).
   */
  perSecond?: number;
};

/** Fields of a function that Lambda calls without anybody waiting for the response. */
type Background = {
  /** Logical ID of the queue that keeps what the function gave up. */
  failures: string;
  runbook: Runbook;
};

/** The function that reads the table's stream and puts its records into the queues of the rows of the kind `queue`. */
export type StreamRow = FunctionBase<'events'> &
  Background & {
    kind: 'stream';
    /** Records per call. */
    batchSize: number;
  };

/** Records of the table's stream. It carries old images only, so new items are known by their keys. */
export type StreamRecords =
  | { kind: 'removed'; sortKeyPrefix: `${string}#`; status: string }
  | { kind: 'written'; sortKeyPrefix: string }
  | { kind: 'added'; partitionPrefix: `${string}#`; sortKeyPrefix: `${string}#` };

/**
 * The order of the messages in a queue. `by-partition`: one call at a time for a partition of the table, in the order of
 * its changes (a FIFO queue, whose calls have at most ten messages). `any`: in parallel, and no partition can hold up
 * the others (a fair standard queue).
 */
type QueueOrder =
  | { order: 'by-partition'; batch: { size: 1 | 10; seconds: 0 } }
  | { order: 'any'; batch: { size: number; seconds: number } };

/** Bounces and complaints about the stage's mails, which SES reports (infra/constructs/mail-events.ts). */
export type MailEvents = { kind: 'mail' };

/**
 * A function with a queue of its own, which receives the records of the table's stream that the row wants, or events of
 * another service.
 */
export type QueueRow = FunctionBase<'events'> &
  Background &
  QueueOrder & {
    kind: 'queue';
    on: StreamRecords | MailEvents;
    /** Attributes of the old item that a message contains besides its keys. Never personal data. */
    carries: readonly string[];
    /** Messages per call, and the seconds that Lambda may wait to collect them. */
    batch: { size: number; seconds: number };
    /** Calls in parallel, at least 2. */
    concurrency: number;
    /** Calls with a message until it is given up. */
    attempts: number;
  };

/**
 * When a schedule calls: once a day at a time in UTC, or every few minutes. `in-turns`: at full hours and every few minutes
 * from then on, each time for the next part of the work, which the function knows by the time in the call.
 */
export type Recurrence =
  | { kind: 'daily'; hour: number; minute: number }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'in-turns'; minutes: 5 | 10 | 15 | 20 | 30 };

/** A function that EventBridge Scheduler calls. */
export type ScheduleRow = FunctionBase<'events'> &
  Background & {
    kind: 'schedule';
    recurs: Recurrence;
  };

export type FunctionDefinition = RouteRow | StreamRow | QueueRow | ScheduleRow;

/** Rows of some routes. A row for a route that the contract lacks does not compile. */
export type RouteRows = Partial<Record<RouteId, RouteRow>>;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export const route = (row: Omit<RouteRow, 'kind'>): RouteRow => ({ kind: 'route', ...row });
export const stream = (row: Omit<StreamRow, 'kind'>): StreamRow => ({ kind: 'stream', ...row });
export const queue = (row: DistributiveOmit<QueueRow, 'kind'>): QueueRow => ({ kind: 'queue', ...row });
export const schedule = (row: Omit<ScheduleRow, 'kind'>): ScheduleRow => ({ kind: 'schedule', ...row });

/** MB at which a Lambda gets one whole CPU. */
export const wholeCpu = 1_769;

/** The needs of each route that answers a signed PDF. */
export const drawsPdf = {
  signs: ['documents'],
  timestamps: true,
  siteUrl: true,
  fonts: 'functions/adapters/pdf/fonts.json',
  memory: 2_048,
  timeout: 29,
} as const;
