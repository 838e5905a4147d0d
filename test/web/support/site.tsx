import { setTimeout } from 'node:timers/promises';
import { cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { openApp } from '#web/app/app.tsx';
import { SiteRoutes } from '#web/app/site-routes.tsx';
import type { Profile } from '#web/lib/api/api-types.ts';
import { adoptStoredSession, endSession } from '#web/lib/session/session-store.ts';
import { aSubscription } from './answers.ts';
import { answered, type FakeApi, startFakeApi } from './fake-api.ts';

/** Longer than sonner needs to remove a toast from the page. */
const toastLeavesMs = 250;

/**
 * Gives every test of the file a network and an empty browser storage, with nobody signed in. The account has the
 * Advanced plan and one journal, which is empty, and no orders and invoices, unless the test says otherwise.
 */
export function fakeApiPerTest(): { api: FakeApi } {
  const current: { api: FakeApi } = { api: startFakeApi() };
  beforeEach(() => {
    current.api = startFakeApi();
    current.api.on('get-subscription', () => answered('get-subscription', aSubscription('advanced')));
    current.api.on('list-entries', () => answered('list-entries', { items: [], total: 0, asOf: '0' }));
    // The dashboard asks for them.
    current.api.on('list-orders', () => answered('list-orders', { items: [], next: null }));
    current.api.on('list-client-invoices', () => answered('list-client-invoices', { items: [], next: null }));
    current.api.on('list-journals', () => answered('list-journals', { journals: [] }));
    localStorage.clear();
    sessionStorage.clear();
    endSession();
  });
  afterAll(async () => {
    // Sonner removes a toast a moment after its end, even if the page closed in the meantime.
    if (toast.getHistory().length > 0) await setTimeout(toastLeavesMs);
  });
  afterEach(() => {
    cleanup();
    expect(current.api.unexpected, 'requests without an answer').toEqual([]);
  });
  return current;
}

/** Stores a session as an earlier visit to the site would. */
export function storeSession(user: Profile, receivedAt = Date.now(), token = 'token-1'): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token_received_at', String(receivedAt));
  localStorage.setItem('access_token', token);
  adoptStoredSession({ key: null });
}

/** The current path and query of the site. */
export const here = { current: '' };

function Here() {
  const { pathname, search } = useLocation();
  here.current = pathname + search;
  return null;
}

/** Opens the whole site at an address, with its real providers. */
export function openSite(at: string) {
  void openApp(new URL(at, window.location.href).search);
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const page = render(
    <MemoryRouter initialEntries={[at]}>
      <Here />
      <SiteRoutes />
    </MemoryRouter>,
  );
  return { user, ...page };
}
