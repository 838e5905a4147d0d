import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { aRow, aSubscription, aTrial } from '../support/answers.ts';
import { fakeBillingPerTest, holdSubscription } from '../support/billing-page.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { anEntry } from '../support/entries.ts';
import { answered, refused } from '../support/fake-api.ts';
import { here, openSite } from '../support/site.tsx';

const net = fakeBillingPerTest();
fakeDevicePerTest();
const needsPlan = 'PDF exports require Basic, Advanced or Pro plan';

function openJournal(subscription: Subscription) {
  holdSubscription(net.api, subscription);
  const items = [aRow({ entryNumber: '000001' })];
  net.api.on('list-entries', () => answered('list-entries', { items, total: 1, asOf: '1' }));
  return openSite('/app?view=journal').user;
}

describe('search and filters', () => {
  test.each([
    ['free', aSubscription('free'), true],
    ['basic', aSubscription('basic'), true],
    ['a trial', aTrial(), false],
    ['advanced', aSubscription('advanced'), false],
    ['pro', aSubscription('pro'), false],
  ])('are offered to %s', async (_, subscription, isOffered) => {
    openJournal(subscription);
    await screen.findByRole('row', { name: /000001/ });
    const banner = screen.queryByRole('region', { name: 'Unlock Search & Filters' });
    expect(banner !== null).toBe(isOffered);
    const link = screen.queryByRole('link', { name: 'Upgrade Plan' });
    expect(link?.getAttribute('href')).toBe(isOffered ? '/app?view=pricing' : undefined);
  });
});

describe('the PDF export on Free', () => {
  test('is locked in a row, names the plans that have it, and leads to them', async () => {
    const user = openJournal(aSubscription('free'));
    await user.click(await screen.findByRole('button', { name: `PDF of entry 000001: ${needsPlan}` }));
    expect(await screen.findByText(needsPlan)).toBeDefined();
    expect(net.api.callsOf('export-entry-pdf')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Upgrade Plan' }));
    await waitFor(() => expect(here.current).toBe('/app?view=pricing'));
  });

  test('is locked in an entry', async () => {
    holdSubscription(net.api, aSubscription('free'));
    const entry = anEntry({ status: 'submitted', entryNumber: '000042' });
    net.api.on('get-entry', () => answered('get-entry', entry));
    const { user } = openSite(`/app?view=entryDetails&id=${entry.id}`);
    await user.click(await screen.findByRole('button', { name: `Download PDF: ${needsPlan}` }));
    expect(await screen.findByRole('button', { name: 'Upgrade Plan' })).toBeDefined();
    expect(net.api.callsOf('export-entry-pdf')).toEqual([]);
  });

  test('leads to the plans if only the server refuses it', async () => {
    const user = openJournal(aSubscription('basic'));
    net.api.on('export-entry-pdf', () => refused(403, { detail: needsPlan, code: 'PLAN_LACKS_PDF_EXPORT' }));
    await user.click(await screen.findByRole('button', { name: 'Download PDF of entry 000001' }));
    expect(await screen.findByText(needsPlan)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Upgrade Plan' })).toBeDefined();
  });
});

describe('limits that only the server checks', () => {
  test.each([
    [
      'Draft limit exceeded. Submit one.',
      'Draft limit exceeded! Upgrade your plan for more drafts.',
      'Upgrade Plan',
    ],
    [
      'Notarization limit exceeded for this month.',
      'Monthly notarization limit exceeded! Upgrade for unlimited notarizations.',
      'Upgrade Plan',
    ],
    ['Your plan does not have this.', 'Your plan does not have this.', 'View Plans'],
    ['', 'Usage limit exceeded', 'View Plans'],
  ])('lead to the plans: %s', async (detail, text, action) => {
    const items = [aRow({ id: 'D1' })];
    net.api.on('list-entries', () => answered('list-entries', { items, total: 1, asOf: '1' }));
    net.api.on('delete-draft', () => Response.json({ detail }, { status: 403 }));
    const { user } = openSite('/app?view=drafts');
    await user.click(await screen.findByRole('button', { name: 'Delete draft 1' }));
    await user.click(screen.getByRole('button', { name: 'Delete draft' }));
    expect(await screen.findByText(text)).toBeDefined();
    await user.click(screen.getByRole('button', { name: action }));
    await waitFor(() => expect(here.current).toBe('/app?view=pricing'));
  });
});

describe('reached limits', () => {
  test.each([
    [aSubscription('free'), 'Free has no drafts. You can still submit new entries.'],
    [aSubscription('basic', { draftsCount: 1 }), 'Basic has 1 draft. Submit or delete one to save another.'],
    [aSubscription('basic'), undefined],
    [aSubscription('pro', { draftsCount: 99 }), undefined],
  ])('are shown with the drafts', async (subscription, text) => {
    holdSubscription(net.api, subscription);
    net.api.on('list-entries', () => answered('list-entries', { items: [], total: 0, asOf: '0' }));
    openSite('/app?view=drafts');
    await screen.findByText('No Draft Entries');
    expect(screen.queryByRole('region', { name: 'Unlock More Drafts' })?.textContent ?? '').toContain(
      text ?? '',
    );
    expect(screen.queryByRole('link', { name: 'Upgrade Plan' }) !== null).toBe(text !== undefined);
  });

  test.each([
    [3, true],
    [2, false],
  ])('are shown before an entry is filled in: %d of 3', async (used, isSaid) => {
    holdSubscription(net.api, aSubscription('free', { monthlyNotarizationsUsed: used }));
    net.api.on('list-entries', () => answered('list-entries', { items: [], total: 0, asOf: '0' }));
    openSite('/app?view=wizard');
    await screen.findByLabelText('State for this Entry');
    expect(screen.queryByRole('region', { name: 'Limit reached: 3 of 3' }) !== null).toBe(isSaid);
  });
});
