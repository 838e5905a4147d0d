import { limits } from '../data/limits.ts';

/**
 * How a request that is sent again is handled (docs/adr/0075):
 * - `once`: with an Idempotency-Key, it is carried out once, and every repetition gets the first response;
 * - `reads`: it changes nothing, so it may be repeated at will;
 * - `anew`: it is carried out again, which does no harm. A key is ignored.
 */
export type Repeats = 'once' | 'reads' | 'anew';

/** One API route: its address, and who may call it. Paths are below `/api`. */
export type Route = {
  path: `/${string}`;
  summary: string;
  /** The largest body in bytes, where it is not the usual one. */
  bodyBytes?: number;
} & (
  | {
      method: Method;
      /** Needs no token. */
      access: 'public';
      /** With `public`, the response is the same for everybody, and browsers and CloudFront may cache it. */
      cache?: 'public';
      repeats?: never;
      secret?: never;
    }
  | ({
      /** Needs a valid session. The response is never cached. */
      access: 'notary';
      cache?: never;
      /** Also answers while the account is closed and can be reopened. */
      whileClosed?: true;
    } & (
      | { method: 'GET'; repeats?: never; secret?: never }
      | {
          method: Exclude<Method, 'GET'>;
          repeats: Repeats;
          /** The body contains a password or a code, so the browser stores nothing that derives from it. */
          secret?: true;
        }
    ))
);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Every route of the API. The infra routes, the local server, the typed web client, the middleware, and
 * docs/openapi.json derive from this list and from the schemas beside it.
 */
export const routes = {
  'get-health': {
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Which release answers',
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    bodyBytes: limits.authBodyBytes,
    access: 'public',
    summary: 'Create an account',
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    bodyBytes: limits.authBodyBytes,
    access: 'public',
    summary: 'Sign in',
  },
  'forgot-password': {
    method: 'POST',
    path: '/auth/forgot-password',
    bodyBytes: limits.authBodyBytes,
    access: 'public',
    summary: 'Mail a link to reset the password',
  },
  'reset-password': {
    method: 'POST',
    path: '/auth/reset-password',
    bodyBytes: limits.authBodyBytes,
    access: 'public',
    summary: 'Set a new password with the mailed token',
  },
  'verify-email': {
    method: 'POST',
    path: '/auth/verify-email',
    bodyBytes: limits.authBodyBytes,
    access: 'public',
    summary: 'Confirm an email address with the mailed token',
  },
  'confirm-email-change': {
    method: 'POST',
    path: '/auth/confirm-email-change',
    bodyBytes: limits.authBodyBytes,
    access: 'public',
    summary: 'Use a new email address with the token mailed to it',
  },
  'undo-email-change': {
    method: 'POST',
    path: '/auth/undo-email-change',
    bodyBytes: limits.authBodyBytes,
    access: 'public',
    summary: 'Take a change of address back with the token mailed to the old one',
  },
  'undo-change': {
    method: 'POST',
    path: '/auth/undo-change',
    bodyBytes: limits.authBodyBytes,
    access: 'public',
    summary: 'Take a change of the account back with the token mailed in its notice',
  },
  'begin-passkey-sign-in': {
    method: 'POST',
    path: '/auth/passkey/options',
    bodyBytes: limits.authBodyBytes,
    access: 'public',
    summary: 'A challenge to sign in with a passkey',
  },
  'sign-in-with-passkey': {
    method: 'POST',
    path: '/auth/passkey',
    bodyBytes: limits.authBodyBytes,
    access: 'public',
    summary: 'Sign in with a passkey',
  },
  'refresh-session': {
    method: 'POST',
    path: '/auth/refresh',
    bodyBytes: limits.authBodyBytes,
    access: 'notary',
    whileClosed: true,
    // A session whose answer was lost gets the same token again (docs/adr/0048).
    repeats: 'anew',
    summary: 'Renew the access token of a live session',
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    bodyBytes: limits.authBodyBytes,
    access: 'notary',
    whileClosed: true,
    // A session that has ended cannot end again.
    repeats: 'anew',
    summary: 'End this session',
  },
  'get-profile': {
    method: 'GET',
    path: '/user/profile',
    access: 'notary',
    whileClosed: true,
    summary: 'The own profile',
  },
  'update-profile': {
    method: 'PUT',
    path: '/user/profile',
    access: 'notary',
    repeats: 'once',
    summary: 'Change what is named of the own profile',
  },
  'send-email-verification': {
    method: 'POST',
    path: '/user/email-verification',
    access: 'notary',
    repeats: 'once',
    summary: 'Mail another link that confirms the email address',
  },
  'change-email': {
    method: 'POST',
    path: '/user/email',
    access: 'notary',
    repeats: 'once',
    secret: true,
    summary: 'Begin a change of the email address',
  },
  'add-commission': {
    method: 'POST',
    path: '/user/notary-commission',
    access: 'notary',
    repeats: 'once',
    summary: 'List a commission as notary public',
  },
  'set-primary-commission': {
    method: 'PUT',
    path: '/user/notary-commission/{commission_number}/primary',
    access: 'notary',
    repeats: 'once',
    summary: 'Make a listed commission the primary one',
  },
  'delete-commission': {
    method: 'DELETE',
    path: '/user/notary-commission/{commission_number}',
    access: 'notary',
    repeats: 'once',
    summary: 'Remove a commission from the list',
  },
  'create-upload': {
    method: 'POST',
    path: '/uploads',
    access: 'notary',
    // Unused uploads expire.
    repeats: 'anew',
    summary: 'Where and how to send a file, directly to the file store',
  },
  'set-profile-picture': {
    method: 'POST',
    path: '/user/profile-picture',
    access: 'notary',
    repeats: 'once',
    summary: 'Make an uploaded image the profile picture',
  },
  'remove-profile-picture': {
    method: 'DELETE',
    path: '/user/profile-picture',
    access: 'notary',
    repeats: 'once',
    summary: 'Remove the profile picture',
  },
  'add-insurance-document': {
    method: 'POST',
    path: '/user/insurance-document',
    access: 'notary',
    repeats: 'once',
    summary: 'Keep an uploaded bond, policy or certificate',
  },
  'delete-insurance-document': {
    method: 'DELETE',
    path: '/user/insurance-document/{document_id}',
    access: 'notary',
    repeats: 'once',
    summary: 'Delete a bond, policy or certificate',
  },
  'download-document': {
    method: 'GET',
    path: '/uploads/documents/{filename}',
    access: 'notary',
    summary: 'Download a bond, policy or certificate',
  },
  'verify-entry': {
    method: 'GET',
    path: '/verify/{journal_id}/{number}',
    access: 'public',
    summary: 'Whether an entry has the hash that a document shows',
  },
  'create-inspection': {
    method: 'POST',
    path: '/notary/inspections',
    access: 'notary',
    repeats: 'once',
    summary: 'Make a link with which an official sees chosen entries',
  },
  'list-inspections': {
    method: 'GET',
    path: '/notary/inspections',
    access: 'notary',
    summary: 'The inspection links, latest first',
  },
  'get-inspection': {
    method: 'GET',
    path: '/notary/inspections/{id}',
    access: 'notary',
    summary: 'One inspection link, and what was viewed with it',
  },
  'revoke-inspection': {
    method: 'POST',
    path: '/notary/inspections/{id}/revoke',
    access: 'notary',
    repeats: 'once',
    summary: 'End an inspection link immediately',
  },
  'open-inspection': {
    method: 'POST',
    path: '/inspections/open',
    bodyBytes: limits.authBodyBytes,
    access: 'public',
    summary: 'Open an inspection with the token of its link and its access code',
  },
  'list-inspected-entries': {
    method: 'GET',
    path: '/inspections/entries',
    access: 'public',
    summary: 'A page of the entries of an open inspection',
  },
  'get-inspected-entry': {
    method: 'GET',
    path: '/inspections/entries/{number}',
    access: 'public',
    summary: 'One entry of an open inspection, without ID numbers',
  },
  'export-inspected-entry': {
    method: 'GET',
    path: '/inspections/entries/{number}/pdf',
    access: 'public',
    summary: 'The signed PDF of an entry of an open inspection, without ID numbers',
  },
  'start-data-export': {
    method: 'POST',
    path: '/user/data-export',
    access: 'notary',
    repeats: 'once',
    summary: 'Prepare everything the account holds as one file',
  },
  'get-data-export': {
    method: 'GET',
    path: '/user/data-export',
    access: 'notary',
    summary: 'How far the file of everything is',
  },
  'download-data-export': {
    method: 'GET',
    path: '/user/data-export/file',
    access: 'notary',
    summary: 'Download the file of everything',
  },
  'change-password': {
    method: 'POST',
    path: '/user/change-password',
    access: 'notary',
    repeats: 'once',
    secret: true,
    summary: 'Set a new password and end every other session',
  },
  'list-sign-ins': {
    method: 'GET',
    path: '/user/sign-ins',
    access: 'notary',
    summary: 'When and with what devices the notary signed in',
  },
  'list-access': {
    method: 'GET',
    path: '/user/access-record',
    access: 'notary',
    summary: 'Sign-ins, exports, and changes of the last two years',
  },
  'export-access': {
    method: 'GET',
    path: '/user/access-record/csv',
    access: 'notary',
    summary: 'The same as a spreadsheet',
  },
  'end-session': {
    method: 'DELETE',
    path: '/user/sign-ins/{session_id}',
    access: 'notary',
    repeats: 'once',
    summary: 'Sign out one device',
  },
  'sign-out-everywhere': {
    method: 'POST',
    path: '/user/sign-out-everywhere',
    access: 'notary',
    repeats: 'once',
    summary: 'Sign out every device, this one too',
  },
  'prove-identity': {
    method: 'POST',
    path: '/user/prove-identity',
    access: 'notary',
    repeats: 'once',
    secret: true,
    summary: 'Prove with a passkey, or password and code, that the caller is the notary',
  },
  'list-passkeys': {
    method: 'GET',
    path: '/user/passkeys',
    access: 'notary',
    summary: 'The passkeys, with names and last use',
  },
  'begin-passkey': {
    method: 'POST',
    path: '/user/passkeys/options',
    access: 'notary',
    repeats: 'once',
    summary: 'What a browser needs to make a passkey',
  },
  'add-passkey': {
    method: 'POST',
    path: '/user/passkeys',
    access: 'notary',
    repeats: 'once',
    summary: 'Add a passkey that the browser made',
  },
  'remove-passkey': {
    method: 'DELETE',
    path: '/user/passkeys/{id}',
    access: 'notary',
    repeats: 'once',
    summary: 'Remove a passkey',
  },
  'begin-second-factor': {
    method: 'POST',
    path: '/user/second-factor',
    access: 'notary',
    repeats: 'once',
    secret: true,
    summary: 'A new secret for an authenticator app, not in force yet',
  },
  'confirm-second-factor': {
    method: 'POST',
    path: '/user/second-factor/confirm',
    access: 'notary',
    repeats: 'once',
    secret: true,
    summary: 'Turn the second factor on with a first code of it',
  },
  'remove-second-factor': {
    method: 'POST',
    path: '/user/second-factor/remove',
    access: 'notary',
    repeats: 'once',
    secret: true,
    summary: 'Turn the second factor off',
  },
  'renew-recovery-codes': {
    method: 'POST',
    path: '/user/second-factor/recovery-codes',
    access: 'notary',
    repeats: 'once',
    secret: true,
    summary: 'New recovery codes in place of those before',
  },
  'get-dashboard': {
    method: 'GET',
    path: '/notary/dashboard',
    access: 'notary',
    summary: 'Counts, month totals and recent activity',
  },
  'list-entries': { method: 'GET', path: '/notary/entries', access: 'notary', summary: 'A page of entries' },
  'search-entries': {
    method: 'POST',
    path: '/notary/entries/search',
    access: 'notary',
    repeats: 'reads',
    summary: 'A page of entries, with names in the body, which no access log keeps',
  },
  'get-entry': { method: 'GET', path: '/notary/entries/{id}', access: 'notary', summary: 'One whole entry' },
  'suggest-signers': {
    method: 'GET',
    path: '/notary/signers',
    access: 'notary',
    summary: 'Signers of earlier entries, to be filled into a new one',
  },
  'search-signers': {
    method: 'POST',
    path: '/notary/signers/search',
    access: 'notary',
    repeats: 'reads',
    summary: 'The same, with the name in the body, which no access log keeps',
  },
  'create-draft': {
    method: 'POST',
    path: '/notary/entries/draft',
    bodyBytes: limits.entryBodyBytes,
    access: 'notary',
    repeats: 'once',
    summary: 'Save a new draft',
  },
  'update-draft': {
    method: 'PUT',
    path: '/notary/entries/{id}',
    bodyBytes: limits.entryBodyBytes,
    access: 'notary',
    repeats: 'once',
    summary: 'Replace the content of a draft',
  },
  'submit-entry': {
    method: 'POST',
    path: '/notary/entries/{id}/submit',
    access: 'notary',
    repeats: 'once',
    summary: 'Submit a draft: number it and seal it',
  },
  'add-addendum': {
    method: 'POST',
    path: '/notary/entries/{id}/addenda',
    access: 'notary',
    repeats: 'once',
    summary: 'Add a correction or a later fact to a submitted entry, which itself stays unchanged',
  },
  'submit-entries': {
    method: 'POST',
    path: '/notary/entries/submit',
    access: 'notary',
    repeats: 'once',
    summary: 'Submit several drafts as one: all get consecutive numbers, or none does',
  },
  'delete-draft': {
    method: 'DELETE',
    path: '/notary/entries/{id}',
    access: 'notary',
    repeats: 'once',
    summary: 'Delete a draft',
  },
  'export-entry-pdf': {
    method: 'GET',
    path: '/notary/entries/{id}/export/pdf',
    access: 'notary',
    summary: 'A submitted entry as PDF',
  },
  'export-entries': {
    method: 'POST',
    path: '/notary/entries/export/batch',
    access: 'notary',
    // Nothing changes but a file that expires. It is too much work to repeat unasked.
    repeats: 'anew',
    summary: 'Submitted entries as PDFs in a ZIP',
  },
  'export-journal-csv': {
    method: 'GET',
    path: '/notary/entries/export/csv',
    access: 'notary',
    summary: 'Submitted entries as a spreadsheet',
  },
  'export-journal-pdf': {
    method: 'GET',
    path: '/notary/entries/export/journal',
    access: 'notary',
    summary: 'The journal of a period to print',
  },
  'export-journal-certificate': {
    method: 'GET',
    path: '/notary/journal/certificate',
    access: 'notary',
    summary: 'A certificate that the journal of a period is complete and unchanged',
  },
  'list-imports': {
    method: 'GET',
    path: '/notary/imports',
    access: 'notary',
    summary: 'The imports of earlier entries that are complete',
  },
  'start-import': {
    method: 'POST',
    path: '/notary/imports',
    access: 'notary',
    repeats: 'once',
    summary: 'Begin an import of earlier entries',
  },
  'add-import-rows': {
    method: 'PUT',
    path: '/notary/imports/{id}/batches/{batch}',
    bodyBytes: limits.importBatchBytes,
    access: 'notary',
    repeats: 'once',
    summary: 'Send some rows of an import',
  },
  'complete-import': {
    method: 'POST',
    path: '/notary/imports/{id}/complete',
    access: 'notary',
    repeats: 'once',
    summary: 'Finish an import, so that its rows are shown',
  },
  'remove-import': {
    method: 'DELETE',
    path: '/notary/imports/{id}',
    access: 'notary',
    repeats: 'once',
    summary: 'Cancel an import, or undo one within 30 days',
  },
  'export-import-csv': {
    method: 'GET',
    path: '/notary/imports/{id}/csv',
    access: 'notary',
    summary: 'The rows of an import as a spreadsheet',
  },
  'search-annex': {
    method: 'POST',
    path: '/notary/annex/search',
    access: 'notary',
    repeats: 'reads',
    summary: 'Rows of all imports or of one, by name and date',
  },
  'reverse-geocode': {
    method: 'POST',
    path: '/location/reverse-geocode',
    access: 'notary',
    repeats: 'reads',
    summary: 'The address at coordinates',
  },
  'list-states': {
    method: 'GET',
    path: '/compliance/states',
    access: 'public',
    cache: 'public',
    summary: 'The states whose law this journal knows',
  },
  'list-document-types': {
    method: 'GET',
    path: '/compliance/document-types',
    access: 'public',
    cache: 'public',
    summary: 'The types of documents and of notarial acts',
  },
  'get-required-fields': {
    method: 'GET',
    path: '/compliance/required-fields/{state}',
    access: 'public',
    cache: 'public',
    summary: 'What a state requires of a journal, with its sources',
  },
  'validate-entry': {
    method: 'POST',
    path: '/compliance/validate-entry',
    bodyBytes: limits.entryBodyBytes,
    access: 'notary',
    repeats: 'reads',
    summary: 'Judge an entry by the law of a state; nothing is stored',
  },
  'list-plans': {
    method: 'GET',
    path: '/subscription/plans',
    access: 'public',
    cache: 'public',
    summary: 'The plans and their prices',
  },
  'get-subscription': {
    method: 'GET',
    path: '/subscription/status',
    access: 'notary',
    summary: 'Plan, usage, limits and what is going to change',
  },
  'get-trial-info': {
    method: 'GET',
    path: '/subscription/trial-info',
    access: 'notary',
    summary: 'The trial and the change scheduled for its end',
  },
  'get-trial-welcome': {
    method: 'GET',
    path: '/subscription/trial-welcome',
    access: 'notary',
    summary: 'The welcome to the trial',
  },
  'create-subscription': {
    method: 'POST',
    path: '/subscription/create',
    access: 'notary',
    repeats: 'once',
    summary: 'Subscribe to a plan with a card',
  },
  'change-plan': {
    method: 'POST',
    path: '/subscription/change-plan',
    access: 'notary',
    repeats: 'once',
    summary: 'Change plan or billing cycle, now or at the end of the trial or period',
  },
  'preview-change': {
    method: 'GET',
    path: '/subscription/preview',
    access: 'notary',
    summary: 'What a change would cost, and when',
  },
  'cancel-scheduled-change': {
    method: 'POST',
    path: '/subscription/cancel-scheduled-change',
    access: 'notary',
    repeats: 'once',
    summary: 'Cancel a change scheduled for the end of the trial',
  },
  'cancel-pending-change': {
    method: 'DELETE',
    path: '/subscription/cancel-pending-change',
    access: 'notary',
    repeats: 'once',
    summary: 'Cancel a change scheduled for the end of the period',
  },
  'set-payment-method': {
    method: 'POST',
    path: '/subscription/payment-method',
    access: 'notary',
    repeats: 'once',
    summary: 'Put another card on file',
  },
  'list-invoices': {
    method: 'GET',
    path: '/subscription/invoices',
    access: 'notary',
    summary: 'Invoices and receipts',
  },
  'stripe-webhook': {
    method: 'POST',
    path: '/stripe/webhook',
    access: 'public',
    summary: 'Events of the payment provider, authenticated by their signature',
  },
  'list-packages': {
    method: 'GET',
    path: '/user/packages',
    access: 'notary',
    summary: 'The notary’s document lists; the starters until the first change',
  },
  'save-packages': {
    method: 'PUT',
    path: '/user/packages',
    access: 'notary',
    repeats: 'once',
    summary: 'Replace all document lists, if the version is the latest',
  },
  'list-matters': {
    method: 'GET',
    path: '/notary/matters',
    access: 'notary',
    summary: 'A page of matters, newest first',
  },
  'open-matter': {
    method: 'POST',
    path: '/notary/matters',
    access: 'notary',
    repeats: 'once',
    summary: 'Open a matter, such as a request for a copy',
  },
  'get-matter': {
    method: 'GET',
    path: '/notary/matters/{id}',
    access: 'notary',
    summary: 'One matter with its facts and steps',
  },
  'add-matter-step': {
    method: 'POST',
    path: '/notary/matters/{id}/steps',
    access: 'notary',
    repeats: 'once',
    summary: 'Add a step to a matter, or close it',
  },
  'find-matter-entries': {
    method: 'POST',
    path: '/notary/matters/{id}/entries',
    access: 'notary',
    repeats: 'reads',
    summary: 'Submitted entries that an open matter may be about, on every plan',
  },
  'make-matter-document': {
    method: 'POST',
    path: '/notary/matters/{id}/document',
    access: 'notary',
    repeats: 'once',
    summary: 'Make a document of a matter as a signed PDF',
  },
  'get-front-page': {
    method: 'GET',
    path: '/notary/front-page',
    access: 'notary',
    summary: 'The front page of the journal, and what the states require on it',
  },
  'save-front-page': {
    method: 'PUT',
    path: '/notary/front-page',
    bodyBytes: limits.frontPageBodyBytes,
    access: 'notary',
    repeats: 'once',
    summary: 'Replace abbreviations, signature, and successor, if the version is the latest',
  },
  'export-front-page': {
    method: 'GET',
    path: '/notary/front-page/pdf',
    access: 'notary',
    summary: 'The front page, or the instructions for the successor, as a signed PDF',
  },
  'get-retention': {
    method: 'GET',
    path: '/notary/retention',
    access: 'notary',
    summary: 'How long the entries of each year must be kept, legal holds, and destructions',
  },
  'request-destruction': {
    method: 'POST',
    path: '/notary/destructions',
    access: 'notary',
    repeats: 'once',
    summary: 'Have the entries of a year destroyed in seven days, whose retention has ended',
  },
  'cancel-destruction': {
    method: 'DELETE',
    path: '/notary/destructions/{destruction_id}',
    access: 'notary',
    repeats: 'once',
    summary: 'Cancel a requested destruction before it begins',
  },
  'get-destruction-certificate': {
    method: 'GET',
    path: '/notary/destructions/{destruction_id}/certificate',
    access: 'notary',
    summary: 'The certificate of a destruction as a signed PDF',
  },
  'add-hold': {
    method: 'POST',
    path: '/notary/holds',
    access: 'notary',
    repeats: 'once',
    summary: 'Add a legal hold to the journal',
  },
  'lift-hold': {
    method: 'POST',
    path: '/notary/holds/{hold_id}/lift',
    access: 'notary',
    repeats: 'once',
    summary: 'Lift a legal hold',
  },
  'list-journals': {
    method: 'GET',
    path: '/notary/journals',
    access: 'notary',
    summary: 'The journals of the account in order; only the last one takes entries',
  },
  'start-journal': {
    method: 'POST',
    path: '/notary/journals',
    access: 'notary',
    repeats: 'once',
    summary: 'Close the current journal permanently, and start the next one',
  },
  'get-closure': {
    method: 'GET',
    path: '/user/closure',
    access: 'notary',
    whileClosed: true,
    summary: 'Whether the account is closed, and what closing it means',
  },
  'close-account': {
    method: 'POST',
    path: '/user/closure',
    access: 'notary',
    // Refuses a closed account itself, so that a repeated request gets its first response.
    whileClosed: true,
    repeats: 'once',
    summary: 'Close the account for 30 days, after which it is erased',
  },
  'reopen-account': {
    method: 'DELETE',
    path: '/user/closure',
    access: 'notary',
    whileClosed: true,
    repeats: 'once',
    summary: 'Reopen the closed account',
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

/** Returns whether a route answers a notary whose account is closed. */
export function respondsWhileClosed(id: RouteId): boolean {
  const route: Route = routes[id];
  return route.access === 'notary' && route.whileClosed === true;
}

/** Returns whether a route honors an Idempotency-Key. */
export function takesKey(id: RouteId): boolean {
  return (routes[id] as Route).repeats === 'once';
}

/** The routes whose responses browsers and CloudFront may cache. */
export type CachedRouteId = {
  [Id in RouteId]: (typeof routes)[Id] extends { cache: 'public' } ? Id : never;
}[RouteId];

/** Returns the largest body of a route, in bytes. */
export function bodyLimit(id: RouteId): number {
  const { bodyBytes = limits.bodyBytes }: Route = routes[id];
  return bodyBytes;
}

export const routeIds = Object.keys(routes) as RouteId[];

/** The path of all routes, on the site's own origin (specification, section 10). */
export const apiBase = '/api';

/** The path of all profile pictures, on the site's own origin. */
export const picturesBase = '/pictures';
