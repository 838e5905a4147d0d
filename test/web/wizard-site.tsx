import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { Toaster, toast } from 'sonner';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Entry, EntryRow, Profile } from '#web/lib/api-types.ts';
import { openSession } from '#web/lib/session-store.ts';

export const notary: Profile = {
  id: '01JD0000000000000000000000',
  email: 'nora@example.com',
  fullName: 'Nora Notary',
  timezone: 'America/Chicago',
  dateFormat: 'MM/dd/yyyy',
  signatureMetadataEnabled: true,
  primaryNotaryState: 'TX',
  additionalNotaryStates: [],
  profilePictureUrl: null,
};

export const signature = `data:image/png;base64,${'A'.repeat(200)}`;

/** A complete draft that is stored under the given id. */
export function storedDraft(id = '01JD7ZQ4X0ABCDEFGH12345678'): Entry {
  return {
    id,
    status: 'draft',
    version: 3,
    entryNumber: null,
    date: '2026-11-20',
    submittedAt: null,
    updatedAt: '2026-11-20T17:00:00.000Z',
    createdAt: '2026-11-20T16:00:00.000Z',
    lateEntry: false,
    stateCode: 'OH',
    documentType: 'affidavit',
    fee: 15,
    locationLabel: '1 Main St, Columbus, OH 43004',
    locationLat: 39.961176,
    locationLng: -82.998794,
    numberOfDocuments: 1,
    documents: [{ description: 'Affidavit of residence' }],
    documentDescription: 'Affidavit of residence',
    comments: null,
    signers: [
      {
        firstName: 'Ana',
        lastName: 'Núñez',
        addressLine: '5 Oak Ave',
        city: 'Columbus',
        stateCode: 'OH',
        zip: '43004',
        idType: 'passport',
        idNumber: 'X1234567',
        idIssuingAgency: 'US Department of State',
        idExpirationDate: '2030-01-31',
        signatureDataUrl: signature,
      },
    ],
    thumbprintData: null,
    signerJournalSignature: null,
    principalSignature: null,
    witnessName: null,
    witnessAddress: null,
    granteeName: null,
    granteeAddress: null,
    landCounty: null,
    entryHash: null,
    previousHash: null,
    rulesVersion: null,
  };
}

/** The row that the API answers for an entry. */
export function rowOf(entry: Entry, more: Partial<EntryRow> = {}): EntryRow {
  const { id, status, version, entryNumber, date, submittedAt, updatedAt, lateEntry } = entry;
  const { stateCode, documentType, fee, locationLabel, numberOfDocuments } = entry;
  const signers = entry.signers.map(({ firstName, lastName }) => ({
    firstName: firstName ?? '',
    lastName: lastName ?? '',
  }));
  return {
    ...{ id, status, version, entryNumber, date, submittedAt, updatedAt, lateEntry },
    ...{ stateCode, documentType, fee, locationLabel, numberOfDocuments, signers },
    ...more,
  };
}

export type Call = { route: string; query: URLSearchParams; headers: Headers; body: Record<string, unknown> };
type Answer = (call: Call) => Response | Promise<Response>;

/** An answer of the API, in snake_case. */
export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** A connection that breaks before the answer arrives. */
export const dropped: Answer = () => Promise.reject(new TypeError('network'));

let calls: Call[] = [];
let unexpected: string[] = [];
let answers: Record<string, Answer> = {};

/** Answers requests by `METHOD /path`, most exact text; a request nobody expects fails the test. */
export function answer(more: Record<string, Answer>): void {
  answers = { ...answers, ...more };
}

/** The calls made so far, in order, as `METHOD /path`. */
export const routesCalled = () => calls.map((call) => call.route);
export const callsOf = (route: string) => calls.filter((call) => call.route === route);

async function fakeFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), 'http://localhost');
  const route = `${init.method ?? 'GET'} ${url.pathname.replace('/api', '')}`;
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  const call = {
    route,
    query: url.searchParams,
    headers: new Headers(init.headers),
    body: typeof body === 'object' && body !== null ? { ...body } : {},
  };
  calls.push(call);
  const found = answers[route];
  if (found) return found(call);
  unexpected.push(route);
  return json(404, { detail: 'nothing here', code: 'ROUTE_NOT_FOUND' });
}

/** What the browser keeps on the device, by key: just enough of IndexedDB for web/lib/draft-keeper.ts. */
export const device = new Map<string, unknown>();

function request<T>(result: T) {
  const made: { result: T; onsuccess?: () => void; onerror?: () => void } = { result };
  queueMicrotask(() => made.onsuccess?.());
  return made;
}

const deviceStore = {
  put: (value: unknown, key: string) => request(device.set(key, structuredClone(value))),
  get: (key: string) => request(device.get(key)),
  delete: (key: string) => request(device.delete(key)),
};

beforeEach(() => {
  calls = [];
  unexpected = [];
  answers = {};
  device.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('indexedDB', {
    open: () => request({ transaction: () => ({ objectStore: () => deviceStore }), close: () => {} }),
  });
  openSession('token', notary, new Date());
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(unexpected).toEqual([]);
});

/** Shows a view under the providers it has in the app. Other addresses show their own text. */
export function show(view: ReactNode, at = '/app?view=wizard') {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[at]}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <Routes>
          <Route path="/app" element={view} />
        </Routes>
        <Toaster duration={60_000} visibleToasts={9} />
      </SWRConfig>
    </MemoryRouter>,
  );
  return user;
}
