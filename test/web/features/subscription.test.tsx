import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { aSubscription, aTrial } from '../support/answers.ts';
import {
  fakeBillingPerTest,
  holdCards,
  holdConfirmations,
  holdSubscription,
  typeCard,
  type User,
} from '../support/billing-page.ts';
import { answered, refused } from '../support/fake-api.ts';
import { aChange, anInvoice, aPreview } from '../support/fake-billing.ts';
import { openSite } from '../support/site.tsx';

const net = fakeBillingPerTest();

async function openSubscription(subscription: Subscription | null): Promise<User> {
  holdSubscription(net.api, subscription);
  const { user } = openSite('/app?view=subscription');
  await screen.findByRole('heading', { name: 'Support & Resources' });
  return user;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const texts = (name: string) => screen.getByRole('region', { name }).textContent;

const pendingToBasic = {
  newPlanId: 'basic',
  billingCycle: 'monthly',
  isDowngrade: true,
  scheduledFor: '2026-12-10T18:00:00.000Z',
} as const;

describe('the current plan', () => {
  test.each<[string, Subscription, string, RegExp]>([
    [
      'trialing',
      aTrial(),
      'Free Trial',
      /Your trial ends on 11\/28\/2026, 7 days remaining\..*moves to Free/,
    ],
    [
      'active',
      aSubscription('pro'),
      'Active',
      /Pro\$14\.99 a month, billed monthly.*Next billing date: 12\/10\/2026/,
    ],
    [
      'past_due',
      aSubscription('basic', { status: 'past_due', graceUntil: '2026-12-04T18:00:00.000Z' }),
      'Past Due',
      /Basic\$4\.99 a month/,
    ],
    ['canceled', aSubscription('free', { status: 'canceled' }), 'Canceled', /Your subscription has ended\./],
    [
      'annual',
      aSubscription('advanced', { annualBilling: true }),
      'Active',
      /\$95\.90 a year, billed annually/,
    ],
  ])('is shown for an account that is %s', async (_, subscription, label, text) => {
    await openSubscription(subscription);
    expect(card('Current Plan').getByText(label)).toBeDefined();
    expect(texts('Current Plan')).toMatch(text);
    const upgrade = card('Current Plan').getByRole('link', { name: /Upgrade|Change Plan/ });
    expect(upgrade.getAttribute('href')).toBe('/app?view=pricing');
  });

  test('is missing without a failure if the API has none', async () => {
    await openSubscription(null);
    expect(screen.getByRole('heading', { name: 'No subscription yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/app?view=pricing');
    expect(screen.queryByText('Failed to load subscription status')).toBeNull();
  });

  test('reports that it cannot be loaded, and retries', async () => {
    net.api.on('get-subscription', () => refused(422, { detail: 'Not now.', code: 'INVALID_FIELDS' }));
    const { user } = openSite('/app?view=subscription');
    await screen.findByRole('heading', { name: 'Failed to load subscription status' });
    holdSubscription(net.api, aSubscription('pro'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Next billing date:', { exact: false })).toBeDefined();
  });

  test('changes to Free after a confirmation', async () => {
    const preview = aPreview({
      takesHold: 'period_end',
      effectiveAt: '2026-12-10T18:00:00.000Z',
      needsCard: false,
    });
    net.api.on('preview-change', () => answered('preview-change', preview));
    net.api.on('change-plan', () =>
      answered('change-plan', aChange({ newPlan: 'free', scheduled: true, isDowngrade: true })),
    );
    const user = await openSubscription(aSubscription('pro', { annualBilling: true }));
    await user.click(card('Current Plan').getByRole('button', { name: 'Move to Free' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to Free?' }));
    expect(dialog.getByText('No batch export')).toBeDefined();
    holdSubscription(
      net.api,
      aSubscription('pro', { pendingPlanChange: { ...pendingToBasic, newPlanId: 'free' } }),
    );
    await user.click(dialog.getByRole('button', { name: 'Move to Free' }));
    expect(await screen.findByText('Downgrade to Free scheduled for 12/10/2026')).toBeDefined();
    expect(net.api.callsOf('change-plan')[0]?.query).toEqual({
      new_plan_id: 'free',
      billing_cycle: 'annual',
    });
    await waitFor(() => expect(texts('Current Plan')).toContain('Paid until 12/10/2026'));
    expect(card('Current Plan').queryByRole('button', { name: 'Move to Free' })).toBeNull();
  });
});

describe('a scheduled change', () => {
  const cancel = async (user: User) => {
    await user.click(card('Current Plan').getByRole('button', { name: 'Cancel change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the scheduled change?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel change' }));
  };

  test('is canceled as a pending change outside a trial', async () => {
    net.api.on('cancel-pending-change', () =>
      answered('cancel-pending-change', { message: 'You keep the Pro plan.' }),
    );
    const user = await openSubscription(aSubscription('pro', { pendingPlanChange: pendingToBasic }));
    expect(texts('Current Plan')).toContain(
      'Scheduled change: Basic, billed monthly, from 12/10/2026 ($4.99 a month)',
    );
    await user.click(card('Current Plan').getByRole('button', { name: 'Cancel change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/You stay on Pro, billed monthly, with the next payment on/)).toBeDefined();
    holdSubscription(net.api, aSubscription('pro'));
    await user.click(dialog.getByRole('button', { name: 'Cancel change' }));
    expect(await screen.findByText('You keep the Pro plan.')).toBeDefined();
    await waitFor(() => expect(texts('Current Plan')).not.toContain('Scheduled change'));
  });

  test('is canceled as a scheduled change in a trial, and asks for a card until then', async () => {
    const pendingPlanChange = { ...pendingToBasic, isDowngrade: false };
    net.api.on('cancel-scheduled-change', () =>
      answered('cancel-scheduled-change', { message: 'The scheduled change was cancelled.' }),
    );
    const user = await openSubscription(aTrial({ pendingPlanChange }));
    expect(texts('Current Plan')).toContain('There’s no card on file yet. Add one by 12/10/2026');
    expect(card('Payment Card').getByRole('button', { name: 'Add Card' })).toBeDefined();
    await cancel(user);
    expect(await screen.findByText('The scheduled change was cancelled.')).toBeDefined();
    expect(net.api.callsOf('cancel-pending-change')).toEqual([]);
  });

  test.each([
    ['cancel-pending-change', 'Failed to cancel pending change', aSubscription('pro')],
    ['cancel-scheduled-change', 'Failed to cancel scheduled change', aTrial()],
  ] as const)('that cannot be taken back says so: %s', async (id, text, account) => {
    net.api.on(id, () => new Response('{}', { status: 409 }));
    const user = await openSubscription({ ...account, pendingPlanChange: pendingToBasic });
    await cancel(user);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('the usage', () => {
  /** Returns the color and width of the notarizations' bar. */
  function bar(): { colour: string | undefined; width: string | undefined } {
    const fill = screen
      .getByRole('region', { name: 'Monthly Usage' })
      .querySelector<HTMLElement>('.usage-fill');
    return {
      colour: fill?.className.replace('usage-fill usage-', ''),
      width: fill?.getAttribute('style')?.replace('inline-size: ', ''),
    };
  }

  test.each([
    [0, 'green', '0%;', false],
    [74, 'green', '74%;', false],
    [75, 'yellow', '75%;', false],
    [79, 'yellow', '79%;', false],
    [80, 'yellow', '80%;', true],
    [89, 'yellow', '89%;', true],
    [90, 'red', '90%;', true],
    [100, 'red', '100%;', true],
    [130, 'red', '100%;', true],
  ])('at %d %% is %s, %s wide', async (used, colour, width, isWarned) => {
    const more = { monthlyNotarizationsUsed: used, monthlyNotarizationsLimit: 100 };
    await openSubscription(aSubscription('advanced', more));
    expect(bar()).toEqual({ colour, width });
    const shown = Math.min(used, 100);
    expect(card('Monthly Usage').getByText(`${shown} of 100`)).toBeDefined();
    const warning = used < 100 ? 'Approaching Limit' : 'Limit reached: 100 of 100';
    expect(card('Monthly Usage').queryByText(warning) !== null).toBe(isWarned);
  });

  test('shows what remains, even if nothing does', async () => {
    await openSubscription(aSubscription('basic', { monthlyNotarizationsUsed: 8 }));
    expect(card('Monthly Usage').getByText('2 of 10 notarizations remain this month.')).toBeDefined();
  });

  test('has no bar for an unlimited plan', async () => {
    await openSubscription(aSubscription('pro', { monthlyNotarizationsUsed: 1234 }));
    expect(card('Monthly Usage').getByText('1,234 (no limit)')).toBeDefined();
    expect(bar().colour).toBeUndefined();
    expect(card('Monthly Usage').queryByText('Approaching Limit')).toBeNull();
  });

  test('explains that a plan has no drafts', async () => {
    await openSubscription(aSubscription('free'));
    expect(card('Monthly Usage').getByText('Drafts need a paid plan')).toBeDefined();
  });
});

describe('the card on file', () => {
  test.each([
    [11, 2026, /expires at the end of this month/],
    [12, 2026, /expires next month/],
    [10, 2026, /has expired/],
    [1, 2027, undefined],
  ])('has a warning if needed when it expires in %d/%d', async (expMonth, expYear, warning) => {
    const brand = 'visa';
    await openSubscription(aSubscription('pro', { card: { brand, last4: '4242', expMonth, expYear } }));
    expect(texts('Payment Card')).toContain('visa ending in 4242');
    const found = card('Payment Card').queryByText(/This card/)?.textContent;
    if (warning) expect(found).toMatch(warning);
    else expect(found).toBeUndefined();
  });

  test('is not requested if nothing is charged', async () => {
    await openSubscription(aTrial());
    expect(screen.queryByRole('region', { name: 'Payment Card' })).toBeNull();
  });

  test('is changed, after the confirmation of the bank if required', async () => {
    holdCards(net.api);
    net.api.on('set-payment-method', () =>
      answered('set-payment-method', { status: 'active', clientSecret: 'seti_1_secret_2' }),
    );
    const { confirmed } = holdConfirmations(net.api, { status: 'succeeded' });
    const user = await openSubscription(aSubscription('pro'));
    await user.click(card('Payment Card').getByRole('button', { name: 'Change Card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Card' }));
    await typeCard(user, '5555 5555 5555 4444');
    const newCard = { brand: 'mastercard', last4: '4444', expMonth: 8, expYear: 2030 };
    holdSubscription(net.api, aSubscription('pro', { card: newCard }));
    await user.click(dialog.getByRole('button', { name: 'Save Card' }));
    expect(await screen.findByText('Card changed')).toBeDefined();
    expect(net.api.callsOf('set-payment-method')[0]?.body).toEqual({ payment_method_id: 'pm_1' });
    expect(confirmed).toEqual([{ client_secret: 'seti_1_secret_2', payment_method: 'pm_1' }]);
    await waitFor(() => expect(texts('Payment Card')).toContain('mastercard ending in 4444'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stays if the new one is refused, and the new one can be corrected', async () => {
    holdCards(net.api);
    const detail = 'Your card was declined.';
    net.api.on('set-payment-method', () => refused(422, { detail, code: 'CARD_DECLINED' }));
    const user = await openSubscription(aSubscription('pro'));
    await user.click(card('Payment Card').getByRole('button', { name: 'Change Card' }));
    await typeCard(user);
    await user.click(screen.getByRole('button', { name: 'Save Card' }));
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
  });
});

describe('a disputed payment', () => {
  const notice = 'A payment for your subscription is disputed at your bank.';

  test('is shown with the text of the server', async () => {
    await openSubscription(aSubscription('pro', { notice }));
    expect(card('A disputed payment').getByText(notice)).toBeDefined();
  });

  test('is not shown without a dispute', async () => {
    await openSubscription(aSubscription('pro'));
    expect(screen.queryByText('A disputed payment')).toBeNull();
  });
});

describe('a failed payment', () => {
  const due = aSubscription('advanced', {
    status: 'past_due',
    graceUntil: '2026-12-04T18:00:00.000Z',
  });

  test('shows how long the features stay, and what to do', async () => {
    const items = [anInvoice({ status: 'open', number: 'DNJ-0002' })];
    net.api.on('list-invoices', () => answered('list-invoices', { items }));
    await openSubscription(due);
    expect(texts('Your last payment failed')).toMatch(/You keep Advanced features until 12\/04\/2026\./);
    expect(card('Payment Card').getByRole('button', { name: 'Change Card' })).toBeDefined();
    const pay = await screen.findByRole('link', { name: /Pay of invoice DNJ-0002/ });
    expect(pay.getAttribute('href')).toBe('https://invoice.test/in_1');
  });

  test('is shown at the top of the other pages, with a link to this page', async () => {
    holdSubscription(net.api, due);
    openSite('/app');
    const banner = within(await screen.findByRole('region', { name: 'Past due' }));
    expect(banner.getByText(/You keep Advanced features until 12\/04\/2026\./)).toBeDefined();
    const link = banner.getByRole('link', { name: 'Change Card' });
    expect(link.getAttribute('href')).toBe('/app?view=subscription');
  });
});

describe('invoices', () => {
  test('link to receipt and PDF', async () => {
    const items = [anInvoice(), anInvoice({ id: 'in_0', number: null, hostedUrl: null, pdfUrl: null })];
    net.api.on('list-invoices', () => answered('list-invoices', { items }));
    await openSubscription(aSubscription('advanced'));
    const row = await screen.findByRole('row', { name: /DNJ-0001/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(0, 4)).toEqual(['11/10/2026', 'Advanced plan, monthly', 'Paid', '$9.99']);
    const receipt = within(row).getByRole('link', { name: /^Receipt of invoice DNJ-0001/ });
    expect(receipt.getAttribute('href')).toBe('https://invoice.test/in_1');
    expect(receipt.getAttribute('rel')).toBe('noopener noreferrer');
    expect(within(row).getByRole('link', { name: /^PDF/ }).getAttribute('href')).toBe(
      'https://invoice.test/in_1.pdf',
    );
    expect(within(screen.getByRole('table')).getAllByRole('link')).toHaveLength(2);
  });

  test('report that there are none, or that they cannot be loaded', async () => {
    net.api.on('list-invoices', () => refused(422, { detail: 'Not now.', code: 'INVALID_FIELDS' }));
    const user = await openSubscription(aSubscription('advanced'));
    expect(await card('Invoices').findByText('Failed to load invoices')).toBeDefined();
    net.api.on('list-invoices', () => answered('list-invoices', { items: [] }));
    await user.click(card('Invoices').getByRole('button', { name: 'Try again' }));
    expect(await card('Invoices').findByText('There are no invoices yet.')).toBeDefined();
  });
});

test.each([
  ['none', false, false],
  ['email', true, false],
  ['phone', true, true],
  ['priority', true, true],
] as const)(
  'support of the kind "%s" has email: %s, and a telephone: %s',
  async (support, hasEmail, hasPhone) => {
    const features = { ...aSubscription('pro').features, support };
    await openSubscription(aSubscription('pro', { features }));
    const links = card('Support & Resources').getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href')?.split(':')[0]);
    expect(hrefs.includes('mailto')).toBe(hasEmail);
    expect(hrefs.includes('tel')).toBe(hasPhone);
  },
);
