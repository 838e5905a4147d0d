import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aSubscription, aTrial } from '../support/answers.ts';
import { aChange, aCreation, aPreview } from '../support/billing.ts';
import {
  answerConfirmations,
  fakeBillingPerTest,
  holdBank,
  holdCards,
  holdConfirmations,
  holdSubscription,
  refuseCards,
  typeCard,
} from '../support/billing-page.ts';
import { answered, refused } from '../support/fake-api.ts';
import { here, openSite } from '../support/site.tsx';

const net = fakeBillingPerTest();

const submit = (name: string | RegExp) => screen.findByRole('button', { name });
const alert = () => screen.findByRole('alert');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function charges(): Promise<(string | null)[]> {
  const table = await screen.findByRole('table', { name: 'What is charged' });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
}

/** Holds a call until the test answers it. */
function held() {
  let answer: (response: Response) => void = () => {};
  return {
    reply: () => new Promise<Response>((resolve) => (answer = resolve)),
    answer: (response: Response) => answer(response),
  };
}

describe('a first subscription', () => {
  beforeEach(() => {
    holdSubscription(net.api, aSubscription('free'));
    net.api.on('preview-change', () => answered('preview-change', aPreview()));
  });
  const page = '/app?view=checkout&plan=basic&cycle=monthly';

  test('shows the plan and the charges before the purchase', async () => {
    openSite(page);
    const plan = within(await screen.findByRole('region', { name: 'Basic Plan' }));
    expect(plan.getByText('$4.99')).toBeDefined();
    expect(plan.getByText('10 notarizations a month')).toBeDefined();
    expect(screen.getByText('Basic starts now.')).toBeDefined();
    expect(await charges()).toEqual([
      'Basic plan, monthly $4.99',
      'Charged today $4.99',
      'Charged on 12/21/2026 $4.99',
    ]);
    const [call] = net.api.callsOf('preview-change');
    expect(call?.query).toEqual({ new_plan_id: 'basic', billing_cycle: 'monthly' });
    expect(await submit('Pay $4.99')).toBeDefined();
    expect(document.title).toBe('Subscription Checkout - Digital Notary Journal');
  });

  test('sends the payment method but never the card, shows a welcome, and opens the dashboard', async () => {
    const { cards } = holdCards(net.api);
    net.api.on('create-subscription', () => answered('create-subscription', aCreation()));
    const { user } = openSite(page);
    await typeCard(user);
    holdSubscription(net.api, aSubscription('basic'));
    await user.click(await submit('Pay $4.99'));
    expect(
      await screen.findByText('Welcome to Digital Notary Journal! Your subscription is now active.'),
    ).toBeDefined();
    await waitFor(() => expect(here.current).toBe('/app?view=dashboard'));
    expect(cards).toEqual([
      { card: { number: '4242424242424242', exp_month: 8, exp_year: 2030, cvc: '123' } },
    ]);
    const [create] = net.api.callsOf('create-subscription');
    expect(create?.body).toEqual({
      plan_id: 'basic',
      billing_cycle: 'monthly',
      payment_method_id: 'pm_1',
    });
    expect(create?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(net.api.calls)).not.toContain('4242424242424242');
  });

  test('is requested once, even after several clicks', async () => {
    holdCards(net.api);
    const call = held();
    net.api.on('create-subscription', call.reply);
    const { user } = openSite(page);
    await typeCard(user);
    const pay = await submit('Pay $4.99');
    await user.dblClick(pay);
    expect(await submit(/Processing/)).toBeDefined();
    await user.click(await submit(/Processing/));
    await waitFor(() => expect(net.api.callsOf('create-subscription')).toHaveLength(1));
    call.answer(answered('create-subscription', aCreation()));
    expect(await screen.findByText(/^Welcome to Digital Notary Journal!/)).toBeDefined();
    expect(net.api.callsOf('create-subscription')).toHaveLength(1);
  });

  test('shows why it was declined, keeps the input, and makes a new attempt the next time', async () => {
    holdCards(net.api);
    const detail = 'Your card has insufficient funds.';
    net.api.on('create-subscription', () => refused(422, { detail, code: 'CARD_DECLINED' }));
    const { user } = openSite(page);
    await typeCard(user, '4000 0000 0000 9995');
    await user.click(await submit('Pay $4.99'));
    expect((await alert()).textContent).toBe(detail);
    expect(field('Card number').value).toBe('4000 0000 0000 9995');
    expect(here.current).toBe(page);
    net.api.on('create-subscription', () => answered('create-subscription', aCreation()));
    await user.click(await submit('Pay $4.99'));
    expect(await screen.findByText(/^Welcome to Digital Notary Journal!/)).toBeDefined();
    await waitFor(() => expect(screen.queryByText(detail)).toBeNull());
    const [first, second] = net.api.callsOf('create-subscription');
    expect(second?.body).toMatchObject({ payment_method_id: 'pm_2' });
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  test('is repeated with the same key and payment method after a lost answer', async () => {
    const { cards } = holdCards(net.api);
    net.api.on('create-subscription', () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = openSite(page);
    await typeCard(user);
    await user.click(await submit('Pay $4.99'));
    expect((await alert()).textContent).toMatch(/server cannot be reached/);
    net.api.on('create-subscription', () => answered('create-subscription', aCreation()));
    await user.click(await submit('Pay $4.99'));
    expect(await screen.findByText(/^Welcome to Digital Notary Journal!/)).toBeDefined();
    const [first, second] = net.api.callsOf('create-subscription');
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(cards).toHaveLength(1);
  });

  test('is not sent with an invalid card, and shows the problem', async () => {
    const { cards } = holdCards(net.api);
    const { user } = openSite(page);
    await typeCard(user, '4242 4242 4242 4241', '08 / 26');
    await user.click(await submit('Pay $4.99'));
    expect(await screen.findByText('Your card number is invalid.')).toBeDefined();
    expect(screen.getByText('Your card’s expiration date is in the past.')).toBeDefined();
    expect((await alert()).textContent).toBe('Check your card details.');
    expect(document.activeElement).toBe(field('Card number'));
    expect(cards).toEqual([]);
    expect(net.api.callsOf('create-subscription')).toEqual([]);
  });

  test("shows the provider's message for a refused card", async () => {
    refuseCards(net.api, 'Your card’s security code is incorrect.');
    const { user } = openSite(page);
    await typeCard(user);
    await user.click(await submit('Pay $4.99'));
    expect((await alert()).textContent).toBe('Your card’s security code is incorrect.');
    expect(net.api.callsOf('create-subscription')).toEqual([]);
  });

  test('fails if it did not start although no confirmation is needed', async () => {
    holdCards(net.api);
    net.api.on('create-subscription', () =>
      answered('create-subscription', aCreation({ status: 'incomplete' })),
    );
    const { user } = openSite(page);
    await typeCard(user);
    await user.click(await submit('Pay $4.99'));
    expect((await alert()).textContent).toBe('Failed to process subscription');
  });

  test('leads back to the plans when it is canceled', async () => {
    const { user } = openSite(page);
    await user.click(await submit('Cancel'));
    await waitFor(() => expect(here.current).toBe('/app?view=pricing'));
    expect(net.api.callsOf('create-subscription')).toEqual([]);
  });

  test.each(['free', 'gold', ''])('leads to the plans with the plan "%s"', async (plan) => {
    openSite(`/app?view=checkout&plan=${plan}&cycle=monthly`);
    expect(await screen.findByRole('article', { name: 'Basic' })).toBeDefined();
    expect(here.current).toBe('/app?view=pricing');
  });

  test('reports that its cost cannot be loaded, and retries', async () => {
    net.api.on('preview-change', () => refused(422, { detail: 'Not now.', code: 'INVALID_FIELDS' }));
    const { user } = openSite(page);
    await screen.findByRole('heading', { name: 'Failed to load plan details' });
    net.api.on('preview-change', () => answered('preview-change', aPreview()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await submit('Pay $4.99')).toBeDefined();
  });
});

describe('a card that requires an authentication', () => {
  const page = '/app?view=checkout&plan=basic&cycle=monthly';
  let confirmed: unknown[];
  let told: unknown[];

  beforeEach(() => {
    holdSubscription(net.api, aSubscription('free'));
    holdCards(net.api);
    ({ confirmed } = holdConfirmations(net.api, { status: 'requires_action' }));
    ({ told } = holdBank(net.api));
    net.api.on('preview-change', () => answered('preview-change', aPreview()));
    net.api.on('create-subscription', () =>
      answered('create-subscription', aCreation({ status: 'incomplete', clientSecret: 'pi_1_secret_2' })),
    );
  });

  async function pay() {
    const { user } = openSite(page);
    await typeCard(user, '4000 0027 6000 3184');
    await user.click(await submit('Pay $4.99'));
    await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
    return user;
  }

  test('is confirmed with the bank, and the status is then read again from the provider', async () => {
    const user = await pay();
    holdSubscription(net.api, aSubscription('basic'));
    await user.click(screen.getByRole('button', { name: 'Authorize' }));
    expect(await screen.findByText(/^Welcome to Digital Notary Journal!/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(confirmed).toEqual([{ client_secret: 'pi_1_secret_2', payment_method: 'pm_1' }]);
    expect(told).toEqual([{ intent: 'pi_1', outcome: 'succeed' }]);
    const refreshed = net.api.callsOf('get-subscription').filter(({ query }) => query['refresh']);
    expect(refreshed.map(({ query }) => query)).toEqual([{ refresh: 'true' }]);
  });

  test('stops after a failure, shows why, and continues the same payment the next time', async () => {
    const user = await pay();
    await user.click(screen.getByRole('button', { name: 'Fail' }));
    expect((await alert()).textContent).toMatch(/^We are unable to authenticate your payment method\./);
    expect(told).toEqual([{ intent: 'pi_1', outcome: 'fail' }]);
    expect(net.api.callsOf('get-subscription').some(({ query }) => query['refresh'])).toBe(false);
    expect(field('Card number').value).toBe('4000 0027 6000 3184');
    await user.clear(field('Card number'));
    await user.type(field('Card number'), '4242424242424242');
    answerConfirmations(net.api, confirmed, { status: 'succeeded' });
    holdSubscription(net.api, aSubscription('basic'));
    await user.click(await submit('Pay $4.99'));
    expect(await screen.findByText(/^Welcome to Digital Notary Journal!/)).toBeDefined();
    expect(net.api.callsOf('create-subscription')).toHaveLength(1);
    expect(confirmed[1]).toEqual({ client_secret: 'pi_1_secret_2', payment_method: 'pm_2' });
  });

  test('starts a new payment the next time if the payment is gone', async () => {
    const error = { type: 'invalid_request_error', message: 'This PaymentIntent was canceled.' };
    answerConfirmations(net.api, confirmed, { error });
    const { user } = openSite(page);
    await typeCard(user);
    await user.click(await submit('Pay $4.99'));
    expect((await alert()).textContent).toBe('This PaymentIntent was canceled.');
    await user.click(await submit('Pay $4.99'));
    await waitFor(() => expect(net.api.callsOf('create-subscription')).toHaveLength(2));
  });

  test('reports that the provider is still processing the payment', async () => {
    const user = await pay();
    await user.click(screen.getByRole('button', { name: 'Authorize' }));
    expect(await screen.findByText(/^Your payment is being confirmed\./)).toBeDefined();
    expect(screen.queryByText(/^Welcome to Digital Notary Journal!/)).toBeNull();
    await waitFor(() => expect(here.current).toBe('/app?view=dashboard'));
  });
});

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
    expect(screen.getByText(/Paid with visa ending in/).textContent).toContain('4242');
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
  ] as const)('to %s billing', async (cycle, takesHold, button, text, answer) => {
    const preview = aPreview({
      action: 'billing_change',
      takesHold,
      effectiveAt: '2026-12-10T18:00:00.000Z',
      chargeNow: takesHold === 'now' ? 44.74 : 0,
      needsCard: false,
    });
    net.api.on('preview-change', () => answered('preview-change', preview));
    net.api.on('change-plan', () =>
      answered('change-plan', aChange({ newPlan: 'basic', billingCycle: cycle, ...answer })),
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
