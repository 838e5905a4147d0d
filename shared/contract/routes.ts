import { limits } from '../data/limits.ts';
import { businessRoutes } from './business/routes.ts';
import { get, once, type Route } from './define-route.ts';

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
  'report-vitals': {
    method: 'POST',
    path: '/site/vitals',
    bodyBytes: limits.vitalsBodyBytes,
    access: 'public',
    summary: 'Count how fast a page was, without anything about its visitor',
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
    // A session whose response was lost gets the same token again (docs/adr/0048).
    repeats: 'again',
    summary: 'Renew the access token of a live session',
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    bodyBytes: limits.authBodyBytes,
    access: 'notary',
    whileClosed: true,
    // A session that has ended cannot end again.
    repeats: 'again',
    summary: 'End this session',
  },
  'get-profile': {
    method: 'GET',
    path: '/user/profile',
    access: 'notary',
    whileClosed: true,
    summary: 'The own profile',
  },
  'update-profile': once('PUT', '/user/profile', 'Change what is named of the own profile'),
  'send-email-verification': once(
    'POST',
    '/user/email-verification',
    'Mail another link that confirms the email address',
  ),
  'change-email': {
    method: 'POST',
    path: '/user/email',
    access: 'notary',
    repeats: 'once',
    secret: true,
    summary: 'Begin a change of the email address',
  },
  'add-commission': once('POST', '/user/notary-commission', 'List a commission as notary public'),
  'set-primary-commission': once(
    'PUT',
    '/user/notary-commission/{commission_number}/primary',
    'Make a listed commission the primary one',
  ),
  'delete-commission': once(
    'DELETE',
    '/user/notary-commission/{commission_number}',
    'Remove a commission from the list',
  ),
  'create-upload': {
    method: 'POST',
    path: '/uploads',
    access: 'notary',
    // Unused uploads expire.
    repeats: 'again',
    summary: 'Where and how to send a file, directly to the file store',
  },
  'set-profile-picture': once('POST', '/user/profile-picture', 'Make an uploaded image the profile picture'),
  'remove-profile-picture': once('DELETE', '/user/profile-picture', 'Remove the profile picture'),
  'add-insurance-document': once(
    'POST',
    '/user/insurance-document',
    'Keep an uploaded bond, policy or certificate',
  ),
  'delete-insurance-document': once(
    'DELETE',
    '/user/insurance-document/{document_id}',
    'Delete a bond, policy or certificate',
  ),
  'download-document': get('/uploads/documents/{filename}', 'Download a bond, policy or certificate'),
  'verify-entry': {
    method: 'GET',
    path: '/verify/{journal_id}/{number}',
    access: 'public',
    summary: 'Whether an entry has the hash that a document shows',
  },
  'create-inspection': once(
    'POST',
    '/notary/inspections',
    'Make a link with which an official sees chosen entries',
  ),
  'list-inspections': get('/notary/inspections', 'The inspection links, latest first'),
  'get-inspection': get('/notary/inspections/{id}', 'One inspection link, and what was viewed with it'),
  'revoke-inspection': once('POST', '/notary/inspections/{id}/revoke', 'End an inspection link immediately'),
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
  'start-data-export': once('POST', '/user/data-export', 'Prepare everything the account holds as one file'),
  'get-data-export': get('/user/data-export', 'How far the file of everything is'),
  'download-data-export': get('/user/data-export/file', 'Download the file of everything'),
  'change-password': {
    method: 'POST',
    path: '/user/change-password',
    access: 'notary',
    repeats: 'once',
    secret: true,
    summary: 'Set a new password and end every other session',
  },
  'list-sign-ins': get('/user/sign-ins', 'When and with what devices the notary signed in'),
  'list-access': get('/user/access-record', 'Sign-ins, exports, and changes of the last two years'),
  'export-access': get('/user/access-record/csv', 'The same as a spreadsheet'),
  'end-session': once('DELETE', '/user/sign-ins/{session_id}', 'Sign out one device'),
  'sign-out-everywhere': once('POST', '/user/sign-out-everywhere', 'Sign out every device, this one too'),
  'prove-identity': {
    method: 'POST',
    path: '/user/prove-identity',
    access: 'notary',
    repeats: 'once',
    secret: true,
    summary: 'Prove with a passkey, or password and code, that the caller is the notary',
  },
  'list-passkeys': get('/user/passkeys', 'The passkeys, with names and last use'),
  'begin-passkey': once('POST', '/user/passkeys/options', 'What a browser needs to make a passkey'),
  'add-passkey': once('POST', '/user/passkeys', 'Add a passkey that the browser made'),
  'remove-passkey': once('DELETE', '/user/passkeys/{id}', 'Remove a passkey'),
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
  'get-dashboard': get('/notary/dashboard', 'Counts, month totals and recent activity'),
  'list-entries': get('/notary/entries', 'A page of entries'),
  'search-entries': {
    method: 'POST',
    path: '/notary/entries/search',
    access: 'notary',
    repeats: 'reads',
    summary: 'A page of entries, with names in the body, which no access log keeps',
  },
  'get-entry': get('/notary/entries/{id}', 'One whole entry'),
  'suggest-signers': get('/notary/signers', 'Signers of earlier entries, to be filled into a new one'),
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
  'submit-entry': once('POST', '/notary/entries/{id}/submit', 'Submit a draft: number it and seal it'),
  'add-addendum': once(
    'POST',
    '/notary/entries/{id}/addenda',
    'Add a correction or a later fact to a submitted entry, which itself stays unchanged',
  ),
  'submit-entries': once(
    'POST',
    '/notary/entries/submit',
    'Submit several drafts as one: all get consecutive numbers, or none does',
  ),
  'delete-draft': once('DELETE', '/notary/entries/{id}', 'Delete a draft'),
  'export-entry-pdf': get('/notary/entries/{id}/export/pdf', 'A submitted entry as PDF'),
  'export-entries': {
    method: 'POST',
    path: '/notary/entries/export/batch',
    access: 'notary',
    // Nothing changes but a file that expires. It is too much work to repeat unasked.
    repeats: 'again',
    summary: 'Submitted entries as PDFs in a ZIP',
  },
  'export-journal-csv': get('/notary/entries/export/csv', 'Submitted entries as a spreadsheet'),
  'export-journal-pdf': get('/notary/entries/export/journal', 'The journal of a period to print'),
  'export-journal-certificate': get(
    '/notary/journal/certificate',
    'A certificate that the journal of a period is complete and unchanged',
  ),
  'list-imports': get('/notary/imports', 'The imports of earlier entries that are complete'),
  'start-import': once('POST', '/notary/imports', 'Begin an import of earlier entries'),
  'add-import-rows': {
    method: 'PUT',
    path: '/notary/imports/{id}/batches/{batch}',
    bodyBytes: limits.importBatchBytes,
    access: 'notary',
    repeats: 'once',
    summary: 'Send some rows of an import',
  },
  'complete-import': once(
    'POST',
    '/notary/imports/{id}/complete',
    'Finish an import, so that its rows are shown',
  ),
  'remove-import': once('DELETE', '/notary/imports/{id}', 'Cancel an import, or undo one within 30 days'),
  'export-import-csv': get('/notary/imports/{id}/csv', 'The rows of an import as a spreadsheet'),
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
  'get-subscription': get('/subscription/status', 'Plan, usage, limits and what is going to change'),
  'get-trial-info': get('/subscription/trial-info', 'The trial and the change scheduled for its end'),
  'get-trial-welcome': get('/subscription/trial-welcome', 'The welcome to the trial'),
  'create-subscription': once('POST', '/subscription/create', 'Subscribe to a plan with a card'),
  'change-plan': once(
    'POST',
    '/subscription/change-plan',
    'Change plan or billing cycle, now or at the end of the trial or period',
  ),
  'preview-change': get('/subscription/preview', 'What a change would cost, and when'),
  'cancel-scheduled-change': once(
    'POST',
    '/subscription/cancel-scheduled-change',
    'Cancel a change scheduled for the end of the trial',
  ),
  'cancel-pending-change': once(
    'DELETE',
    '/subscription/cancel-pending-change',
    'Cancel a change scheduled for the end of the period',
  ),
  'set-payment-method': once('POST', '/subscription/payment-method', 'Put another card on file'),
  'list-invoices': get('/subscription/invoices', 'Invoices and receipts'),
  'stripe-webhook': {
    method: 'POST',
    path: '/stripe/webhook',
    access: 'public',
    summary: 'Events of the payment provider, authenticated by their signature',
  },
  'list-packages': get('/user/packages', 'The notary’s document lists; the starters until the first change'),
  'save-packages': once('PUT', '/user/packages', 'Replace all document lists, if the version is the latest'),
  'list-matters': get('/notary/matters', 'A page of matters, newest first'),
  'open-matter': once('POST', '/notary/matters', 'Open a matter, such as a request for a copy'),
  'get-matter': get('/notary/matters/{id}', 'One matter with its facts and steps'),
  'add-matter-step': once('POST', '/notary/matters/{id}/steps', 'Add a step to a matter, or close it'),
  'find-matter-entries': {
    method: 'POST',
    path: '/notary/matters/{id}/entries',
    access: 'notary',
    repeats: 'reads',
    summary: 'Submitted entries that an open matter may be about, on every plan',
  },
  'make-matter-document': once(
    'POST',
    '/notary/matters/{id}/document',
    'Make a document of a matter as a signed PDF',
  ),
  'get-front-page': get(
    '/notary/front-page',
    'The front page of the journal, and what the states require on it',
  ),
  'save-front-page': {
    method: 'PUT',
    path: '/notary/front-page',
    bodyBytes: limits.frontPageBodyBytes,
    access: 'notary',
    repeats: 'once',
    summary: 'Replace abbreviations, signature, and successor, if the version is the latest',
  },
  'export-front-page': get(
    '/notary/front-page/pdf',
    'The front page, or the instructions for the successor, as a signed PDF',
  ),
  'get-retention': get(
    '/notary/retention',
    'How long the entries of each year must be kept, legal holds, and destructions',
  ),
  'request-destruction': once(
    'POST',
    '/notary/destructions',
    'Have the entries of a year destroyed in seven days, whose retention has ended',
  ),
  'cancel-destruction': once(
    'DELETE',
    '/notary/destructions/{destruction_id}',
    'Cancel a requested destruction before it begins',
  ),
  'get-destruction-certificate': get(
    '/notary/destructions/{destruction_id}/certificate',
    'The certificate of a destruction as a signed PDF',
  ),
  'add-hold': once('POST', '/notary/holds', 'Add a legal hold to the journal'),
  'lift-hold': once('POST', '/notary/holds/{hold_id}/lift', 'Lift a legal hold'),
  'list-journals': get(
    '/notary/journals',
    'The journals of the account in order; only the last one takes entries',
  ),
  'start-journal': once(
    'POST',
    '/notary/journals',
    'Close the current journal permanently, and start the next one',
  ),
  ...businessRoutes,
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

/** The path of all routes but those at the root, on the site's own origin (specification, section 10). */
export const apiBase = '/api';

/** Returns the path of a route on the site's own origin, with the names of its parameters in braces. */
export function routeAddress(id: RouteId): string {
  const { path, atRoot }: Route = routes[id];
  return atRoot ? path : `${apiBase}${path}`;
}

/** The beginnings of the addresses of routes outside of `/api`, such as `/calendar/`. */
export const rootBeginnings: readonly string[] = Object.values<Route>(routes).flatMap(({ path, atRoot }) =>
  atRoot ? [path.slice(0, path.indexOf('{'))] : [],
);

/** The path of all profile pictures, on the site's own origin. */
export const picturesBase = '/pictures';
