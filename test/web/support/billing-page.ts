import { screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { aDashboard, aProfile } from './answers.ts';
import { answered, type FakeApi, refused } from './fake-api.ts';
import { thePlans } from './fake-billing.ts';
import { fill } from './fill.ts';
import { fakeApiPerTest, type openSite, storeSession } from './site.tsx';

export type User = ReturnType<typeof openSite>['user'];

/**
 * Gives every test of the file a signed-in notary at noon of 2026-11-21 in their time zone, and an API that
 * knows the plans and has no invoices.
 */
export function fakeBillingPerTest(): { api: FakeApi } {
  const net = fakeApiPerTest();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') });
    storeSession(aProfile());
    net.api.on('get-profile', () => answered('get-profile', aProfile()));
    net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
    net.api.on('list-plans', () => answered('list-plans', thePlans()));
    net.api.on('list-invoices', () => answered('list-invoices', { items: [] }));
  });
  afterEach(() => {
    for (const shown of toast.getToasts()) toast.dismiss(shown.id);
    vi.useRealTimers();
  });
  return net;
}

/** Sets the subscription that the API returns from now on; null if there is none. */
export function holdSubscription(api: FakeApi, subscription: Subscription | null): void {
  api.on('get-subscription', () =>
    subscription
      ? answered('get-subscription', subscription)
      : refused(404, { detail: 'There is no subscription.', code: 'ROUTE_NOT_FOUND' }),
  );
}

/** Fills in the local card field. */
export async function typeCard(user: User, number = '4242 4242 4242 4242', expiry = '08 / 30') {
  await fill(user, await screen.findByLabelText('Card number'), number);
  await fill(user, screen.getByLabelText('Expiration date'), expiry);
  await fill(user, screen.getByLabelText('Security code'), '123');
}

/** Returns the button with this name, which pays or schedules. */
export const submit = (name: string | RegExp) => screen.findByRole('button', { name });
export const alert = () => screen.findByRole('alert');
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Returns the rows of the checkout's table of charges. */
export async function charges(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'What is charged' });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
}

const emulator = '/_stripe/_double';

/** Lets the Stripe emulator create the payment methods `pm_1`, `pm_2` and so on, and returns the cards. */
export function holdCards(api: FakeApi): { cards: unknown[] } {
  const cards: unknown[] = [];
  api.onPath(`${emulator}/browser/payment_methods`, (body) => {
    cards.push(body);
    return Response.json({ paymentMethod: { id: `pm_${cards.length}` } });
  });
  return { cards };
}

/** Lets the Stripe emulator refuse every card. */
export function refuseCards(api: FakeApi, message: string): void {
  api.onPath(`${emulator}/browser/payment_methods`, () =>
    Response.json({ error: { type: 'card_error', message } }),
  );
}

type Answer = { status: string } | { error: { type: string; message: string } };

/** Lets the Stripe emulator give this answer to every confirmation, and returns the confirmations. */
export function holdConfirmations(api: FakeApi, response: Answer): { confirmed: unknown[] } {
  const confirmed: unknown[] = [];
  answerConfirmations(api, confirmed, response);
  return { confirmed };
}

/** Changes the answer to confirmations and adds them to `confirmed`. */
export function answerConfirmations(api: FakeApi, confirmed: unknown[], response: Answer): void {
  api.onPath(`${emulator}/browser/confirm`, (body) => {
    confirmed.push(body);
    if ('error' in response) return Response.json(response);
    const secret = String(Reflect.get(Object(body), 'client_secret'));
    const intent = { id: secret.replace(/_secret_.*/, ''), ...response };
    return Response.json(secret.startsWith('seti_') ? { setupIntent: intent } : { paymentIntent: intent });
  });
}

/** Answers the authentication on the bank's page. A failed payment requires another card. */
export function holdBank(api: FakeApi): { told: unknown[] } {
  const told: unknown[] = [];
  api.onPath(`${emulator}/authenticate`, (body) => {
    told.push(body);
    const hasPassed = Reflect.get(Object(body), 'outcome') === 'succeed';
    const last_payment_error = { message: 'We are unable to authenticate your payment method.' };
    return Response.json(
      hasPassed ? { status: 'succeeded' } : { status: 'requires_payment_method', last_payment_error },
    );
  });
  return { told };
}
