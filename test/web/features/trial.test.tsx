import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rememberBanner } from '#web/features/trial/known-banner.ts';
import type { TrialWelcome } from '#web/lib/api/api-types.ts';
import { endSession } from '#web/lib/session/session-store.ts';
import { aProfile, aSubscription, aTrial } from '../support/answers.ts';
import { fakeBillingPerTest, holdSubscription } from '../support/billing-page.ts';
import { answered, refused } from '../support/fake-api.ts';
import { here, openSite } from '../support/site.tsx';

const net = fakeBillingPerTest();

describe('the trial banner', () => {
  const banner = () => screen.findByRole('region', { name: 'Free trial' });

  test.each([
    [7, '7 days remaining of Advanced features'],
    [1, '1 day remaining of Advanced features'],
  ])('shows the remaining days: %d', async (remainingDays, text) => {
    holdSubscription(net.api, aTrial({ remainingDays }));
    const { user } = openSite('/app');
    const shown = within(await banner());
    expect(shown.getByText('FREE TRIAL')).toBeDefined();
    expect((await banner()).textContent).toContain(text);
    await user.click(shown.getByRole('link', { name: 'Upgrade Now' }));
    await waitFor(() => expect(here.current).toBe('/app?view=pricing'));
    expect(await screen.findByRole('article', { name: 'Pro' })).toBeDefined();
    expect(await banner()).toBeDefined();
  });

  test.each([
    ['active', aSubscription('pro')],
    ['canceled', aSubscription('free', { status: 'canceled' })],
    ['none', null],
  ])('is hidden when the subscription is %s', async (_, subscription) => {
    holdSubscription(net.api, subscription);
    openSite('/app?view=subscription');
    await screen.findByRole('heading', { name: 'Support & Resources' });
    expect(screen.queryByText('FREE TRIAL')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Past due' })).toBeNull();
  });
});

test('a banner keeps its place until the plan is known, unless this device last showed none', async () => {
  holdSubscription(net.api, aTrial());
  net.api.on('get-subscription', () => new Promise(() => {}));
  openSite('/app');
  await waitFor(() => expect(document.querySelector('.account-banner')?.textContent).toBe(''));
  cleanup();
  rememberBanner(aProfile().id, false);
  openSite('/app');
  await screen.findByRole('main');
  expect(document.querySelector('.account-banner')).toBeNull();
});

describe('the banner of the monthly limit', () => {
  test.each([
    [3, 'Limit reached: 3 of 3'],
    [4, 'Limit reached: 3 of 3'],
    [2, undefined],
  ])('says that %d of 3 are used', async (used, text) => {
    holdSubscription(net.api, aSubscription('free', { monthlyNotarizationsUsed: used }));
    openSite('/app?view=pricing');
    await screen.findByRole('article', { name: 'Pro' });
    if (text)
      expect((await screen.findByRole('region', { name: 'Monthly limit' })).textContent).toContain(text);
    else expect(screen.queryByRole('region', { name: 'Monthly limit' })).toBeNull();
  });
});

describe('the welcome to the trial', () => {
  const welcome: TrialWelcome = {
    isTrial: true,
    remainingDays: 1,
    welcomeMessage: {
      title: 'Welcome to your journal',
      subtitle: 'Your trial has begun.',
      features: ['60 notarizations a month', 'Search and filters'],
      afterTrial: 'After the trial you go on with Free.',
      cta: 'Record your first notarization.',
    },
  };

  async function register() {
    endSession();
    holdSubscription(net.api, aTrial());
    net.api.on('register', () =>
      answered('register', { accessToken: 'token-1', user: aProfile(), message: 'Welcome' }),
    );
    const { user } = openSite('/app?view=register');
    await user.type(await screen.findByLabelText('Full Name'), 'María Delgado');
    await user.type(screen.getByLabelText('Email'), 'maria@example.com');
    await user.type(screen.getByLabelText('Password'), 'a long enough secret');
    await user.click(screen.getByRole('button', { name: 'CREATE ACCOUNT' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    return user;
  }

  test('follows the registration and does not return after it is closed', async () => {
    net.api.on('get-trial-welcome', () => answered('get-trial-welcome', welcome));
    const user = await register();
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to your journal' });
    expect(within(dialog).getByText('Your trial has begun.')).toBeDefined();
    expect(within(dialog).getByText('1 day remaining')).toBeDefined();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .filter((item) => !item.matches('[data-sonner-toast]'))
        .map(({ textContent }) => textContent),
    ).toEqual(['60 notarizations a month', 'Search and filters']);
    expect(within(dialog).getByText('After the trial you go on with Free.')).toBeDefined();
    expect(within(dialog).getByText('Record your first notarization.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Start Exploring' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage.getItem('trial_welcome_due')).toBeNull();
  });

  test('leads to the plans', async () => {
    net.api.on('get-trial-welcome', () => answered('get-trial-welcome', welcome));
    const user = await register();
    await user.click(await screen.findByRole('button', { name: 'View Upgrade Options' }));
    await waitFor(() => expect(here.current).toBe('/app?view=pricing'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not shown to an account without a trial', async () => {
    net.api.on('get-trial-welcome', () =>
      answered('get-trial-welcome', { ...welcome, isTrial: false, remainingDays: 0 }),
    );
    await register();
    await waitFor(() => expect(sessionStorage.getItem('trial_welcome_due')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does not affect the journal if it cannot be loaded', async () => {
    net.api.on('get-trial-welcome', () => refused(422, { detail: 'No.', code: 'INVALID_FIELDS' }));
    await register();
    await waitFor(() => expect(net.api.callsOf('get-trial-welcome')).toHaveLength(1));
    expect(await screen.findByText('Recent Activity')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does not follow a sign-in', async () => {
    openSite('/app');
    expect(await screen.findByText('Recent Activity')).toBeDefined();
    expect(net.api.callsOf('get-trial-welcome')).toEqual([]);
  });
});
