import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { plans, trialDays } from '#shared/data/plans.ts';
import { linkedArticles } from '#web/app/view-help.ts';
import { articles, findArticles, tabOf } from '#web/features/help/articles.ts';
import { textOf } from '#web/features/help/content/article.ts';
import { steps } from '#web/features/wizard/form/steps.ts';
import { helpTabs, paths } from '#web/lib/navigation/paths.ts';
import { aProfile } from '../support/answers.ts';
import { fakeBillingPerTest } from '../support/billing-page.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { answered } from '../support/fake-api.ts';
import { here, openSite, storeSession } from '../support/site.tsx';

const net = fakeBillingPerTest();
fakeDevicePerTest();

beforeEach(() => {
  storeSession(aProfile());
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
});

const all = Object.values(articles).flat();
const tab = (name: string) => screen.findByRole('tab', { name });

describe('the articles', () => {
  test('have unique IDs', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('exist for every link from a view', () => {
    const ids = [...linkedArticles, ...steps.map(({ help }) => help)];
    expect(ids.filter((id) => tabOf(id) === undefined)).toEqual([]);
  });

  test('exist for every link from an article', () => {
    const ways = all.flatMap((article) => ('ways' in article ? (article.ways ?? []) : []));
    const ids = ways.flatMap(({ to }) => new URL(to, 'http://x').searchParams.get('article') ?? []);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids.filter((id) => tabOf(id) === undefined)).toEqual([]);
  });

  test.each([
    ['corners', 'signature-security', 'GPS coordinates and timestamp'],
    ['ZIP', 'batch-export', `at most ${limits.batchExport}`],
    ['names', 'signers', 'how many more there are'],
    ['all signers', 'search', 'finds all signers'],
    ['documents', 'six-steps', 'at least one is required'],
  ])('contain the specified text about %s', (_what, id, text) => {
    expect(
      all
        .filter((article) => article.id === id)
        .map(textOf)
        .join(),
    ).toContain(text);
  });

  test.each([
    ['batch', 'batch-export'],
    ['PLANS', 'plans'],
    ['gps', 'location'],
    ['corner sign', 'signature-security'],
    ['recovery', 'second-factor'],
    ['OFFLINE', 'offline'],
    ['cancel plan', 'change-plan'],
    ['verify', 'verify-export'],
    ['mistake', 'correct-entry'],
  ])('about %s are found by the beginning of any word', (search, id) => {
    expect(findArticles(search).map(({ article }) => article.id)).toContain(id);
  });

  test('with a match in the title come first, and an empty search finds all', () => {
    expect(findArticles('drafts')[0]?.article.title).toMatch(/drafts/i);
    expect(findArticles('')).toEqual([]);
    expect(findArticles('xylophone')).toEqual([]);
  });
});

describe('the Help Center', () => {
  test('opens with the first of its tabs, and keeps the tab in the address', async () => {
    const { user } = openSite('/app?view=help');
    expect((await tab('Getting Started')).getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Getting Started',
      'Creating Entries',
      'Managing Drafts',
      'Business',
      'Subscription & Usage',
      'FAQ',
    ]);
    expect(screen.getByText(new RegExp(`${plans.advanced.name} for ${trialDays} days`))).toBeDefined();
    await user.click(await tab('Managing Drafts'));
    expect(await screen.findByRole('heading', { name: 'Delete a draft' })).toBeDefined();
    expect(here.current).toBe('/app?view=help&tab=managing-drafts');
    expect(document.title).toMatch(/^Help Center/);
  });

  test('moves between tabs with the arrow keys', async () => {
    const { user } = openSite('/app?view=help&tab=faq');
    (await tab('FAQ')).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Getting Started');
    await user.keyboard('{End}{ArrowLeft}{Enter}');
    expect(here.current).toBe('/app?view=help&tab=subscription-usage');
  });

  test('opens at the article that the address names', async () => {
    openSite('/app?view=help&article=batch-export');
    const heading = await screen.findByRole('heading', { name: 'Batch export' });
    expect((await tab('Creating Entries')).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(heading);
  });

  test('searches all tabs, says how many articles match, and opens one', async () => {
    const { user } = openSite('/app?view=help');
    await user.type(await screen.findByLabelText('Search the Help Center'), 'invoices receipts');
    const found = within(await screen.findByRole('region', { name: 'Found articles' }));
    expect(screen.getByText('1 article found').getAttribute('role')).toBe('status');
    await user.click(found.getByRole('link', { name: 'Invoices and receipts' }));
    expect((await tab('Subscription & Usage')).getAttribute('aria-selected')).toBe('true');
    expect(here.current).toBe('/app?view=help&article=invoices');
    await user.type(screen.getByLabelText('Search the Help Center'), 'xylophone');
    expect(await screen.findByText('No articles found. Try another word, or write to us.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(/^mailto:/);
  });

  test('opens the article about a view from that view', async () => {
    const { user } = openSite('/app?view=pricing');
    await user.click(await screen.findByRole('link', { name: 'Help with this page' }));
    expect(await screen.findByRole('heading', { name: 'What each plan has' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Help with this page' })).toBeNull();
  });
});

describe('a step of the wizard', () => {
  test('opens its article in a new tab, so that typed text stays', async () => {
    const profile = aProfile({ primaryNotaryState: 'CO' });
    storeSession(profile);
    net.api.on('get-profile', () => answered('get-profile', profile));
    openSite(paths.wizard());
    await screen.findByRole('heading', { name: 'Signer Information' });
    const link = await screen.findByRole('link', { name: 'Help with this page (opens a new tab)' });
    expect(link.getAttribute('href')).toBe(paths.help('signers'));
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

test('every tab has articles', () => {
  expect(helpTabs.filter((name) => articles[name].length < 3)).toEqual([]);
});
