import type { RouteId } from '../contract/routes.ts';

/** Seconds over which calls are counted, of accounts and of network addresses. */
export const limitWindowSeconds = 300;

/**
 * The calls of one account in five minutes, by group of routes: those whose work costs more than a few reads. Each is far more
 * than people need, and a client that sends everything one after another stays below it (docs/adr/0076).
 */
export const accountCallLimits = {
  'entry-pdfs': { calls: 300, routes: ['export-entry-pdf'] },
  documents: {
    calls: 60,
    routes: [
      ...(['export-entries', 'export-journal-csv', 'export-journal-pdf'] as const),
      ...(['export-journal-certificate', 'export-import-csv', 'make-matter-document'] as const),
      ...(['export-front-page', 'get-destruction-certificate'] as const),
      ...(['export-client-invoice', 'export-statement'] as const),
      ...(['export-business-summary', 'export-business-year'] as const),
    ],
  },
  'data-exports': { calls: 20, routes: ['start-data-export'] },
  uploads: { calls: 100, routes: ['create-upload'] },
  imports: {
    calls: 300,
    routes: ['start-import', 'add-import-rows', 'complete-import', 'remove-import'],
  },
  searches: { calls: 300, routes: ['search-annex'] },
  places: { calls: 300, routes: ['reverse-geocode', 'find-distance'] },
  mails: { calls: 20, routes: ['send-email-verification'] },
  'order-texts': { calls: 300, routes: ['read-orders'] },
  invoices: { calls: 100, routes: ['send-client-invoice'] },
  links: { calls: 60, routes: ['create-inspection', 'create-calendar'] },
  retention: { calls: 300, routes: ['get-retention', 'get-closure'] },
  leaving: {
    calls: 60,
    routes: [
      ...(['request-destruction', 'add-hold', 'lift-hold'] as const),
      ...(['start-journal', 'close-account', 'reopen-account'] as const),
    ],
  },
} as const satisfies Record<string, { calls: number; routes: readonly RouteId[] }>;

export type CallGroup = keyof typeof accountCallLimits;

/** Returns the group in which a route's calls are counted, and its limit. Undefined for a route without one. */
export function accountCallLimit(id: RouteId): { group: CallGroup; calls: number } | undefined {
  const found = Object.entries(accountCallLimits).find(([, { routes }]) =>
    (routes as readonly RouteId[]).includes(id),
  );
  return found && { group: found[0] as CallGroup, calls: found[1].calls };
}

/** The calls of one network address in five minutes to the public paths that strangers use, taken together. */
export const addressCallLimit = {
  calls: 300,
  paths: ['/api/verify/', '/api/inspections/', '/calendar/'],
} as const;

/**
 * The requests of one network address in five minutes to `/api/auth/`, and to everything. An office with 30 notaries behind one
 * address stays below both when all of them sign in at nine (two calls, a few wrong passwords, a renewal), open the app (some 40
 * files), and work. Guessing passwords is limited for each account besides (docs/adr/0010-login-lock-out.md).
 */
export const addressRequestLimits = { accountAttempts: 600, floods: 10_000 } as const;
