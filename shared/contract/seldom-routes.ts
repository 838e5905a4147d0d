import { limits } from '../data/limits.ts';
import { get, once, type Route } from './define-route.ts';

/*
 * Routes that most visits of the app do not call. The browser loads them with the first call of one of them, so they weigh on
 * no page (web/build/lean-routes.ts).
 */

/** Inspection links, and what officials see with them. */
export const inspectionRoutes = {
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
} as const satisfies Record<string, Route>;

/** Imports of earlier entries. */
export const importRoutes = {
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
} as const satisfies Record<string, Route>;

/** Legal duties, front page, retention, and journals. */
export const dutyRoutes = {
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
} as const satisfies Record<string, Route>;

/** Password, devices, passkeys, and the second factor. */
export const securityRoutes = {
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
} as const satisfies Record<string, Route>;

/** Changes of plan and payment. */
export const billingRoutes = {
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
} as const satisfies Record<string, Route>;

/** Address, commissions, and files of the profile. */
export const profileRoutes = {
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
} as const satisfies Record<string, Route>;
