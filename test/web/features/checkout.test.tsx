import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aProfile, aSubscription, aTrial } from '../support/answers.ts';
import {
  alert,
  answerConfirmations,
  charges,
  fakeBillingPerTest,
  field,
  holdBank,
  holdCards,
  holdConfirmations,
  holdSubscription,
  refuseCards,
  submit,
  typeCard,
} from '../support/billing-page.ts';
import { answered, refused } from '../support/fake-api.ts';
import { aCreation, aPreview } from '../support/fake-billing.ts';
import { here, openSite, storeSession } from '../support/site.tsx';

const net = fakeBillingPerTest();

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

  test('has no offer to upgrade above it', async () => {
    holdSubscription(net.api, aTrial());
    openSite(page);
    await screen.findByRole('region', { name: 'Basic Plan' });
    expect(screen.queryByRole('region', { name: 'Free trial' })).toBeNull();
  });

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
    expect(plan.getByText('What Basic includes')).toBeDefined();
  });

  test('notes in the account that the notary knows the plan, so that no dialog follows', async () => {
    let profile = aProfile({ planSeen: 'free' });
    storeSession(profile);
    net.api.on('get-profile', () => answered('get-profile', profile));
    net.api.on('update-profile', () => {
      profile = aProfile({ planSeen: 'basic' });
      return answered('update-profile', profile);
    });
    holdCards(net.api);
    net.api.on('create-subscription', () => answered('create-subscription', aCreation()));
    const { user } = openSite(page);
    await typeCard(user);
    holdSubscription(net.api, aSubscription('basic'));
    await user.click(await submit('Pay $4.99'));
    await screen.findByText('Recent Activity');
    expect(net.api.callsOf('update-profile').map(({ body }) => body)).toEqual([{ plan_seen: 'basic' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
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
