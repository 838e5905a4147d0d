import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRow, aSubscription, rowsFrom } from '../support/answers.ts';
import { fakeBillingPerTest, holdSubscription } from '../support/billing-page.ts';
import { answered, type Call, refused } from '../support/fake-api.ts';
import { here, openSite } from '../support/site.tsx';

const net = fakeBillingPerTest();

/** Answers with 45 entries, 21 with any filter, and none for a search for nobody. */
beforeEach(() => {
  holdSubscription(net.api, aSubscription('advanced'));
  const reply = (call: Call) => {
    const asked = askedBy(call);
    const names = ['search', 'date_from', 'date_to', 'location', 'document_type', 'fee_min', 'fee_max'];
    const isNarrowed = names.some((name) => asked[name] !== undefined);
    const rows = asked['search'] === 'nobody' ? [] : rowsFrom(45, isNarrowed ? 21 : 45);
    const page = Number(asked['page']);
    const items = rows.slice((page - 1) * 20, page * 20);
    return answered('list-entries', { items, total: rows.length, asOf: '45' });
  };
  onLists(reply);
});

/** Answers lists, with a name or without. */
function onLists(reply: (call: Call) => Response | Promise<Response>): void {
  net.api.on('list-entries', reply);
  net.api.on('search-entries', reply);
}

/** The search that a list was asked for: in the body if there is a name in it, otherwise in the address. */
const askedBy = ({ id, query, body }: Call): Record<string, string> =>
  id === 'search-entries'
    ? Object.fromEntries(Object.entries(Object(body)).map(([name, value]) => [name, String(value)]))
    : query;
const listCalls = () => net.api.calls.filter(({ id }) => id === 'list-entries' || id === 'search-entries');
const lastQuery = () => listCalls().map(askedBy).at(-1);
/** Types without the pause, however slow the machine is. */
const change = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

async function openJournal(more = '') {
  const { user } = openSite(`/app?view=journal${more}`);
  await screen.findByRole('row', { name: /000045/ });
  await field('Search by signer');
  return user;
}

describe('the filter bar', () => {
  test('sends one request after a pause, and says how many entries match', async () => {
    await openJournal();
    const search = await field('Search by signer');
    change(search, ' j');
    change(search, ' jo ');
    change(screen.getByLabelText('Fee from ($)'), '12.50');
    await screen.findByText('21 total');
    expect(listCalls().map((call) => askedBy(call)['search'])).toEqual([undefined, 'jo']);
    expect(lastQuery()).toEqual({
      status: 'submitted',
      page: '1',
      page_size: '20',
      search: 'jo',
      fee_min: '12.5',
    });
    expect(here.current).toBe('/app?view=journal&search=jo&fee_min=12.50');
    expect(screen.getByText('2 active filters')).toBeDefined();
    expect(screen.getByText('21 entries fit the filters')).toBeDefined();
  });

  test('shows the signer whom the search found, and how many there are besides', async () => {
    const signers = [
      { firstName: 'Ann', lastName: 'Lee', oneName: false },
      { firstName: 'José', lastName: 'González', oneName: false },
    ];
    const found = aRow({
      entryNumber: '000045',
      signers,
      actType: 'jurat',
      documentTitle: 'Affidavit of heirship',
    });
    onLists(() => answered('list-entries', { items: [found], total: 1, asOf: '45' }));
    await openJournal('&search=gonz');
    const row = within(screen.getByRole('row', { name: /000045/ }));
    expect(row.getByText(/José González/).textContent).toBe('José González +1 more');
    expect(row.getByText('Jurat')).toBeDefined();
    expect(row.getByText('Affidavit of heirship')).toBeDefined();
  });

  test('returns to the first page, and keeps the filters on later pages', async () => {
    const user = await openJournal();
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    await screen.findByText('Showing 41-45 of 45 entries');
    await user.selectOptions(await field('Document type'), 'Deed');
    await screen.findByText('Showing 1-20 of 21 entries');
    expect(here.current).toBe('/app?view=journal&document_type=deed');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await screen.findByText('Showing 21-21 of 21 entries');
    expect(lastQuery()).toMatchObject({ document_type: 'deed', page: '2', as_of: '45' });
    expect((await field('Document type')).value).toBe('deed');
  });

  test('reads its filters from the address, and clears all of them with one click', async () => {
    const user = await openJournal('&search=ann&date_from=2026-01-05&location=Denver&document_type=novel');
    expect((await field('Search by signer')).value).toBe('ann');
    expect((await field('Date from')).value).toBe('2026-01-05');
    expect(lastQuery()).toMatchObject({ search: 'ann', date_from: '2026-01-05', location: 'Denver' });
    expect(lastQuery()).not.toHaveProperty('document_type');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(document.activeElement).toBe(await field('Search by signer'));
    await screen.findByText('45 total');
    expect(here.current).toBe('/app?view=journal');
    expect((await field('Location')).value).toBe('');
  });

  test('sends nothing while a filter is invalid, says why, and keeps the typed text', async () => {
    const user = await openJournal();
    const from = await field('Date from');
    const to = await field('Date to');
    change(from, '2026-02-02');
    change(to, '2026-02-01');
    expect(await screen.findByText('Date from must not be after date to')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(here.current).toBe('/app?view=journal');
    expect((await field('Date from')).value).toBe('2026-02-02');
    await user.clear(await field('Date to'));
    await waitFor(() => expect(here.current).toBe('/app?view=journal&date_from=2026-02-02'));
  });

  test('does not wait for the pause after Enter', async () => {
    const user = await openJournal();
    await user.type(await field('Search by signer'), 'jo{Enter}');
    expect(here.current).toBe('/app?view=journal&search=jo');
  });

  test('says that no entries match, and how to see more', async () => {
    const user = await openJournal();
    await user.type(await field('Search by signer'), 'nobody');
    await screen.findByText('No entries match these filters');
    expect(screen.queryByText('No Journal Entries Yet')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
    await screen.findByText('45 total');
    expect((await field('Search by signer')).value).toBe('');
  });

  test('keeps the typed text after a failure, shows no other entries, and can retry', async () => {
    const user = await openJournal();
    onLists(() => refused(422, { code: 'INVALID_FIELDS', detail: 'Not now.' }));
    await user.type(await field('Search by signer'), 'jo{Enter}');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('row')).toBeNull();
    expect((await field('Search by signer')).value).toBe('jo');
    onLists(() => answered('list-entries', { items: rowsFrom(2, 2), total: 2, asOf: '45' }));
    await user.click(retry);
    expect(await screen.findByText('2 entries fit the filters')).toBeDefined();
  });

  test('keeps the filters after a visit to an entry', async () => {
    net.api.on('get-entry', () => refused(404, { code: 'ENTRY_NOT_FOUND', detail: 'Not found.' }));
    const user = await openJournal('&location=Denver');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await screen.findByText('Showing 21-21 of 21 entries');
    await user.click(screen.getByRole('link', { name: 'View Details of entry 000025' }));
    await user.click(await screen.findByRole('link', { name: 'Back to Journal' }));
    await screen.findByText('Showing 21-21 of 21 entries');
    expect(here.current).toBe('/app?view=journal&location=Denver&page=2&as_of=45');
  });

  test('cancels an outdated request, and repeats it when it is current again', async () => {
    const user = await openJournal();
    const search = await field('Search by signer');
    const givenUp: string[] = [];
    onLists((call) => {
      call.signal?.addEventListener('abort', () => givenUp.push(askedBy(call)['search'] ?? ''));
      return new Promise(() => {});
    });
    await user.type(search, 'an{Enter}');
    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'an' }));
    expect(screen.getByRole('row', { name: /000045/ })).toBeDefined();
    await user.type(search, 'n{Enter}');
    await waitFor(() => expect(givenUp).toEqual(['an']));
    onLists(() => answered('list-entries', { items: rowsFrom(1, 1), total: 1, asOf: '45' }));
    await user.type(search, '{Backspace}{Enter}');
    await screen.findByText('1 entry fits the filters');
    expect(screen.queryByText(/Failed to load/)).toBeNull();
  });

  test('does not send filters from the address on a plan without search', async () => {
    holdSubscription(net.api, aSubscription('basic'));
    onLists((call) =>
      askedBy(call)['search']
        ? refused(403, {
            code: 'PLAN_LACKS_SEARCH',
            detail: 'Search and filters require Advanced or Pro plan',
          })
        : answered('list-entries', { items: rowsFrom(3, 3), total: 3, asOf: '3' }),
    );
    openSite('/app?view=journal&search=ann');
    await screen.findByText('3 total');
    expect(screen.getByRole('region', { name: 'Unlock Search & Filters' })).toBeDefined();
    expect(screen.queryByLabelText('Search by signer')).toBeNull();
  });
});

describe('the reports', () => {
  test('contain the entries that match', async () => {
    net.api.on(
      'export-journal-csv',
      () => new Response('a,b\r\n', { headers: { 'content-type': 'text/csv' } }),
    );
    const user = await openJournal('&search=ann&fee_max=10');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'Spreadsheet (CSV) of the 21 that fit' }));
    await screen.findByText('Spreadsheet saved');
    expect(net.api.callsOf('export-journal-csv')[0]?.query).toEqual({ search: 'ann', fee_max: '10' });
  });

  test('show the server’s message if they are too large', async () => {
    const detail = '1,200 entries are too many for one printed journal.';
    net.api.on('export-journal-pdf', () => refused(422, { code: 'EXPORT_TOO_LARGE', detail }));
    const user = await openJournal();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'Printable journal (PDF) of all' }));
    expect(await screen.findByText(`Export failed: ${detail}`)).toBeDefined();
  });

  test('cover a period on a plan without filters', async () => {
    holdSubscription(net.api, aSubscription('basic'));
    net.api.on(
      'export-journal-pdf',
      () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
    );
    const { user } = openSite('/app?view=journal');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.type(await field('Report from'), '2026-02-01');
    await user.type(await field('Report to'), '2026-01-31');
    expect(screen.getByText('Date from must not be after date to')).toBeDefined();
    const report = await screen.findByRole('button', { name: 'Printable journal (PDF) of the period' });
    await user.click(report);
    await user.clear(await field('Report to'));
    await user.type(await field('Report to'), '2026-02-28');
    await user.click(report);
    expect(await screen.findByText('Printable journal saved')).toBeDefined();
    expect(net.api.callsOf('export-journal-pdf').map(({ query }) => query)).toEqual([
      { date_from: '2026-02-01', date_to: '2026-02-28' },
    ]);
  });

  test('include a certificate of integrity on every plan, for the period alone', async () => {
    holdSubscription(net.api, aSubscription('free'));
    let isBroken = true;
    const detail = 'A part of this journal does not match its seal.';
    net.api.on('export-journal-certificate', () =>
      isBroken
        ? refused(500, { code: 'INTEGRITY', detail })
        : new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
    );
    const { user } = openSite('/app?view=journal');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const whole = 'Certificate of integrity (PDF) of the whole journal';
    await user.click(await screen.findByRole('button', { name: whole }));
    expect(await screen.findByText(`We couldn’t create the certificate: ${detail}`)).toBeDefined();
    isBroken = false;
    await user.type(await field('Report from'), '2026-02-01');
    await user.click(
      await screen.findByRole('button', { name: 'Certificate of integrity (PDF) of the period' }),
    );
    expect(await screen.findByText('Certificate of integrity saved')).toBeDefined();
    expect(net.api.callsOf('export-journal-certificate').map(({ query }) => query)).toEqual([
      {},
      { from: '2026-02-01' },
    ]);
  });

  test('are locked on Free, and link to the plans', async () => {
    holdSubscription(net.api, aSubscription('free'));
    const { user } = openSite('/app?view=journal');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const reports = await screen.findByRole('button', {
      name: /^Spreadsheet \(CSV\).*Reports require Basic/,
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Export' }));
    const why = dialog.getByText(/^Reports require Basic, Advanced or Pro plan/);
    expect(within(why).getByRole('link', { name: 'Upgrade Plan' })).toBeDefined();
    await user.click(reports);
    const toast = within(await screen.findByRole('region', { name: /Notifications/ }));
    expect(await toast.findByText('Reports require Basic, Advanced or Pro plan')).toBeDefined();
    expect(toast.getByRole('button', { name: 'Upgrade Plan' })).toBeDefined();
    expect(net.api.callsOf('export-journal-csv')).toEqual([]);
  });
});
