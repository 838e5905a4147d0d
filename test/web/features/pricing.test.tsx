import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { aSubscription, aTrial } from '../support/answers.ts';
import { fakeBillingPerTest, holdSubscription, type User } from '../support/billing-page.ts';
import { answered, refused } from '../support/fake-api.ts';
import { aChange, aPreview, aTrialInfo, thePlans } from '../support/fake-billing.ts';
import { here, openSite } from '../support/site.tsx';

const net = fakeBillingPerTest();

async function openPricing(subscription: Subscription | null): Promise<User> {
  holdSubscription(net.api, subscription);
  const { user } = openSite('/app?view=pricing');
  await screen.findByRole('article', { name: 'Free' });
  return user;
}

const card = (name: string) => screen.getByRole('article', { name });
const names = ['Free', 'Basic', 'Advanced', 'Pro'];
const inCards = (part: (of: HTMLElement) => string | undefined) => names.map((name) => part(card(name)));
const badges = () => inCards((of) => of.querySelector('.plan-badges')?.textContent ?? '');
const prices = () => inCards((of) => of.querySelector('.plan-price')?.textContent ?? '');
const choices = () => inCards((of) => of.querySelector('.plan-choice')?.textContent ?? '');
const hrefOf = (name: string) => within(card(name)).getByRole('link').getAttribute('href');

describe('the price list', () => {
  test('shows the monthly prices, and the annual prices with their savings', async () => {
    const user = await openPricing(aSubscription('free'));
    expect(prices()).toEqual(['$0.00 a month', '$4.99 a month', '$9.99 a month', '$14.99 a month']);
    expect(screen.getByText('Save 20%')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /Annual/ }));
    expect(prices()).toEqual([
      '$0.00 a year',
      '$47.90 a yearSave $11.98 a year',
      '$95.90 a yearSave $23.98 a year',
      '$143.90 a yearSave $35.98 a year',
    ]);
    expect(hrefOf('Pro')).toBe('/app?view=checkout&plan=pro&cycle=annual');
  });

  test('remembers the chosen cycle', async () => {
    net.api.on('preview-change', () => answered('preview-change', aPreview()));
    const user = await openPricing(aSubscription('free'));
    await user.click(screen.getByRole('radio', { name: /Annual/ }));
    await user.click(screen.getByRole('link', { name: 'Choose Basic' }));
    await waitFor(() => expect(here.current).toBe('/app?view=checkout&plan=basic&cycle=annual'));
    await user.click(await screen.findByRole('link', { name: 'Back to Plans' }));
    const annual = await screen.findByRole<HTMLInputElement>('radio', { name: /Annual/ });
    expect(annual.checked).toBe(true);
  });

  test('starts with annual prices for an annual plan', async () => {
    await openPricing(aSubscription('basic', { annualBilling: true }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Annual/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(false);
  });

  test.each<[string, Subscription | null, string[], string[]]>([
    [
      'a trial',
      aTrial(),
      ['', '', 'POPULARTRIAL', ''],
      ['Starts when your trial ends', 'Choose Basic', 'Keep Advanced', 'Choose Pro'],
    ],
    [
      'Free',
      aSubscription('free'),
      ['CURRENT', '', 'POPULAR', ''],
      ['Your plan', 'Choose Basic', 'Choose Advanced', 'Choose Pro'],
    ],
    [
      'Advanced by the month',
      aSubscription('advanced'),
      ['', '', 'POPULARCURRENT', ''],
      ['Move to Free', 'Downgrade to Basic', 'Your plan', 'Upgrade to Pro'],
    ],
    [
      'a plan with a bill that was not paid',
      aSubscription('basic', { status: 'past_due' }),
      ['', 'CURRENT', 'POPULAR', ''],
      ['Move to Free', 'Your plan', 'Pay the open invoice first', 'Pay the open invoice first'],
    ],
    [
      'a plan that has ended',
      aSubscription('free', { status: 'canceled' }),
      ['CURRENT', '', 'POPULAR', ''],
      ['Your plan', 'Choose Basic', 'Choose Advanced', 'Choose Pro'],
    ],
    [
      'no subscription at all',
      null,
      ['', '', 'POPULAR', ''],
      ['Your plan', 'Choose Basic', 'Choose Advanced', 'Choose Pro'],
    ],
  ])('marks and offers plans for %s', async (_, subscription, marks, offers) => {
    await openPricing(subscription);
    expect(badges()).toEqual(marks);
    expect(choices()).toEqual(offers);
  });

  test('offers the other cycle of the same plan', async () => {
    const user = await openPricing(aSubscription('advanced'));
    await user.click(screen.getByRole('radio', { name: /Annual/ }));
    expect(choices()[2]).toBe('Switch to annual billing');
    expect(hrefOf('Advanced')).toBe('/app?view=checkout&plan=advanced&cycle=annual');
  });

  test('shows the scheduled change', async () => {
    const pendingPlanChange = {
      newPlanId: 'basic',
      billingCycle: 'monthly',
      isDowngrade: true,
      scheduledFor: '2026-12-10T18:00:00.000Z',
    } as const;
    await openPricing(aSubscription('pro', { pendingPlanChange }));
    expect(choices()[1]).toBe('Already scheduled');
    expect(screen.getByText(/Basic, billed monthly, starts on 12\/10\/2026\./)).toBeDefined();
    const link = screen.getByRole('link', { name: 'See or cancel the change' });
    expect(link.getAttribute('href')).toBe('/app?view=subscription');
  });

  test('reports that it cannot be loaded, and retries', async () => {
    net.api.on('list-plans', () => refused(422, { detail: 'Not now.', code: 'INVALID_FIELDS' }));
    const { user } = openSite('/app?view=pricing');
    await screen.findByRole('heading', { name: 'Failed to load subscription plans' });
    net.api.on('list-plans', () => answered('list-plans', thePlans()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Pro' })).toBeDefined();
  });

  test('is in the menu', async () => {
    const { user } = openSite('/app');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    await user.click(within(menu).getByRole('link', { name: 'Pricing Plans' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pricing Plans' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Pricing Plans - Digital Notary Journal'));
  });
});

describe('a move to Free', () => {
  const preview = aPreview({
    action: 'downgrade',
    takesHold: 'period_end',
    effectiveAt: '2026-12-10T18:00:00.000Z',
    chargeNow: 0,
    lines: [],
    nextCharge: null,
    needsCard: false,
  });

  beforeEach(() => {
    net.api.on('preview-change', () => answered('preview-change', preview));
  });

  test('shows the lost features and the date, and is scheduled after a confirmation', async () => {
    const user = await openPricing(aSubscription('advanced'));
    await user.click(screen.getByRole('button', { name: 'Move to Free' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move to Free?' });
    expect(within(dialog).getByText(/You keep all features of Advanced until 12\/10\/2026/)).toBeDefined();
    const losses = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(losses).toEqual([
      '3 notarizations a month instead of 60',
      'No new drafts; you keep the ones you have',
      'No PDF export and reports',
      'No search and filters',
      'No new orders, trips, expenses, and invoices; you keep what you recorded',
      'No support by email or phone',
    ]);
    net.api.on('change-plan', () =>
      answered(
        'change-plan',
        aChange({ newPlan: 'free', scheduled: true, isDowngrade: true, immediate: false }),
      ),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Move to Free' }));
    expect(await screen.findByText('Downgrade to Free scheduled for 12/10/2026')).toBeDefined();
    const [call] = net.api.callsOf('change-plan');
    expect(call?.query).toEqual({ new_plan_id: 'free', billing_cycle: 'monthly' });
    await waitFor(() => expect(here.current).toBe('/app?view=subscription'));
  });

  test('has no effect when it is canceled', async () => {
    const user = await openPricing(aSubscription('basic'));
    await user.click(screen.getByRole('button', { name: 'Move to Free' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(net.api.callsOf('change-plan')).toEqual([]);
  });
});

describe('the trial upgrade dialog', () => {
  const open = async (user: User, name = 'Choose Basic') => {
    await user.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };

  test('schedules by default and leads to the checkout', async () => {
    net.api.on('get-trial-info', () => answered('get-trial-info', aTrialInfo({ remainingDays: 1 })));
    net.api.on('preview-change', () => answered('preview-change', aPreview({ takesHold: 'trial_end' })));
    const user = await openPricing(aTrial());
    const dialog = await open(user);
    const schedule = await dialog.findByRole<HTMLInputElement>('radio', { name: /Schedule it/ });
    expect(schedule.checked).toBe(true);
    expect(dialog.getByText(/Advanced features for 1 day more\./)).toBeDefined();
    expect(dialog.getByText(/is charged, on 11\/28\/2026/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(here.current).toBe('/app?view=checkout&plan=basic&cycle=monthly&start=trial_end'),
    );
  });

  test('upgrades immediately on request', async () => {
    net.api.on('get-trial-info', () => answered('get-trial-info', aTrialInfo()));
    net.api.on('preview-change', () => answered('preview-change', aPreview()));
    const user = await openPricing(aTrial());
    const dialog = await open(user, 'Choose Pro');
    await user.click(await dialog.findByRole('radio', { name: /Upgrade immediately/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(here.current).toBe('/app?view=checkout&plan=pro&cycle=monthly&start=now'));
  });

  test('reports that no trial exists', async () => {
    net.api.on('get-trial-info', () =>
      answered('get-trial-info', aTrialInfo({ isTrial: false, trialEnd: null, remainingDays: 0 })),
    );
    const user = await openPricing(aTrial());
    const dialog = await open(user);
    expect(await dialog.findByText('No active trial found')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('reports that the trial cannot be loaded', async () => {
    net.api.on('get-trial-info', () => refused(422, { detail: 'Not now.', code: 'INVALID_FIELDS' }));
    const user = await openPricing(aTrial());
    const dialog = await open(user);
    expect(await dialog.findByText('Failed to load trial information')).toBeDefined();
  });

  test('cancels the scheduled change, or reports a failure', async () => {
    const pendingPlanChange = { newPlanId: 'pro', billingCycle: 'annual' } as const;
    net.api.on('get-trial-info', () => answered('get-trial-info', aTrialInfo({ pendingPlanChange })));
    net.api.on('cancel-scheduled-change', () => new Response('{}', { status: 422 }));
    const user = await openPricing(aTrial());
    const dialog = await open(user);
    expect(await dialog.findByText(/Scheduled so far: Pro, billed annually/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Cancel Scheduled Change' }));
    expect(await screen.findByText('Failed to cancel scheduled change')).toBeDefined();
    net.api.on('get-trial-info', () => answered('get-trial-info', aTrialInfo()));
    net.api.on('cancel-scheduled-change', () =>
      answered('cancel-scheduled-change', { message: 'The scheduled change was cancelled.' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel Scheduled Change' }));
    expect(await screen.findByText('The scheduled change was cancelled.')).toBeDefined();
    await waitFor(() => expect(dialog.queryByText(/Scheduled so far/)).toBeNull());
  });
});
