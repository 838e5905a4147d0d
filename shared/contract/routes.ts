import { limits } from '../data/limits.ts';
import { businessRoutes } from './business/routes.ts';
import { get, once, type Route } from './define-route.ts';
import {
  billingRoutes,
  dutyRoutes,
  importRoutes,
  inspectionRoutes,
  profileRoutes,
  securityRoutes,
} from './seldom-routes.ts';

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
  ...profileRoutes,
  'verify-entry': {
    method: 'GET',
    path: '/verify/{journal_id}/{number}',
    access: 'public',
    summary: 'Whether an entry has the hash that a document shows',
  },
  ...inspectionRoutes,
  'start-data-export': once('POST', '/user/data-export', 'Prepare everything the account holds as one file'),
  'get-data-export': get('/user/data-export', 'How far the file of everything is'),
  'download-data-export': get('/user/data-export/file', 'Download the file of everything'),
  ...securityRoutes,
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
  ...importRoutes,
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
  ...billingRoutes,
  'stripe-webhook': {
    method: 'POST',
    path: '/stripe/webhook',
    access: 'public',
    summary: 'Events of the payment provider, authenticated by their signature',
  },
  'list-packages': get('/user/packages', 'The notary’s document lists; the starters until the first change'),
  'save-packages': once('PUT', '/user/packages', 'Replace all document lists, if the version is the latest'),
  ...dutyRoutes,
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
