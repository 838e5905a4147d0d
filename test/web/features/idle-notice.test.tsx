import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IdleNotice } from '#web/features/idle/idle-notice.tsx';
import { watchSession } from '#web/lib/session/session.ts';
import { sessionState } from '#web/lib/session/session-store.ts';
import { aProfile } from '../support/answers.ts';
import { answered } from '../support/fake-api.ts';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

// The dialog's code arrives on demand. Tests do not wait for it.
await import('#web/features/idle/idle-dialog.tsx');

const net = fakeApiPerTest();
const minutes = (count: number) => count * 60_000;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z') });
  net.api.on('refresh-session', () => answered('refresh-session', { accessToken: 'token-2' }));
  net.api.on('logout', () => answered('logout', undefined));
  storeSession(aProfile());
  stop = watchSession();
  render(<IdleNotice />);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const notice = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

test('the app asks two minutes before it signs out, and not before', async () => {
  await pass(minutes(58) - 1_000);
  expect(notice()).toBeNull();
  await pass(1_000);
  await pass(0);
  expect(notice()?.textContent).toContain('in 2 minutes, after 60 minutes without activity');
  await pass(minutes(2) + 16_000);
  expect(sessionState().session).toBeUndefined();
});

test('staying keeps the session and renews its token, and the app asks again after the next hour', async () => {
  await pass(minutes(59));
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(notice()).toBeNull();
  await pass(0);
  expect(net.api.callsOf('refresh-session')).toHaveLength(1);
  await pass(minutes(57));
  expect(notice()).toBeNull();
  expect(sessionState().session?.token).toBe('token-2');
  await pass(minutes(1) + 15_000);
  await pass(0);
  expect(notice()).not.toBeNull();
});
