import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aSubscription, aTrial } from '../support/answers.ts';
import {
  alert,
  charges,
  fakeBillingPerTest,
  holdCards,
  holdConfirmations,
  holdSubscription,
  submit,
  typeCard,
} from '../support/billing-page.ts';
import { answered, refused } from '../support/fake-api.ts';
import { aChange, aCreation, aPreview } from '../support/fake-billing.ts';
import { here, openSite } from '../support/site.tsx';

const net = fakeBillingPerTest();

describe('a change of a paid plan', () => {
  beforeEach(() => holdSubscription(net.api, aSubscription('basic')));

  const upgrade = aPreview({
    action: 'upgrade',
    chargeNow: 6.31,
    lines: [
      { description: 'Unused time on Basic after 21 Nov 2026', amount: -3.16 },
      { description: 'Remaining time on Pro after 21 Nov 2026', amount: 9.47 },
    ],
    nextCharge: { amount: 14.99, at: '2026-12-10T18:00:00.000Z' },
    needsCard: false,
  });

  test('upgrades immediately with the card on file and shows each line of the proration', async () => {
    net.api.on('preview-change', () => answered('preview-change', upgrade));
    net.api.on('change-plan', () => answered('change-plan', aChange()));
    const { user } = openSite('/app?view=checkout&plan=pro&cycle=monthly');
    expect(await charges()).toEqual([
      'Unused time on Basic after 21 Nov 2026 -$3.16',
      'Remaining time on Pro after 21 Nov 2026 $9.47',
      'Charged today $6.31',
      'Charged on 12/10/2026 $14.99',
    ]);
    expect(screen.getByText(/You move from Basic to Pro now\./)).toBeDefined();
    expect(screen.getByText(/^Paid with/).textContent).toBe('Paid with visa ending in 4242');
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await user.dblClick(await submit('Pay $6.31'));
    expect(
      await screen.findByText('Plan upgraded! You have immediate access to Pro features.'),
    ).toBeDefined();
    await waitFor(() => expect(here.current).toBe('/app?view=dashboard'));
    const calls = net.api.callsOf('change-plan');
    expect(calls.map(({ query }) => query)).toEqual([{ new_plan_id: 'pro', billing_cycle: 'monthly' }]);
    expect(calls[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(calls[0]?.body).toBeUndefined();
  });

  test('is paid with another card, put on file first, if the card on file is declined', async () => {
    const detail = 'Your card was declined.';
    net.api.on('preview-change', () => answered('preview-change', upgrade));
    net.api.on('change-plan', () => refused(422, { detail, code: 'CARD_DECLINED' }));
    const { user } = openSite('/app?view=checkout&plan=pro&cycle=monthly');
    await user.click(await submit('Pay $6.31'));
    expect((await alert()).textContent).toBe(detail);
    holdCards(net.api);
    net.api.on('set-payment-method', () =>
      answered('set-payment-method', { status: 'active', clientSecret: null }),
    );
    net.api.on('change-plan', () => answered('change-plan', aChange()));
    await user.click(await submit('Use another card'));
    await typeCard(user);
    await user.click(await submit('Pay $6.31'));
    expect(await screen.findByText(/^Plan upgraded!/)).toBeDefined();
    expect(net.api.callsOf('set-payment-method').map(({ body }) => body)).toEqual([
      { payment_method_id: 'pm_1' },
    ]);
    expect(net.api.calls.map(({ id }) => id).filter((id) => /payment-method|change-plan/.test(id))).toEqual([
      'change-plan',
      'set-payment-method',
      'change-plan',
    ]);
  });

  test('is confirmed without a card field if the bank requires it for the card on file', async () => {
    const { confirmed } = holdConfirmations(net.api, { status: 'succeeded' });
    net.api.on('preview-change', () => answered('preview-change', upgrade));
    net.api.on('change-plan', () =>
      answered('change-plan', aChange({ immediate: false, clientSecret: 'pi_7_secret_x' })),
    );
    const { user } = openSite('/app?view=checkout&plan=pro&cycle=monthly');
    const pay = await submit('Pay $6.31');
    holdSubscription(net.api, aSubscription('pro'));
    await user.click(pay);
    expect(await screen.findByText(/^Plan upgraded!/)).toBeDefined();
    expect(confirmed).toEqual([{ client_secret: 'pi_7_secret_x' }]);
  });

  test('downgrades at the end of the period, shows the changes, and leads to the page that cancels it', async () => {
    holdSubscription(net.api, aSubscription('pro'));
    const preview = aPreview({
      action: 'downgrade',
      takesHold: 'period_end',
      effectiveAt: '2026-12-10T18:00:00.000Z',
      chargeNow: 0,
      lines: [],
      nextCharge: { amount: 4.99, at: '2026-12-10T18:00:00.000Z' },
      needsCard: false,
    });
    net.api.on('preview-change', () => answered('preview-change', preview));
    net.api.on('change-plan', () =>
      answered(
        'change-plan',
        aChange({ newPlan: 'basic', scheduled: true, isDowngrade: true, immediate: false }),
      ),
    );
    const { user } = openSite('/app?view=checkout&plan=basic&cycle=monthly');
    expect(await charges()).toEqual(['Charged today $0.00', 'Charged on 12/10/2026 $4.99']);
    expect(screen.getByText(/You keep Pro features until 12\/10\/2026\./)).toBeDefined();
    expect(screen.getByText('10 notarizations a month instead of unlimited')).toBeDefined();
    expect(screen.getByText('No batch export')).toBeDefined();
    await user.click(await submit('Schedule Basic'));
    expect(await screen.findByText('Downgrade to Basic scheduled for 12/10/2026')).toBeDefined();
    await waitFor(() => expect(here.current).toBe('/app?view=subscription'));
  });

  test.each([
    ['annual', 'now', 'Pay $44.74', 'Billing cycle changed to annual', { immediate: true }],
    [
      'monthly',
      'period_end',
      'Schedule the change',
      'Change to monthly billing scheduled for 12/10/2026',
      { immediate: false, scheduled: true },
    ],
  ] as const)('to %s billing', async (cycle, takesHold, button, text, response) => {
    const preview = aPreview({
      action: 'billing_change',
      takesHold,
      effectiveAt: '2026-12-10T18:00:00.000Z',
      chargeNow: takesHold === 'now' ? 44.74 : 0,
      needsCard: false,
    });
    net.api.on('preview-change', () => answered('preview-change', preview));
    net.api.on('change-plan', () =>
      answered('change-plan', aChange({ newPlan: 'basic', billingCycle: cycle, ...response })),
    );
    const { user } = openSite(`/app?view=checkout&plan=basic&cycle=${cycle}`);
    await user.click(await submit(button));
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('to the same plan is not offered', async () => {
    const preview = aPreview({ action: 'same', takesHold: 'never', effectiveAt: null, needsCard: false });
    net.api.on('preview-change', () => answered('preview-change', preview));
    openSite('/app?view=checkout&plan=basic&cycle=monthly');
    expect(await screen.findByText(/There is nothing to change\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Pay|Start|Schedule/ })).toBeNull();
  });
});

describe('a plan chosen during the trial', () => {
  const scheduled = aPreview({
    takesHold: 'trial_end',
    effectiveAt: '2026-11-28T18:00:00.000Z',
    chargeNow: 0,
    lines: [],
    nextCharge: { amount: 4.99, at: '2026-11-28T18:00:00.000Z' },
  });

  beforeEach(() => holdSubscription(net.api, aTrial()));

  test('is scheduled with a card that is charged when the trial ends', async () => {
    holdCards(net.api);
    net.api.on('preview-change', () => answered('preview-change', scheduled));
    net.api.on('create-subscription', () =>
      answered(
        'create-subscription',
        aCreation({ status: 'trialing', trialEnd: '2026-11-28T18:00:00.000Z' }),
      ),
    );
    const { user } = openSite('/app?view=checkout&plan=basic&cycle=monthly');
    expect(await charges()).toEqual(['Charged today $0.00', 'Charged on 11/28/2026 $4.99']);
    expect(screen.getByText(/Your free trial continues until 11\/28\/2026/)).toBeDefined();
    expect(net.api.callsOf('preview-change')[0]?.query).toMatchObject({ schedule_for_trial_end: 'true' });
    await typeCard(user);
    await user.click(await submit('Schedule Basic'));
    const text = 'Subscription created! Your 7-day trial continues until 11/28/2026, when Basic starts.';
    expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(here.current).toBe('/app?view=subscription'));
  });

  test('is scheduled without a card, and the plan is read again two seconds later', async () => {
    net.api.on('preview-change', () => answered('preview-change', scheduled));
    net.api.on('change-plan', () =>
      answered(
        'change-plan',
        aChange({
          newPlan: 'basic',
          scheduled: true,
          immediate: false,
          trialEnd: '2026-11-28T18:00:00.000Z',
        }),
      ),
    );
    const { user } = openSite('/app?view=checkout&plan=basic&cycle=monthly&start=trial_end');
    await user.click(await submit('Schedule without a card'));
    expect(await screen.findByText('Plan upgrade to Basic scheduled for 11/28/2026')).toBeDefined();
    expect(net.api.callsOf('change-plan')[0]?.query).toEqual({
      new_plan_id: 'basic',
      billing_cycle: 'monthly',
      schedule_for_trial_end: 'true',
    });
    await waitFor(() => expect(here.current).toBe('/app?view=subscription'));
    await screen.findByRole('heading', { name: 'Invoices' });
    // The requests caused by the change itself have ended by then.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const reads = net.api.callsOf('get-subscription').length;
    await waitFor(() => expect(net.api.callsOf('get-subscription').length).toBeGreaterThan(reads), {
      timeout: 10_000,
    });
  });

  test('reports that it cannot be scheduled', async () => {
    net.api.on('preview-change', () => answered('preview-change', scheduled));
    net.api.on('change-plan', () => new Response('{}', { status: 422 }));
    const { user } = openSite('/app?view=checkout&plan=basic&cycle=monthly&start=trial_end');
    await user.click(await submit('Schedule without a card'));
    expect((await alert()).textContent).toBe('Failed to schedule plan upgrade');
  });

  test('ends the trial if it starts now, and puts the card on file with the confirmation', async () => {
    const { confirmed } = holdConfirmations(net.api, { status: 'succeeded' });
    holdCards(net.api);
    net.api.on('preview-change', () => answered('preview-change', aPreview()));
    net.api.on('change-plan', () =>
      answered(
        'change-plan',
        aChange({
          newPlan: 'basic',
          immediate: false,
          trialEnd: '2026-11-28T18:00:00.000Z',
          clientSecret: 'pi_3_secret_4',
        }),
      ),
    );
    const { user } = openSite('/app?view=checkout&plan=basic&cycle=monthly&start=now');
    expect(await screen.findByText('Your free trial ends now, and Basic starts right away.')).toBeDefined();
    await typeCard(user);
    holdSubscription(net.api, aSubscription('basic'));
    await user.click(await submit('Pay $4.99'));
    expect(await screen.findByText(/^Welcome to Digital Notary Journal!/)).toBeDefined();
    expect(net.api.callsOf('change-plan')[0]?.query).toEqual({
      new_plan_id: 'basic',
      billing_cycle: 'monthly',
    });
    expect(confirmed).toEqual([{ client_secret: 'pi_3_secret_4', payment_method: 'pm_1' }]);
    expect(net.api.callsOf('create-subscription')).toEqual([]);
  });

  test('starts nothing with an incomplete card', async () => {
    net.api.on('preview-change', () => answered('preview-change', aPreview()));
    const { user } = openSite('/app?view=checkout&plan=basic&cycle=monthly&start=now');
    await user.click(await submit('Pay $4.99'));
    expect(await screen.findByText('Your card number is incomplete.')).toBeDefined();
    expect(net.api.callsOf('change-plan')).toEqual([]);
  });
});
