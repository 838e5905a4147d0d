import { type FunctionId, idsOf } from '#infra/functions.ts';

/** Grants that the recorded tests do not need, and why functions have them nevertheless. */
export type ExplainedGrants = {
  reason: string;
  actions: readonly string[];
  /** The statement that grants them; any statement by default. */
  sid?: string;
  /** How the resource ends; any resource by default. */
  resource?: string;
  /** All functions by default. */
  functions?: readonly FunctionId[];
};

/** Every grant that no recorded call needs has its reason here, and nowhere else. */
export const explainedGrants: readonly ExplainedGrants[] = [
  {
    reason: 'Lambda writes the logs and traces of every function with its role.',
    actions: [
      ...['logs:CreateLogStream', 'logs:PutLogEvents'],
      ...['xray:PutTelemetryRecords', 'xray:PutTraceSegments'],
    ],
  },
  {
    reason: "Lambda reads the table's stream with the role of its reader.",
    actions: [
      ...['dynamodb:DescribeStream', 'dynamodb:GetRecords'],
      ...['dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
    ],
  },
  {
    reason:
      'Lambda sends a call that a function gave up to its queue of failures, with the role of the function.',
    actions: ['sqs:SendMessage'],
    functions: [
      ...(['send-expiry-reminders', 'send-journal-heads', 'sequence-log', 'verify-journals'] as const),
      ...(['erase-closed-accounts', 'ask-witnesses', 'send-evening-reminders'] as const),
    ],
  },
  {
    reason:
      'Lambda also does so for the reader of the stream. Its own messages go to queues inside the API process, before which there is no recorder; test/infra/event-functions.test.ts lists them.',
    actions: ['sqs:SendMessage'],
    functions: ['fan-out'],
  },
  {
    reason: 'Lambda receives and removes the messages of a function with its role.',
    actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
    functions: idsOf('queue'),
  },
  {
    reason: 'Reads emails with orders. SES receives none here; test/functions/services/business has some.',
    actions: [
      ...['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      ...['s3:GetObject', 's3:DeleteObject', 's3:ListBucket'],
    ],
    functions: ['receive-order-mail'],
  },
  {
    reason: 'Makes failed messages visible again; the queues are inside the API process, without a recorder.',
    actions: ['sqs:ChangeMessageVisibility'],
    functions: idsOf('queue'),
  },
  {
    reason: 'Keeps a request with an Idempotency-Key; `npm run test:long` sends one to every route.',
    actions: ['dynamodb:GetItem', 'dynamodb:PutItem'],
    sid: 'KeepRequests',
  },
  {
    reason: "A row's Query covers the table and its list index. These functions need one of the two.",
    actions: ['dynamodb:Query'],
    functions: [
      ...(['list-sign-ins', 'get-dashboard', 'reverse-geocode', 'export-journal-csv'] as const),
      ...(['export-journal-pdf', 'prepare-data-export', 'index-entries', 'get-entry'] as const),
      ...(['list-access', 'list-passkeys', 'add-addendum', 'add-hold', 'list-inspections'] as const),
      ...(['get-inspection', 'create-inspection', 'list-inspected-entries'] as const),
      ...(['get-front-page', 'save-front-page', 'export-front-page', 'export-access'] as const),
      ...(['begin-passkey', 'search-signers', 'export-entry-pdf', 'export-entries'] as const),
      ...(['export-journal-certificate', 'list-matters', 'make-matter-document'] as const),
    ],
  },
  {
    reason:
      'Reads entries or blocks that lie far apart in a large journal; `npm run bench` has such journals.',
    actions: ['dynamodb:BatchGetItem'],
    functions: [
      ...(['list-entries', 'search-entries', 'suggest-signers', 'search-signers'] as const),
      ...(['export-journal-csv', 'create-inspection', 'find-matter-entries'] as const),
    ],
  },
  {
    reason:
      'A file that is too large for an answer goes through S3; `npm run bench -- exports` makes such files.',
    actions: ['s3:PutObject', 's3:GetObject', 's3:AbortMultipartUpload'],
    resource: '/exports/*',
    functions: [
      ...(['export-entry-pdf', 'export-entries', 'export-journal-csv', 'export-journal-pdf'] as const),
      ...(['export-import-csv', 'export-inspected-entry', 'make-matter-document'] as const),
      'export-business-year',
    ],
  },
  {
    reason: 'Removes the parts of an export that could not be finished.',
    actions: ['s3:AbortMultipartUpload'],
    functions: ['prepare-data-export'],
  },
  {
    reason: 'Exports images of drafts; the drafts that the API tests export have none.',
    actions: ['s3:GetObject'],
    resource: 'journal-files/notaries/*',
    functions: ['prepare-data-export'],
  },
  {
    reason: 'Exports profile pictures; test/functions/services/data-export has an account with a picture.',
    actions: ['s3:GetObject', 's3:ListBucket'],
    resource: 'pictures',
    functions: ['prepare-data-export'],
  },
  {
    reason:
      'Removes files of images that were replaced a minute ago; test/functions/services/entries/replaced-images does so.',
    actions: ['s3:DeleteObject'],
    resource: 'journal-files/notaries/*',
    functions: ['update-draft'],
  },
  {
    reason: 'Marks an entry that is not as it was sealed. The entries of the tests are sound here.',
    actions: ['dynamodb:UpdateItem'],
    functions: [
      ...(['add-addendum', 'get-inspected-entry', 'export-inspected-entry', 'get-entry'] as const),
      ...(['export-entry-pdf', 'export-entries', 'export-journal-csv', 'export-journal-pdf'] as const),
      ...(['prepare-data-export', 'make-matter-document'] as const),
    ],
  },
  {
    reason:
      'Prints images if the notary included them, as get-inspected-entry shows them; and S3 answers who may list that a file of the log is missing.',
    actions: ['s3:GetObject', 's3:ListBucket'],
    functions: ['export-inspected-entry'],
  },
  {
    reason: 'Asks the witnesses of a stage that has some. `npm run test:witness` runs it with two.',
    actions: [
      ...['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'kms:GetPublicKey'],
      ...['s3:GetObject', 's3:PutObject', 's3:ListBucket'],
    ],
    functions: ['ask-witnesses'],
  },
  {
    reason: 'S3 answers who may list that a file of the log is missing. No file is missing here.',
    actions: ['s3:ListBucket'],
    resource: 'journal-log',
    functions: ['prepare-data-export', 'sequence-log', 'export-entry-pdf', 'export-entries'],
  },
  {
    reason: 'Checks the code of a second factor. The notaries who make these calls have none.',
    actions: ['kms:Decrypt'],
    functions: ['prove-identity', 'change-email'],
  },
  {
    reason:
      'Notes that a recovery code was used, or a token twice; test/functions/services/auth and security do so.',
    actions: ['dynamodb:PutItem'],
    functions: ['prove-identity', 'refresh-session'],
  },
  {
    reason: 'Uses up the challenge of a passkey; the notaries who prove who they are type their passwords.',
    actions: ['dynamodb:DeleteItem'],
    functions: ['prove-identity'],
  },
  {
    reason:
      'Only entries whose retention ended years ago can be destroyed; test/functions/services/retention destroys some.',
    actions: [
      ...['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'kms:GetPublicKey', 'kms:Sign'],
      ...['secretsmanager:GetSecretValue', 'dynamodb:ConditionCheckItem', 'dynamodb:DeleteItem'],
      'ses:SendEmail',
    ],
    functions: ['request-destruction', 'cancel-destruction', 'get-destruction-certificate'],
  },
  {
    reason:
      'Mails a notice to a confirmed address, as test/functions/services/journals does. The notary of the API test has none.',
    actions: ['ses:SendEmail'],
    functions: ['start-journal'],
  },
  {
    reason: 'Ends a subscription; the closed accounts of the API tests have none.',
    actions: ['secretsmanager:GetSecretValue'],
    functions: ['close-account'],
  },
  {
    reason:
      'Called once a day by a schedule, which the shared stack of the tests leaves out; its services are tested on DynamoDB Local and the S3 emulator.',
    actions: [
      ...['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      ...['dynamodb:DeleteItem', 's3:ListBucketVersions', 's3:DeleteObjectVersion'],
      'dynamodb:ConditionCheckItem',
      ...['s3:PutObject', 's3:BypassGovernanceRetention', 'secretsmanager:GetSecretValue'],
    ],
    functions: ['erase-closed-accounts'],
  },
  {
    reason: 'Called once a day by a schedule, which the shared stack of the tests leaves out.',
    actions: [
      ...['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'],
      ...['ses:SendEmail', 's3:GetObject', 's3:ListBucket'],
    ],
    functions: ['send-expiry-reminders', 'send-journal-heads', 'verify-journals'],
  },
  {
    reason:
      'Emails in the evening of a notary. None begins during the tests; test/functions/services/reminders has some.',
    actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem', 'ses:SendEmail'],
    functions: ['send-evening-reminders'],
  },
  {
    reason:
      'Takes back what was added in the last seven days. Accounts of the API tests have nothing of the kind; test/functions/services/security does.',
    actions: ['dynamodb:ConditionCheckItem', 'dynamodb:Query'],
    functions: ['reset-password', 'undo-email-change'],
  },
  {
    reason: 'Needs an authenticator: test/browser/passkeys.test.ts has one, in `npm run test:long`.',
    actions: [
      ...['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      ...['kms:Sign', 'kms:GetPublicKey', 'ses:SendEmail'],
    ],
    functions: ['sign-in-with-passkey', 'remove-passkey', 'list-passkeys'],
  },
  {
    reason:
      'Replaces or removes the printable form of an image; test/functions/services/entries/printable-images.test.ts does so.',
    actions: ['s3:GetObject', 's3:DeleteObject'],
    resource: 'printable/*',
    functions: ['get-entry', 'update-draft', 'submit-entry', 'submit-entries'],
  },
];
