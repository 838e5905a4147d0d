import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fromWire } from '#shared/contract/wire.ts';
import type { PlanId } from '#shared/data/plans.ts';
import { rememberBanner } from '#web/features/trial/known-banner.ts';
import type { Profile, Subscription, TrialWelcome } from '#web/lib/api/api-types.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { endSession, sessionState } from '#web/lib/session/session-store.ts';
import { aProfile, aSubscription, aTrial } from '../support/answers.ts';
import { fakeBillingPerTest, holdSubscription } from '../support/billing-page.ts';
import { answered, refused } from '../support/fake-api.ts';
import { here, openSite, storeSession } from '../support/site.tsx';

const net = fakeBillingPerTest();

describe('the trial banner', () => {
  const pending = {
    newPlanId: 'basic',
    billingCycle: 'monthly',
    isDowngrade: false,
    scheduledFor: '2026-11-28T18:00:00.000Z',
  } as const;
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
    [3, null, null, 'Then Free: 3 notarizations a month, no PDF export, search, or new drafts.'],
    [1, null, null, 'Then Free: 3 notarizations a month'],
    [3, pending, null, 'Without a card, Basic will not start.'],
    [3, pending, aSubscription('basic').card, 'Then Basic starts.'],
  ])(
    'says what changes at the end, %d days before it',
    async (remainingDays, pendingPlanChange, card, text) => {
      holdSubscription(net.api, aTrial({ remainingDays, pendingPlanChange, card }));
      openSite('/app');
      expect((await banner()).textContent).toContain(text);
    },
  );

  test('says nothing of that earlier', async () => {
    holdSubscription(net.api, aTrial({ remainingDays: 4 }));
    openSite('/app');
    expect((await banner()).textContent).not.toContain('Then');
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
    const title = screen.getByRole('heading', { level: 1, name: 'Dashboard' });
    await waitFor(() => expect(document.activeElement).toBe(title));
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

describe('a change of the plan', () => {
  const told = (planSeen: PlanId) => aProfile({ planSeen });

  /** Opens the site for a notary who was last told about a plan, on this device and in the account. */
  function open(
    subscription: Subscription,
    { known, inAccount, at }: { known?: Profile; inAccount?: PlanId; at?: string } = {},
  ) {
    holdSubscription(net.api, subscription);
    const stored = known ?? told('advanced');
    storeSession(stored);
    let profile = inAccount ? { ...stored, planSeen: inAccount } : stored;
    net.api.on('get-profile', () => answered('get-profile', profile));
    net.api.on('update-profile', ({ body }) => {
      profile = { ...profile, ...fromWire(body as object) };
      return answered('update-profile', profile);
    });
    return openSite(at ?? '/app');
  }

  const bodies = () => net.api.callsOf('update-profile').map(({ body }) => body);

  test('is said once: what changes, and what stays', async () => {
    const { user, unmount } = open(aSubscription('free'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your free trial has ended' }));
    expect(dialog.getByText(/nothing was charged/)).toBeDefined();
    expect(dialog.getByText('3 notarizations a month instead of 60')).toBeDefined();
    expect(dialog.getByText(/^Every entry that you sealed stays/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Continue with Free' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(bodies()).toEqual([{ plan_seen: 'free' }]));
    unmount();
    openSite('/app');
    await screen.findByText('Recent Activity');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leads to the plans', async () => {
    const { user } = open(aSubscription('free'));
    await user.click(await screen.findByRole('button', { name: 'See plans' }));
    await waitFor(() => expect(here.current).toBe('/app?view=pricing'));
    await waitFor(() => expect(bodies()).toEqual([{ plan_seen: 'free' }]));
  });

  test.each([
    [
      'advanced',
      aSubscription('free', { status: 'canceled' }),
      'Your plan is now Free',
      /^Your subscription to Advanced has ended/,
    ],
    [
      'pro',
      aSubscription('free', { status: 'canceled', card: aSubscription('pro').card }),
      'Your plan is now Free',
      /^Your last payment failed, and it was not paid within 14 days/,
    ],
    ['pro', aSubscription('basic'), 'Your plan is now Basic', /^Your account moved from Pro to Basic/],
    ['advanced', aSubscription('pro'), 'Your plan is now Pro', /^Your account moved from Advanced to Pro/],
  ] as const)('says why: from %s', async (from, subscription, title, why) => {
    open(subscription, { known: told(from) });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(why)).toBeDefined();
  });

  test('is not said again if another device of the account said it', async () => {
    open(aSubscription('free'), { inAccount: 'free' });
    await screen.findByText('Recent Activity');
    await waitFor(() => expect(sessionState().session?.user.planSeen).toBe('free'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does not interrupt an act', async () => {
    open(aSubscription('free'), { at: paths.practice });
    await screen.findByText('Practice: nothing is saved');
    await waitFor(() => expect(net.api.callsOf('get-profile').length).toBeGreaterThan(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
