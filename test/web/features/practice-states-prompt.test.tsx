import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PracticeStatesPrompt } from '#web/features/dashboard/practice-states-prompt.tsx';
import { storeUser } from '#web/lib/session/session-store.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { answerCredentials } from '../support/credentials.ts';
import { answered } from '../support/fake-api.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
const unset = aProfile({ primaryNotaryState: null });

beforeEach(() => {
  sessionStorage.clear();
  storeSession(unset);
  net.api.on('get-profile', () => answered('get-profile', unset));
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
});

afterEach(() => {
  vi.useRealTimers();
});

const prompt = () => screen.queryByRole('region', { name: 'Set up your practice states' });

/** Opens the prompt with a clock that only `pass` moves. */
function reachDashboard() {
  vi.useFakeTimers();
  return render(
    <MemoryRouter>
      <PracticeStatesPrompt />
    </MemoryRouter>,
  );
}

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

test('appears one second after the dashboard, and is announced', () => {
  const { container } = reachDashboard();
  pass(999);
  expect(prompt()).toBeNull();
  const announced = container.querySelector('[aria-live=polite]');
  pass(1);
  expect(announced?.contains(prompt())).toBe(true);
});

test.each([
  aProfile({ primaryNotaryState: 'TX' }),
  aProfile({ primaryNotaryState: null, additionalNotaryStates: ['OK'] }),
])('does not appear if states are set: %o', (user) => {
  storeSession(user);
  reachDashboard();
  pass(60_000);
  expect(prompt()).toBeNull();
});

test('does not appear if the notary leaves the dashboard first', () => {
  const { unmount } = reachDashboard();
  pass(500);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  expect(prompt()).toBeNull();
});

test('stays dismissed in this browser session, but not for another notary', () => {
  const first = reachDashboard();
  pass(1_000);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(prompt()).toBeNull();
  first.unmount();

  const again = reachDashboard();
  pass(60_000);
  expect(prompt()).toBeNull();
  again.unmount();

  storeSession(aProfile({ id: '01J00000000000000000000002', primaryNotaryState: null }));
  const other = reachDashboard();
  pass(1_000);
  expect(prompt()).not.toBeNull();
  other.unmount();

  sessionStorage.clear();
  storeSession(unset);
  reachDashboard();
  pass(1_000);
  expect(prompt()).not.toBeNull();
});

test('disappears when another device sets the states', () => {
  reachDashboard();
  pass(1_000);
  expect(prompt()).not.toBeNull();
  act(() => storeUser(aProfile({ primaryNotaryState: 'TX' })));
  expect(prompt()).toBeNull();
});

test('links from the dashboard to the settings', async () => {
  answerCredentials(net.api);
  const { user } = openSite('/app');
  await user.click(await screen.findByRole('link', { name: 'Set Practice States' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'User Settings' })).toBeDefined();
  expect(here.current).toBe('/app?view=settings&tab=credentials&card=practice-states');
  const heading = await screen.findByRole('heading', { name: 'Notary practice states' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
