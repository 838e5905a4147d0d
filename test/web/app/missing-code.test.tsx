import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';

const reload = vi.fn();
const fetched = vi.fn(async (_address: string) => new Response());
let isOnline = true;

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  isOnline = true;
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reloads = (times: number) => waitFor(() => expect(reload).toHaveBeenCalledTimes(times));

function Failing({ error }: { error: Error }): never {
  throw error;
}

function fail(error: Error): void {
  render(
    <ErrorBoundary>
      <Failing error={error} />
    </ErrorBoundary>,
  );
}

test.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/a.js',
  'Importing a module script failed.',
  'error loading dynamically imported module: https://example.com/assets/a.js',
  'Unable to preload CSS for /assets/a.css',
])('a part that is gone reloads the page once, and never in a loop: %s', async (message) => {
  fail(new TypeError(message));
  await reloads(1);
  cleanup();
  fail(new TypeError(message));
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Load the newest version' }));
  await reloads(2);
});

test('code whose preload failed is fetched before the reload, which WebKit needs', async () => {
  const preload = document.createElement('link');
  preload.rel = 'modulepreload';
  preload.href = '/assets/a.js';
  document.head.append(preload);
  let arrive = (_: Response) => {};
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  fail(new TypeError('Importing a module script failed.'));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([preload.href]);
  expect(reload).not.toHaveBeenCalled();
  arrive(new Response());
  await reloads(1);
  preload.remove();
});

test('a part that is not on the device waits for a connection', () => {
  isOnline = false;
  fail(new TypeError('Importing a module script failed.'));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Connect to the internet');
});

test('a browser that cannot read the code is told which ones can', () => {
  fail(new SyntaxError('Invalid regular expression: invalid group specifier name'));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Safari 16.4');
});

test('a part that fails is counted by the window, without what failed', () => {
  const counted = vi.fn();
  window.addEventListener('error', counted);
  fail(new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/a.js'));
  expect(counted).not.toHaveBeenCalled();
  cleanup();
  fail(new Error('Jane Doe is undefined'));
  window.removeEventListener('error', counted);
  expect(counted).toHaveBeenCalledOnce();
  expect(counted.mock.lastCall?.[0]).not.toHaveProperty('error');
});
