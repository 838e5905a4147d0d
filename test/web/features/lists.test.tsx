import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { aProfile, aRow, rowsFrom } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();

beforeEach(() => {
  storeSession(aProfile());
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
});

/** Answers lists with pages of these rows, as the API does. */
function holdEntries(rows: EntryRow[]): void {
  net.api.on('list-entries', ({ query }) => {
    const page = Number(query['page']);
    const items = rows.slice((page - 1) * 20, page * 20);
    return answered('list-entries', { items, total: rows.length, asOf: query['as_of'] ?? '45' });
  });
}

describe('the journal', () => {
  test('shows a page in the notary’s formats', async () => {
    holdEntries(rowsFrom(45, 45));
    openSite('/app?view=journal');
    const row = await screen.findByRole('row', { name: /000045/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    const act = 'Deed of trustAcknowledgment';
    expect(cells.slice(0, 6)).toEqual(['000045', '03/14/2026', '3:04 PM CDT', 'Ann Lee', act, '$12.50']);
    const further = ['Another act for the signer of entry 000045', 'Download PDF of entry 000045'];
    const menu = within(row).getByRole('button', { name: 'More actions for entry 000045' });
    const actions = document.getElementById(menu.getAttribute('popovertarget') ?? '')?.children ?? [];
    expect([...actions].map((action) => action.getAttribute('aria-label'))).toEqual(further);
    for (const action of actions) expect(action.textContent).not.toBe('');
    expect(screen.getByText('45 total')).toBeTruthy();
    expect(screen.getByText('Showing 1-20 of 45 entries')).toBeTruthy();
    expect(net.api.callsOf('list-entries')[0]?.query).toEqual({
      status: 'submitted',
      page: '1',
      page_size: '20',
    });
  });

  test('marks an entry that does not match its seal, and no other', async () => {
    const [first, ...others] = rowsFrom(3, 3);
    if (!first) throw new Error('There is no row');
    holdEntries([{ ...first, integrity: 'failed' }, ...others]);
    openSite('/app?view=journal');
    const row = await screen.findByRole('row', { name: /000003/ });
    expect(within(row).getByText('Does not match its seal')).toBeTruthy();
    expect(screen.getAllByText('Does not match its seal')).toHaveLength(1);
  });

  test('pages through the list as of the first answer', async () => {
    holdEntries(rowsFrom(45, 45));
    const { user } = openSite('/app?view=journal');
    await user.click(await screen.findByRole('link', { name: 'Page 3' }));
    expect(await screen.findByText('Showing 41-45 of 45 entries')).toBeTruthy();
    expect(here.current).toBe('/app?view=journal&page=3&as_of=45');
    expect(net.api.callsOf('list-entries').at(-1)?.query).toMatchObject({ page: '3', as_of: '45' });
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(await screen.findByText('Showing 21-40 of 45 entries')).toBeTruthy();
  });

  test('has no page buttons for one page', async () => {
    holdEntries(rowsFrom(20, 20));
    openSite('/app?view=journal');
    await screen.findByText('20 total');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  test('opens the last page instead of a page beyond it', async () => {
    holdEntries(rowsFrom(45, 45));
    openSite('/app?view=journal&page=9');
    expect(await screen.findByText('Showing 41-45 of 45 entries')).toBeTruthy();
    expect(here.current).toContain('page=3');
  });

  test('offers the first entry if it is empty', async () => {
    holdEntries([]);
    openSite('/app?view=journal');
    expect(await screen.findByText('No Journal Entries Yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create First Entry' })).toBeTruthy();
  });

  test.each([
    ['', 'Failed to load journal entries'],
    ['&location=Dallas', 'Failed to load entries'],
  ])(
    'reports a failure to load%s in place and as a toast, with one way to repeat it, until an answer comes',
    async (filter, text) => {
      net.api.on('list-entries', () => refused(422, { detail: 'Not now.', code: 'INVALID_FIELDS' }));
      const { user } = openSite(`/app?view=journal${filter}`);
      const retry = await screen.findByRole('button', { name: 'Try again' });
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
      holdEntries(rowsFrom(3, 3));
      await user.click(retry);
      expect(await screen.findByRole('row', { name: /000003/ })).toBeTruthy();
      // By itself, it would go after four seconds.
      await waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 1_500 });
    },
  );
});

describe('the drafts', () => {
  test('are numbered across all pages', async () => {
    holdEntries(Array.from({ length: 22 }, (_, index) => aRow({ id: `D${index}`, date: null })));
    openSite('/app?view=drafts&page=2&as_of=9');
    const row = await screen.findByRole('row', { name: /Open Draft 22/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(0, 5)).toEqual(['22', '03/14/2026', '3:04 PM', 'Ann Lee', 'Not set']);
  });

  test('are deleted after a confirmation', async () => {
    const rows = [aRow({ id: 'D1' }), aRow({ id: 'D2' })];
    holdEntries(rows);
    net.api.on('delete-draft', () => {
      holdEntries(rows.slice(1));
      return answered('delete-draft', undefined);
    });
    const { user } = openSite('/app?view=drafts');
    await user.click(await screen.findByRole('button', { name: 'Delete draft 1' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(net.api.callsOf('delete-draft')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Delete draft 1' }));
    await user.click(screen.getByRole('button', { name: 'Delete draft' }));
    expect(await screen.findByText('Draft deleted successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete draft 2' })).toBeNull());
    expect(screen.getByText('1 total')).toBeTruthy();
  });

  test('show why one cannot be deleted', async () => {
    holdEntries([aRow({ id: 'D1' })]);
    net.api.on('delete-draft', () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = openSite('/app?view=drafts');
    await user.click(await screen.findByRole('button', { name: 'Delete draft 1' }));
    await user.click(screen.getByRole('button', { name: 'Delete draft' }));
    expect(await screen.findByText(/server cannot be reached/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete draft' })).toBeTruthy();
  });

  test('show a message if there are none', async () => {
    holdEntries([]);
    openSite('/app?view=drafts');
    expect(await screen.findByText('No Draft Entries')).toBeTruthy();
    expect(screen.getByText('Start a new entry and save it as a draft')).toBeTruthy();
  });
});
