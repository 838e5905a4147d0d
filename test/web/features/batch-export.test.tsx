import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { endSession } from '#web/lib/session/session-store.ts';
import { aSubscription, rowsFrom } from '../support/answers.ts';
import { fakeBillingPerTest, holdSubscription } from '../support/billing-page.ts';
import { someStates } from '../support/compliance.ts';
import { answered, refused } from '../support/fake-api.ts';
import { here, openSite } from '../support/site.tsx';

const net = fakeBillingPerTest();

beforeEach(() => {
  holdSubscription(net.api, aSubscription('pro'));
  net.api.on('list-entries', ({ query }) => {
    const page = Number(query['page']);
    const items = rowsFrom(75, 75).slice((page - 1) * 20, page * 20);
    return answered('list-entries', { items, total: 75, asOf: '75' });
  });
});

async function openJournal() {
  const { user } = openSite('/app?view=journal');
  await screen.findByRole('row', { name: /000075/ });
  return user;
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const bar = () => within(screen.getByRole('region', { name: 'Selected entries' }));
const thePage = 'Select all entries of this page';

describe('the checkboxes', () => {
  test.each(['free', 'basic', 'advanced'] as const)('are absent on %s', async (plan) => {
    holdSubscription(net.api, aSubscription(plan));
    await openJournal();
    await screen.findByRole('button', { name: 'Export' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Selected entries' })).toBeNull();
  });

  test('keep the selection across pages, up to fifty entries', async () => {
    const user = await openJournal();
    await user.click(await box('Select entry 000074'));
    expect((await box(thePage)).indeterminate).toBe(true);
    expect(bar().getByText('1 selected (max 50)')).toBeDefined();
    await user.click(await box(thePage));
    expect(bar().getByText('20 selected (max 50)')).toBeDefined();
    for (const [name, total] of [
      ['Page 2', 40],
      ['Page 3', 50],
    ] as const) {
      await user.click(screen.getByRole('link', { name }));
      await screen.findByText(`Showing ${name === 'Page 2' ? '21-40' : '41-60'} of 75 entries`);
      await user.click(await box(thePage));
      expect(bar().getByText(`${total} selected (max 50)`)).toBeDefined();
    }
    expect(await screen.findByText(/At most 50 entries can be exported at once/)).toBeDefined();
    expect((await box(thePage)).indeterminate).toBe(true);
    expect((await box('Select entry 000035')).checked).toBe(true);
    await user.click(await box('Select entry 000020'));
    expect((await box('Select entry 000020')).checked).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Page 1' }));
    await screen.findByText('Showing 1-20 of 75 entries');
    expect((await box('Select entry 000060')).checked).toBe(true);
    await user.click(await box(thePage));
    expect(bar().getByText('30 selected (max 50)')).toBeDefined();
    await user.click(bar().getByRole('button', { name: 'Clear' }));
    expect(bar().getByText('0 selected (max 50)')).toBeDefined();
  });
});

describe('the selection', () => {
  test('survives a visit to another view and a reload', async () => {
    net.api.on('list-states', () => answered('list-states', { states: someStates(), rulesVersion: 'v' }));
    const user = await openJournal();
    await user.click(await box('Select entry 000074'));
    await user.click(await box('Select entry 000071'));
    await user.click(screen.getAllByRole('link', { name: 'State Guide' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: /State/ });
    await user.click(screen.getAllByRole('link', { name: 'Journal Entries' })[0] ?? document.body);
    expect((await box('Select entry 000074')).checked).toBe(true);
    expect(bar().getByText('2 selected (max 50)')).toBeDefined();
    cleanup();
    await openJournal();
    expect((await box('Select entry 000071')).checked).toBe(true);
  });

  test('of another notary is ignored', async () => {
    sessionStorage.setItem('chosen_entries', `another ${rowsFrom(75, 75)[0]?.id}`);
    await openJournal();
    expect((await box('Select entry 000075')).checked).toBe(false);
    expect(bar().getByText('0 selected (max 50)')).toBeDefined();
  });
});

describe('the batch export', () => {
  test('requires at least one entry', async () => {
    const user = await openJournal();
    await box(thePage);
    await user.click(bar().getByRole('button', { name: 'Batch export' }));
    expect(await screen.findByText('Please select entries to export')).toBeDefined();
    expect(net.api.callsOf('export-entries')).toEqual([]);
  });

  test('sends the selection, says how many were exported, and clears the selection', async () => {
    const headers = { 'content-type': 'application/zip' };
    net.api.on('export-entries', () => new Response('PK', { headers }));
    const user = await openJournal();
    for (const number of ['000075', '000073', '000072'])
      await user.click(await box(`Select entry ${number}`));
    await user.click(bar().getByRole('button', { name: 'Batch export' }));
    expect(await screen.findByText('Batch export completed: 3 entries exported')).toBeDefined();
    expect(net.api.callsOf('export-entries')[0]?.body).toEqual({
      entry_ids: rowsFrom(75, 75)
        .filter(({ entryNumber }) => ['000075', '000073', '000072'].includes(entryNumber ?? ''))
        .map(({ id }) => id),
    });
    expect(bar().getByText('0 selected (max 50)')).toBeDefined();
  });

  test('shows its progress, can be canceled, and then keeps the selection', async () => {
    let answer: (response: Response) => void = () => {};
    net.api.on('export-entries', () => new Promise<Response>((resolve) => (answer = resolve)));
    const user = await openJournal();
    await user.click(await box('Select entry 000075'));
    await user.click(bar().getByRole('button', { name: 'Batch export' }));
    expect(await screen.findByText('Making 1 PDF…')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Batch export' })).toBeDefined();
    await user.click(bar().getByRole('button', { name: 'Cancel export' }));
    expect(await screen.findByRole('button', { name: 'Batch export' })).toBeDefined();
    answer(new Response('PK'));
    expect(bar().getByText('1 selected (max 50)')).toBeDefined();
    expect(screen.queryByText(/Batch export completed|failed/)).toBeNull();
  });

  test('continues while other views are open, and keeps entries selected since', async () => {
    let answer: (response: Response) => void = () => {};
    net.api.on('export-entries', () => new Promise<Response>((resolve) => (answer = resolve)));
    const user = await openJournal();
    await user.click(await box('Select entry 000075'));
    await user.click(await box('Select entry 000074'));
    await user.click(bar().getByRole('button', { name: 'Batch export' }));
    await screen.findByText('Making 2 PDFs…');
    await user.click(screen.getAllByRole('link', { name: 'Pricing Plans' })[0] ?? document.body);
    await screen.findByText('Pricing Plans', { selector: 'h1' });
    await user.click(screen.getAllByRole('link', { name: 'Journal Entries' })[0] ?? document.body);
    expect(await screen.findByText('Making 2 PDFs…')).toBeDefined();
    await user.click(await box('Select entry 000073'));
    answer(new Response('PK'));
    expect(await screen.findByText('Batch export completed: 2 entries exported')).toBeDefined();
    expect(bar().getByText('1 selected (max 50)')).toBeDefined();
    expect(bar().getByRole('button', { name: 'Batch export' })).toBeDefined();
  });

  test('ends with the session', async () => {
    let givenUp = false;
    net.api.on('export-entries', ({ signal }) => {
      signal?.addEventListener('abort', () => (givenUp = true));
      return new Promise(() => {});
    });
    const user = await openJournal();
    await user.click(await box('Select entry 000075'));
    await user.click(bar().getByRole('button', { name: 'Batch export' }));
    await screen.findByText('Making 1 PDF…');
    endSession();
    await screen.findByRole('button', { name: 'SIGN IN' });
    expect(givenUp).toBe(true);
    expect(screen.queryByText(/Batch export failed/)).toBeNull();
  });

  test('shows why it failed and keeps the selection', async () => {
    net.api.on('export-entries', () =>
      refused(422, { code: 'INVALID_FIELDS', detail: ['Entry x is a draft'] }),
    );
    const user = await openJournal();
    await user.click(await box('Select entry 000075'));
    await user.click(bar().getByRole('button', { name: 'Batch export' }));
    expect(await screen.findByText('Batch export failed: Entry x is a draft')).toBeDefined();
    expect(bar().getByText('1 selected (max 50)')).toBeDefined();
  });

  test('links to Pro if the plan lacks it', async () => {
    const detail = 'Batch PDF exports require Pro plan';
    net.api.on('export-entries', () => refused(403, { code: 'PLAN_LACKS_BATCH_EXPORT', detail }));
    const user = await openJournal();
    await user.click(await box('Select entry 000075'));
    await user.click(bar().getByRole('button', { name: 'Batch export' }));
    expect(await screen.findByText(detail)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Upgrade to Pro' }));
    await screen.findByText('Pricing Plans', { selector: 'h1' });
    expect(here.current).toBe('/app?view=pricing');
  });
});
