import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MyData } from '#web/features/settings/my-data/my-data.tsx';
import type { DataExport } from '#web/lib/api/api-types.ts';
import { aProfile, aSubscription, twoJournals } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { openSection } from '../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();

const preparing: DataExport = {
  id: '01J000000000000000000000E1',
  status: 'preparing',
  requestedAt: '2026-11-21T17:00:00.000Z',
  finishedAt: null,
  entriesTotal: 10_000,
  entriesDone: 1_200,
  sizeBytes: null,
  expiresAt: null,
  matterId: null,
};
const ready: DataExport = {
  ...preparing,
  status: 'ready',
  finishedAt: '2026-11-21T17:10:00.000Z',
  entriesDone: 10_000,
  sizeBytes: 123_456_789,
  expiresAt: '2026-11-28T17:10:00.000Z',
};

let latest: DataExport | null;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z'), shouldAdvanceTime: true });
  latest = null;
  storeSession(aProfile());
  net.api.on('get-subscription', () => answered('get-subscription', aSubscription('free')));
  net.api.on('get-data-export', () => answered('get-data-export', { export: latest }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

const prepare = () => screen.findByRole('button', { name: 'Prepare my data' });
const bar = () => screen.findByRole('progressbar', { name: 'Preparing your data' });

test('an export is requested, polled while it is prepared, and then offered', async () => {
  net.api.on('start-data-export', () => {
    latest = preparing;
    return answered('start-data-export', { export: preparing });
  });
  const { user } = openSection(<MyData />);
  await user.click(await prepare());
  expect((await bar()).getAttribute('value')).toBe('1200');
  expect(screen.getByText('1,200 of 10,000 entries')).toBeDefined();
  latest = { ...preparing, entriesDone: 9_999 };
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByText('9,999 of 10,000 entries')).toBeDefined();
  latest = ready;
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByText('Your data is ready.')).toBeDefined();
  expect(screen.getByText(/118 MB/)).toBeDefined();
  expect(screen.getByText('You can download it until 11/28/2026, 11:10 AM.')).toBeDefined();
  const asked = net.api.callsOf('get-data-export').length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(net.api.callsOf('get-data-export')).toHaveLength(asked);
});

test('an export of an earlier journal is requested, and says which journal it contains', async () => {
  net.api.on('list-journals', () => answered('list-journals', { journals: twoJournals }));
  net.api.on('start-data-export', () => {
    latest = { ...ready, journal: 1 };
    return answered('start-data-export', { export: latest });
  });
  const { user } = openSection(<MyData />);
  await user.selectOptions(await screen.findByLabelText('Journal'), 'Journal 1, closed 11/20/2026');
  await user.click(await prepare());
  expect(await screen.findByText(/It contains journal 1\./)).toBeDefined();
  expect(net.api.callsOf('start-data-export')).toMatchObject([{ query: { journal: '1' } }]);
});

test('an export in preparation is shown again when the page opens', async () => {
  latest = preparing;
  openSection(<MyData />);
  expect(await bar()).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the browser downloads the export from the server’s redirect', async () => {
  latest = ready;
  net.api.on('download-data-export', () => {
    const response = new Response('zip');
    Object.defineProperty(response, 'url', { value: 'https://files.test/journal.zip?signed' });
    return response;
  });
  const went: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    went.push(this.href);
  });
  const { user } = openSection(<MyData />);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(went).toEqual(['https://files.test/journal.zip?signed']));
});

test('a failed export can be retried', async () => {
  latest = { ...preparing, status: 'failed', finishedAt: ready.finishedAt };
  net.api.on('start-data-export', () => {
    latest = preparing;
    return answered('start-data-export', { export: preparing });
  });
  const { user } = openSection(<MyData />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be prepared');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await bar()).toBeDefined();
});

test('an expired export can be prepared again', async () => {
  latest = { ...ready, expiresAt: '2026-11-21T17:59:59.000Z' };
  openSection(<MyData />);
  expect(await prepare()).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

test('a refused export shows the reason', async () => {
  net.api.on('start-data-export', () => refused(503, { detail: 'The journal is busy.', code: 'BUSY' }));
  const { user } = openSection(<MyData />);
  await user.click(await prepare());
  expect(await screen.findByText('The journal is busy.')).toBeDefined();
  expect(await prepare()).toBeDefined();
});
