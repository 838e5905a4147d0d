import type { RouteId } from '#shared/contract/routes.ts';

/** Actions on items of the table. A transaction is authorised by the actions of its parts. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'Query'
  | 'ConditionCheckItem';

export type FilesAccess = 'read' | 'write' | 'delete';

export type PicturesAccess = 'write' | 'delete';

export type KeyAction = 'Decrypt' | 'GenerateDataKeyWithoutPlaintext';

/** What a route's function is and may do: nothing that is not listed here. */
export type RouteFunction = {
  entry: `functions/routes/${string}.ts`;
  table: readonly TableAction[];
  /** Writes links of the hash chain; no other function writes there, and none deletes one. */
  appendsToChain?: true;
  /** Objects below `notaries/` of the files bucket, which are kept. */
  files?: readonly FilesAccess[];
  /** Writes objects below `exports/`, which live for a day, and signs links to them; `in-parts` what is made as it is stored. */
  exports?: 'whole' | 'in-parts';
  /** Signs links to files of everything, below `data-exports/`. */
  dataExports?: true;
  /** Objects below `uploads/`: `send` signs the form by which a browser puts one, `receive` takes it from there. */
  uploads?: 'send' | 'receive';
  /** Bonds, policies and certificates of notaries, which are kept. */
  documents?: readonly FilesAccess[];
  /** Profile pictures, in the bucket that CloudFront serves. */
  pictures?: readonly PicturesAccess[];
  /** Reads the key that signs and verifies tokens. */
  tokenKey?: true;
  /** Uses of the key that protects ID numbers. */
  fieldKey?: readonly KeyAction[];
  placeIndex?: true;
  /** Talks to the payment provider. */
  stripe?: true;
  mail?: true;
  /** Writes links to pages of the site. */
  siteUrl?: true;
  /** The list of the font files that it reads, by their paths in their packages. */
  fonts?: `functions/${string}.json`;
  /** MB; a Lambda has one whole CPU from 1,769 on. */
  memory?: number;
  /** Seconds, below the 30 that the HTTP API waits. */
  timeout?: number;
  /** Who is hurt, and how, while it fails. Stands in its alarms. */
  impact: string;
};

const wholeCpu = 1_769;
/** Two tries of eight seconds at the payment provider, and time for the rest. */
const payingSeconds = 25;
/** 10 MB in and out of S3, or a photo of 24 megapixels read and drawn anew. */
const receivingSeconds = 25;

/** One row for every route of the contract. */
export const routeFunctions = {
  register: {
    entry: 'functions/routes/auth/register.ts',
    table: ['PutItem'],
    tokenKey: true,
    fieldKey: ['GenerateDataKeyWithoutPlaintext'],
    memory: wholeCpu,
    impact: 'New notaries cannot create an account; existing ones are not affected.',
  },
  login: {
    entry: 'functions/routes/auth/login.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    tokenKey: true,
    // The secret of a second factor is sealed like ID numbers.
    fieldKey: ['Decrypt'],
    memory: wholeCpu,
    impact: 'Notaries cannot sign in; those with a live session go on working.',
  },
  'forgot-password': {
    entry: 'functions/routes/auth/forgot-password.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    mail: true,
    siteUrl: true,
    impact: 'Notaries who forgot their password get no mail and stay locked out.',
  },
  'reset-password': {
    entry: 'functions/routes/auth/reset-password.ts',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    memory: wholeCpu,
    impact: 'Notaries with a reset link cannot set a new password.',
  },
  'refresh-session': {
    entry: 'functions/routes/auth/refresh-session.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'Every session ends within the hour; the draft in hand is kept by the browser.',
  },
  logout: {
    entry: 'functions/routes/auth/logout.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    impact: 'Sessions that notaries mean to end stay valid until their token expires.',
  },
  'get-profile': {
    entry: 'functions/routes/user/get-profile.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'The app cannot show who is signed in, and notaries cannot start to work.',
  },
  'update-profile': {
    entry: 'functions/routes/user/update-profile.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    impact:
      'Notaries cannot change profile, practice states and preferences; those already set stay in force.',
  },
  'create-upload': {
    entry: 'functions/routes/files/create-upload.ts',
    table: ['GetItem', 'PutItem'],
    uploads: 'send',
    tokenKey: true,
    impact: 'Notaries cannot upload a profile picture or a document; those they have are safe.',
  },
  'set-profile-picture': {
    entry: 'functions/routes/files/set-profile-picture.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    uploads: 'receive',
    pictures: ['write', 'delete'],
    tokenKey: true,
    memory: 2_048,
    timeout: receivingSeconds,
    impact: 'Notaries cannot change their profile picture; the one they have stays.',
  },
  'remove-profile-picture': {
    entry: 'functions/routes/files/remove-profile-picture.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    pictures: ['delete'],
    tokenKey: true,
    impact: 'Notaries cannot remove their profile picture.',
  },
  'add-insurance-document': {
    entry: 'functions/routes/files/add-insurance-document.ts',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    uploads: 'receive',
    documents: ['write', 'delete'],
    tokenKey: true,
    timeout: receivingSeconds,
    impact: 'Notaries cannot add a bond, policy or certificate; those they have are safe.',
  },
  'delete-insurance-document': {
    entry: 'functions/routes/files/delete-insurance-document.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    documents: ['delete'],
    tokenKey: true,
    impact: 'Notaries cannot delete a bond, policy or certificate.',
  },
  'download-document': {
    entry: 'functions/routes/files/download-document.ts',
    table: ['GetItem'],
    documents: ['read'],
    tokenKey: true,
    impact: 'Notaries cannot download their bonds, policies and certificates, which are safe.',
  },
  'add-commission': {
    entry: 'functions/routes/user/add-commission.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    impact: 'Notaries cannot list a new commission; entries name those already listed.',
  },
  'set-primary-commission': {
    entry: 'functions/routes/user/set-primary-commission.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    impact: 'Notaries cannot choose another primary commission; the chosen one stays.',
  },
  'delete-commission': {
    entry: 'functions/routes/user/delete-commission.ts',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    impact: 'Notaries cannot remove a commission; what is listed stays in force.',
  },
  'start-data-export': {
    entry: 'functions/routes/user/start-data-export.ts',
    table: ['GetItem', 'PutItem'],
    tokenKey: true,
    impact: 'Notaries cannot ask for a file of everything; exports under way go on.',
  },
  'get-data-export': {
    entry: 'functions/routes/user/get-data-export.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'Notaries do not see how far the file of their data is; the work on it goes on.',
  },
  'download-data-export': {
    entry: 'functions/routes/user/download-data-export.ts',
    table: ['GetItem'],
    dataExports: true,
    tokenKey: true,
    impact: 'Notaries cannot download the file of their data, which is kept for three days.',
  },
  'change-password': {
    entry: 'functions/routes/security/change-password.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    mail: true,
    memory: wholeCpu,
    impact: 'Notaries cannot change their password here; the reset mail still does.',
  },
  'list-sign-ins': {
    entry: 'functions/routes/security/list-sign-ins.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries do not see where they are signed in; signing out everywhere is not affected.',
  },
  'end-session': {
    entry: 'functions/routes/security/end-session.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    impact: 'Notaries cannot sign out a single other device; signing out everywhere is not affected.',
  },
  'sign-out-everywhere': {
    entry: 'functions/routes/security/sign-out-everywhere.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    impact: 'Notaries cannot end all sessions; a change of the password ends them too.',
  },
  'begin-second-factor': {
    entry: 'functions/routes/security/begin-second-factor.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    memory: wholeCpu,
    impact: 'Notaries cannot set up a second factor; those that are on hold.',
  },
  'confirm-second-factor': {
    entry: 'functions/routes/security/confirm-second-factor.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    mail: true,
    impact: 'Notaries cannot turn a second factor on; those that are on hold.',
  },
  'remove-second-factor': {
    entry: 'functions/routes/security/remove-second-factor.ts',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    mail: true,
    memory: wholeCpu,
    impact: 'Notaries cannot turn their second factor off; it still lets them in.',
  },
  'renew-recovery-codes': {
    entry: 'functions/routes/security/renew-recovery-codes.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    mail: true,
    memory: wholeCpu,
    impact: 'Notaries get no new recovery codes; those they have hold.',
  },
  'get-dashboard': {
    entry: 'functions/routes/entries/get-dashboard.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries see no figures on their first page; recording is not affected.',
  },
  'list-entries': {
    entry: 'functions/routes/entries/list-entries.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries cannot look through their journal or find their drafts.',
  },
  'get-entry': {
    entry: 'functions/routes/entries/get-entry.ts',
    table: ['GetItem'],
    files: ['read'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    impact: 'Notaries cannot open an entry or go on with a draft.',
  },
  'suggest-signers': {
    entry: 'functions/routes/entries/suggest-signers.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    tokenKey: true,
    impact: 'Signers of earlier entries are not offered while a name is typed; notaries type all of it.',
  },
  'create-draft': {
    entry: 'functions/routes/entries/create-draft.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    files: ['write', 'delete'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    impact: 'Notaries cannot record a new notarization; what they typed is on their screen only.',
  },
  'update-draft': {
    entry: 'functions/routes/entries/update-draft.ts',
    table: ['GetItem', 'PutItem'],
    files: ['write'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    impact: 'Changes to drafts are not saved; the last saved state is safe.',
  },
  'submit-entry': {
    entry: 'functions/routes/entries/submit-entry.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    appendsToChain: true,
    files: ['delete'],
    tokenKey: true,
    impact: 'Notaries cannot complete a notarization: the entry stays a draft, no number is lost.',
  },
  'delete-draft': {
    entry: 'functions/routes/entries/delete-draft.ts',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    impact: 'Notaries cannot remove a draft; one on a small plan may find no room for the next.',
  },
  'export-entry-pdf': {
    entry: 'functions/routes/entries/export-entry-pdf.ts',
    table: ['GetItem'],
    files: ['read'],
    exports: 'whole',
    tokenKey: true,
    fieldKey: ['Decrypt'],
    fonts: 'functions/adapters/pdf/fonts.json',
    memory: 2_048,
    timeout: 29,
    impact: 'Notaries cannot hand out a PDF of an entry; the entry itself is safe and can be read.',
  },
  'export-entries': {
    entry: 'functions/routes/entries/export-entries.ts',
    table: ['GetItem'],
    files: ['read'],
    exports: 'in-parts',
    tokenKey: true,
    fieldKey: ['Decrypt'],
    fonts: 'functions/adapters/pdf/fonts.json',
    memory: 2_048,
    timeout: 29,
    impact: 'Notaries cannot export many entries at once; each one alone still can be exported.',
  },
  'export-journal-csv': {
    entry: 'functions/routes/entries/export-journal-csv.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    exports: 'in-parts',
    tokenKey: true,
    memory: 2_048,
    timeout: 29,
    impact:
      'Notaries cannot take their journal to a spreadsheet; the journal itself is safe and can be read.',
  },
  'export-journal-pdf': {
    entry: 'functions/routes/entries/export-journal-pdf.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    files: ['read'],
    exports: 'whole',
    tokenKey: true,
    fonts: 'functions/adapters/pdf/fonts.json',
    memory: 2_048,
    timeout: 29,
    impact: 'Notaries cannot print a period of their journal; single entries can still be exported.',
  },
  'reverse-geocode': {
    entry: 'functions/routes/location/reverse-geocode.ts',
    table: ['GetItem'],
    tokenKey: true,
    placeIndex: true,
    impact: 'The address of a place is not filled in; notaries can type it.',
  },
  'list-states': {
    entry: 'functions/routes/compliance/list-states.ts',
    table: [],
    impact: 'The State Guide cannot list the states once caches have expired; recording is not affected.',
  },
  'list-document-types': {
    entry: 'functions/routes/compliance/list-document-types.ts',
    table: [],
    impact: 'Clients of the API cannot list document types; the site, which holds them, is not affected.',
  },
  'get-required-fields': {
    entry: 'functions/routes/compliance/get-required-fields.ts',
    table: [],
    impact: 'The State Guide cannot show the law of a state; recording is not affected.',
  },
  'validate-entry': {
    entry: 'functions/routes/compliance/validate-entry.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact:
      'Entries are not checked before they are saved; saving and submitting still refuse what the law bars.',
  },
  'list-plans': {
    entry: 'functions/routes/subscription/list-plans.ts',
    table: [],
    impact: 'The pricing page shows no plans once caches have expired; recording is not affected.',
  },
  'get-subscription': {
    entry: 'functions/routes/subscription/get-subscription.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    stripe: true,
    timeout: payingSeconds,
    impact: 'Notaries do not see plan and usage; limits and features hold as before.',
  },
  'get-trial-info': {
    entry: 'functions/routes/subscription/get-trial-info.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'Notaries in their trial cannot schedule a plan; the trial itself goes on.',
  },
  'get-trial-welcome': {
    entry: 'functions/routes/subscription/get-trial-welcome.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'New notaries are not welcomed to their trial; nothing else is affected.',
  },
  'create-subscription': {
    entry: 'functions/routes/subscription/create-subscription.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    stripe: true,
    timeout: payingSeconds,
    impact: 'Nobody can subscribe; those who have a plan keep it.',
  },
  'change-plan': {
    entry: 'functions/routes/subscription/change-plan.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    stripe: true,
    timeout: payingSeconds,
    impact: 'Nobody can change plan or billing cycle; plans stay as they are.',
  },
  'preview-change': {
    entry: 'functions/routes/subscription/preview-change.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    stripe: true,
    timeout: payingSeconds,
    impact: 'Nobody sees what a change would cost, so nobody can agree to one; plans stay as they are.',
  },
  'cancel-scheduled-change': {
    entry: 'functions/routes/subscription/cancel-scheduled-change.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    stripe: true,
    timeout: payingSeconds,
    impact:
      'Notaries cannot take back a plan scheduled for the end of their trial, and may be charged for it.',
  },
  'cancel-pending-change': {
    entry: 'functions/routes/subscription/cancel-pending-change.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    stripe: true,
    timeout: payingSeconds,
    impact: 'Notaries cannot take back a change that comes with the next period.',
  },
  'set-payment-method': {
    entry: 'functions/routes/subscription/set-payment-method.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    stripe: true,
    timeout: payingSeconds,
    impact: 'Notaries cannot replace an expired card; plans hold for the days of grace.',
  },
  'list-invoices': {
    entry: 'functions/routes/subscription/list-invoices.ts',
    table: ['GetItem'],
    tokenKey: true,
    stripe: true,
    timeout: payingSeconds,
    impact: 'Notaries cannot open invoices and receipts.',
  },
  'stripe-webhook': {
    entry: 'functions/routes/stripe/stripe-webhook.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    stripe: true,
    timeout: payingSeconds,
    impact:
      'Renewals and failed payments are learned of on the next look at the plan only; the provider tries again.',
  },
} as const satisfies Record<RouteId, RouteFunction>;

/** The row of a route, seen without its literal types. */
export function routeFunction(id: RouteId): RouteFunction {
  return routeFunctions[id];
}
