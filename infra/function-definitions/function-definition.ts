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

/**
 * The signing keys: for checkpoints of the log, manifests of exports, documents that we issue, and access
 * tokens.
 */
export type SigningKey = 'log' | 'exports' | 'documents' | 'token';

/** A page in docs/runbooks that an alarm links to. */
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
  | 'witnesses'
  | 'slow-submissions'
  | 'journal-verification'
  | 'backups'
  | 'closed-accounts'
  | 'evening-reminders'
  | 'journal-head-emails'
  | 'suspended-mail'
  | 'order-mail'
  | 'integrity'
  | 'human-access'
  | 'signing-certificate';

/** `seals` adds entries and links to journals. */
export type EvidenceWriter = 'seals';

/** Everything that a function may do. The stack grants nothing else. */
type Access = {
  /**
   * Actions on all items, or the only partitions that each action may reach. Sealed items are guarded anyway.
   */
  table:
    | readonly Exclude<TableAction, 'BatchWriteItem'>[]
    | Partial<Record<TableAction, PartitionPattern | readonly PartitionPattern[]>>;
  /** Verifies entries before it shows, prints, or exports them, and marks damaged ones in the account. */
  verifies?: true;
  /**
   * Serves officials with an inspection link: `open` counts wrong codes and starts sessions; `view` extends
   * sessions.
   */
  visits?: 'open' | 'view';
  /**
   * The evidence that it writes. Only such functions can, and each only its own part
   * (infra/constructs/table-access.ts).
   */
  evidence?: EvidenceWriter;
  /** Permanent objects below `notaries/` in the files bucket. */
  files?: readonly FilesAccess[];
  /**
   * Images of submitted entries, in the locked bucket: `read`, or `add` copies of a draft's images. Deletion
   * isn't possible.
   */
  lockedFiles?: 'read' | 'add';
  /** Reads the printable forms of submitted entries' images. Forms that it can't read are redrawn. */
  printableImages?: true;
  /** Lists and deletes objects below these paths of the files bucket. */
  empties?: readonly `${'notaries' | 'printable' | 'uploads'}/${string}`[];
  /**
   * Removes all versions of a notary's files, including locked ones. The bucket of sealed files lets only
   * this role do so.
   */
  erases?: true;
  /**
   * Writes objects below `exports/`, which S3 deletes after a day, and signs links to them; `in-parts`
   * streams them.
   */
  exports?: 'whole' | 'in-parts';
  /**
   * Account exports below `data-exports/`: `link` signs links to them; `make` reads everything in an account
   * to write them.
   */
  dataExports?: 'link' | 'make';
  /**
   * Objects below `uploads/`: `send` signs the form for uploading one from a browser; `receive` fetches it.
   */
  uploads?: 'send' | 'receive';
  /** Notaries' bonds, policies, and certificates, which are permanent. */
  documents?: readonly FilesAccess[];
  /** Profile pictures, in the bucket that CloudFront serves. */
  pictures?: readonly ('write' | 'delete')[];
  /** Reads the public key of access tokens, to verify them. Issuing them is `signs: ['token']`. */
  tokenKey?: true;
  /** Uses of the key that protects ID numbers. */
  fieldKey?: readonly KeyAction[];
  /** The public log's files: `read`, or `append` files and checkpoints. Deletion isn't possible. */
  logFiles?: 'read' | 'append';
  /** Signs with these keys, and reads their public keys, or their certificates for documents. */
  signs?: readonly SigningKey[];
  /** Reads the document signing key's certificates. A function that signs documents reads them anyway. */
  documentCertificates?: true;
  /** Asks the stage's timestamp authorities, if it has any. */
  timestamps?: true;
  /** Gets the stage's policy of witnesses, if it has one. */
  witnesses?: true;
  /** Reads the public parts of these keys. */
  publicKeys?: readonly SigningKey[];
  placeIndex?: true;
  /** Calls Stripe. */
  stripe?: true;
  mail?: true;
  /**
   * The address that takes orders by email: `address` knows its domain; `receive` reads and deletes the emails
   * that SES stored.
   */
  orderMail?: 'address' | 'receive';
  /** Writes links to pages of the site. */
  siteUrl?: true;
  /** Gets the product's version and the digest of all bundles. */
  release?: true;
};

type FunctionBase<Folder extends string> = Access & {
  entry: `functions/${Folder}/${string}.ts`;
  /** A JSON file listing the font files to deploy with the function, by path in node_modules. */
  fonts?: `functions/${string}.json`;
  /** MB, 1,024 by default. Lambda provides one full CPU at 1,769. */
  memory?: number;
  /** Seconds, 15 by default. A route needs less than the HTTP API's limit of 30 seconds. */
  timeout?: number;
  /**
   * Maximum parallel calls, in stages that reserve them. For work that is expensive enough to attract
   * attacks: hashing passwords, PDFs, exports. It also reserves that many, so a flood elsewhere can't stop
   * this work.
   */
  parallelCalls?: number;
  /**
   * The impact on users while the function fails. Quoted in background functions' alarms and in
   * docs/functions.md.
   */
  impact: string;
  /** The runbook for errors; `function-errors` by default. */
  runbook?: Runbook;
};

/** A function that an API route calls. */
export type RouteRow = FunctionBase<'routes'> & {
  kind: 'route';
  /** A new version first gets a tenth of the calls, and an alarm rolls it back (docs/adr/0032). */
  gradual?: true;
  /**
   * Requests per second that API Gateway accepts from all clients together, if fewer than for the whole
   * stage. Only for public routes: it counts before authentication, so one client could use up the limit for
   * all notaries. Routes with a session count per account (shared/data/call-limits).
   */
  perSecond?: number;
};

/** Fields of a function that Lambda calls asynchronously, with no caller waiting for the response. */
type Background = {
  /** Logical ID of the queue that keeps the calls that the function gave up. */
  failures: string;
  runbook: Runbook;
};

/**
 * The function that reads the table's stream and sends its records to the queues of the rows of kind `queue`.
 */
export type StreamRow = FunctionBase<'events'> &
  Background & {
    kind: 'stream';
    /** Records per call. */
    batchSize: number;
  };

/** Records of the table's stream. It carries only old images, so new items are identified by their keys. */
export type StreamRecords =
  | { kind: 'removed'; sortKeyPrefix: `${string}#`; status: string }
  | { kind: 'written'; sortKeyPrefix: string }
  | { kind: 'added'; partitionPrefix: `${string}#`; sortKeyPrefix: `${string}#` };

/**
 * The order of a queue's messages. `by-partition`: one call at a time per partition of the table, in the
 * order of its changes (a FIFO queue, whose calls have at most ten messages). `any`: in parallel, and no
 * partition can block the others (a fair standard queue).
 */
type QueueOrder =
  | { order: 'by-partition'; batch: { size: 1 | 10; seconds: 0 } }
  | { order: 'any'; batch: { size: number; seconds: number } };

/** Bounces and complaints about the stage's emails, reported by SES (infra/constructs/mail-events.ts). */
export type MailEvents = { kind: 'mail' };

/** Emails with orders that SES received and stored (infra/constructs/order-mail.ts). */
export type OrderMailEvents = { kind: 'order-mail' };

/**
 * A function with its own queue, which receives the table stream's records that the row selects, or another
 * service's events.
 */
export type QueueRow = FunctionBase<'events'> &
  Background &
  QueueOrder & {
    kind: 'queue';
    on: StreamRecords | MailEvents | OrderMailEvents;
    /** Attributes of the old item to include in a message besides its keys. Never personal data. */
    carries: readonly string[];
    /** Messages per call, and the seconds that Lambda may wait to collect them. */
    batch: { size: number; seconds: number };
    /** Parallel calls, at least 2. */
    concurrency: number;
    /** Number of calls with a message until it is given up. */
    attempts: number;
  };

/**
 * When a schedule runs: once a day at a UTC time, or every few minutes. `in-turns`: on the hour and every few
 * minutes after it, each time for the next part of the work, which the function derives from the time in the
 * call.
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

/** Rows of some routes. A row for a route that isn't in the contract doesn't compile. */
export type RouteRows = Partial<Record<RouteId, RouteRow>>;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export const route = (row: Omit<RouteRow, 'kind'>): RouteRow => ({ kind: 'route', ...row });
export const stream = (row: Omit<StreamRow, 'kind'>): StreamRow => ({ kind: 'stream', ...row });
export const queue = (row: DistributiveOmit<QueueRow, 'kind'>): QueueRow => ({ kind: 'queue', ...row });
export const schedule = (row: Omit<ScheduleRow, 'kind'>): ScheduleRow => ({ kind: 'schedule', ...row });

/** MB at which Lambda provides one full CPU. */
export const wholeCpu = 1_769;

/** The requirements of routes that return a signed PDF. */
export const drawsPdf = {
  signs: ['documents'],
  timestamps: true,
  siteUrl: true,
  fonts: 'functions/adapters/pdf/fonts.json',
  memory: 2_048,
  timeout: 29,
} as const;

/** Enough to move 10 MB in and out of S3, or to decode and redraw a 24-megapixel photo. */
export const receivingSeconds = 25;
