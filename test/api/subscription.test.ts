import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { plans } from '#shared/data/plans.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { signExpiredToken } from '#test/support/notary.ts';
import { confirmCard, control, emulatorState, newPayer, type PaymentStack } from '#test/support/payments.ts';
import { endTrial, setMonthUsage } from '#test/support/plan.ts';
import { stackUrls } from '#test/support/stack.ts';

let stack: PaymentStack;

beforeAll(async () => {
  stack = await stackUrls();
});

const notaryRoutes = [
  'get-subscription',
  'get-trial-info',
  'get-trial-welcome',
  'create-subscription',
  'change-plan',
  'preview-change',
  'cancel-scheduled-change',
  'cancel-pending-change',
  'set-payment-method',
  'list-invoices',
] as const;

describe('every route of the notary', () => {
  it.each(notaryRoutes)('requires a valid token: %s', async (route) => {
    expect((await call(route)).status).toBe(401);
    expect((await call(route, { token: await signExpiredToken(randomUUID()) })).status).toBe(401);
    expect((await call(route, { token: 'nonsense' })).status).toBe(401);
  });
});

describe('plans', () => {
  it('are public, with their prices and limits', async () => {
    const { status, body } = await call('list-plans');
    expect(status).toBe(200);
    expect(body.plans.map((plan) => [plan.plan_id, plan.monthly_price, plan.annual_price])).toEqual([
      ['free', 0, 0],
      ['basic', 4.99, 47.9],
      ['advanced', 9.99, 95.9],
      ['pro', 14.99, 143.9],
    ]);
    expect(body.plans.map((plan) => [plan.notarizations_limit, plan.drafts_limit])).toEqual([
      [3, 0],
      [10, 1],
      [60, 5],
      [-1, -1],
    ]);
  });
});

describe('a new account', () => {
  it('has a trial of Advanced for seven days without a card', async () => {
    const payer = await newPayer(stack);
    const { token } = payer;
    expect(await payer.status()).toMatchObject({
      status: 'trialing',
      plan_id: 'advanced',
      remaining_days: 7,
      card: null,
      monthly_notarizations_used: 0,
      monthly_notarizations_limit: 60,
      drafts_limit: 5,
      features: { pdf_export: true, search: true, batch_export: false, support: 'phone' },
    });
    const info = (await call('get-trial-info', { token })).body;
    expect(info).toMatchObject({ is_trial: true, remaining_days: 7, pending_plan_change: null });
    const welcome = (await call('get-trial-welcome', { token })).body;
    expect(welcome).toMatchObject({ is_trial: true, remaining_days: 7 });
    expect((await call('list-invoices', { token })).body.items).toEqual([]);
    expect(await payer.customer()).toBeUndefined();
  });
});

describe('refusals', () => {
  const bodies = [
    {},
    { plan_id: 'free', billing_cycle: 'monthly', payment_method_id: 'pm_card_visa' },
    { plan_id: 'gold', billing_cycle: 'monthly', payment_method_id: 'pm_card_visa' },
    { plan_id: 'basic', billing_cycle: 'weekly', payment_method_id: 'pm_card_visa' },
    { plan_id: 'basic', billing_cycle: 'monthly', payment_method_id: '4242424242424242' },
    { plan_id: 'basic', billing_cycle: 'monthly', payment_method_id: 'pm_card_visa', price: 1 },
  ];
  const queries: Record<string, string>[] = [
    {},
    { new_plan_id: 'gold', billing_cycle: 'monthly' },
    { new_plan_id: 'basic', billing_cycle: 'weekly' },
    { new_plan_id: 'basic', billing_cycle: 'monthly', schedule_for_trial_end: 'perhaps' },
  ];

  it('answer 422 to bodies and queries that break the contract', async () => {
    const { token, ...payer } = await newPayer(stack);
    for (const body of bodies) {
      expect((await call('create-subscription', { token, body })).status, JSON.stringify(body)).toBe(422);
    }
    for (const query of queries) {
      expect((await call('change-plan', { token, query })).status, JSON.stringify(query)).toBe(422);
      expect((await call('preview-change', { token, query })).status, JSON.stringify(query)).toBe(422);
    }
    const bad = { payment_method_id: 'visa' };
    expect((await call('set-payment-method', { token, body: bad })).status).toBe(422);
    expect((await call('get-subscription', { token, query: { refresh: 'yes' } })).status).toBe(422);
    expect(payer.notary.id).not.toBe('');
  });

  it('answer 422 to cards that are unknown or belong to another customer', async () => {
    const [payer, other] = [await newPayer(stack), await newPayer(stack)];
    await other.pay({ plan: 'basic' });
    const taken = (await other.customer())?.invoice_settings.default_payment_method;
    for (const id of ['pm_1234567890abcdef', String(taken)]) {
      for (const response of [await payer.create({ plan: 'basic' }, id), await payer.giveCard(id)]) {
        expect([response.status, response.body.code]).toEqual([422, 'PAYMENT_METHOD_UNKNOWN']);
      }
    }
    expect(await payer.status()).toMatchObject({ status: 'trialing', card: null });
  });

  it('answer 409 if there is nothing to cancel or change', async () => {
    const payer = await newPayer(stack);
    for (const response of [await payer.cancelScheduled(), await payer.cancelPending()]) {
      expect(response.status).toBe(409);
      expect(response.body.code).toBe('NO_PENDING_CHANGE');
    }
    expect((await payer.change({ plan: 'free' })).body.code).toBe('PLAN_UNCHANGED');
    await payer.pay({ plan: 'basic' });
    expect((await payer.change({ plan: 'basic' })).body.code).toBe('PLAN_UNCHANGED');
    expect((await payer.create({ plan: 'pro' })).body.code).toBe('ALREADY_SUBSCRIBED');
  });
});

describe('a subscription', () => {
  it('starts in the trial without a charge, can be canceled, and answers a repeated request the same', async () => {
    const payer = await newPayer(stack);
    const first = await payer.create({ plan: 'basic', cycle: 'annual' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ status: 'trialing', plan_id: 'basic', client_secret: null });
    expect((await payer.create({ plan: 'basic', cycle: 'annual' })).body).toEqual(first.body);
    expect((await payer.status()).pending_plan_change).toMatchObject({
      new_plan_id: 'basic',
      billing_cycle: 'annual',
    });
    expect((await payer.status()).card).toMatchObject({ brand: 'visa', last_4: '4242' });
    expect((await payer.cancelScheduled()).status).toBe(200);
    expect(await payer.status()).toMatchObject({ status: 'trialing', pending_plan_change: null });
    expect((await payer.create({ plan: 'pro' })).status).toBe(201);
    expect((await payer.status()).pending_plan_change).toMatchObject({ new_plan_id: 'pro' });
    expect(await payer.charges()).toEqual([]);
  });

  it('respects an Idempotency-Key', async () => {
    const payer = await newPayer(stack);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await payer.create({ plan: 'basic' }, 'pm_card_visa', headers);
    const replay = await payer.create({ plan: 'basic' }, 'pm_card_visa', headers);
    expect([replay.status, replay.body]).toEqual([first.status, first.body]);
    const other = await payer.create({ plan: 'pro' }, 'pm_card_visa', headers);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const long = { 'idempotency-key': 'k'.repeat(129) };
    expect((await payer.create({ plan: 'basic' }, 'pm_card_visa', long)).status).toBe(422);
    const change = { 'idempotency-key': randomUUID() };
    const paid = await payer.change({ plan: 'pro' }, false, change);
    expect((await payer.change({ plan: 'pro' }, false, change)).body).toEqual(paid.body);
    expect((await payer.change({ plan: 'basic' }, false, change)).status).toBe(422);
    expect(await payer.charges()).toEqual([1499]);
  });

  it('downgrades at the end of the period, cancels the downgrade, and lists invoices', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'pro' });
    const down = await payer.change({ plan: 'free' });
    expect(down.body).toMatchObject({ scheduled: true, is_downgrade: true, immediate: false });
    expect((await payer.status()).pending_plan_change).toMatchObject({ new_plan_id: 'free' });
    expect((await payer.change({ plan: 'basic' })).body).toMatchObject({ scheduled: true });
    expect((await payer.status()).pending_plan_change).toMatchObject({ new_plan_id: 'basic' });
    expect((await payer.cancelPending()).body.message).toBe(
      'The pending change was cancelled. You keep the Pro plan.',
    );
    expect(await payer.status()).toMatchObject({ plan_id: 'pro', pending_plan_change: null });
    const { items } = (await call('list-invoices', { token: payer.token })).body;
    expect(items.map(({ status, total }) => [status, total])).toEqual([['paid', 14.99]]);
  });
});

describe('cards', () => {
  it.each(['pm_card_chargeDeclined', 'pm_card_chargeDeclinedInsufficientFunds'])(
    'are refused without an effect: %s',
    async (card) => {
      const payer = await newPayer(stack);
      const response = await payer.create({ plan: 'basic' }, card);
      expect(response.body.code).toBe('CARD_DECLINED');
      expect(await payer.status()).toMatchObject({ status: 'trialing', pending_plan_change: null });
      expect(await payer.charges()).toEqual([]);
    },
  );

  it('that are declined when charged keep the trial, and a good card then pays once', async () => {
    const payer = await newPayer(stack);
    await payer.giveCard();
    await payer.turnCard('insufficient_funds');
    expect((await payer.change({ plan: 'pro' })).body.code).toBe('CARD_DECLINED');
    expect(await payer.status()).toMatchObject({ status: 'trialing', plan_id: 'advanced' });
    expect((await payer.giveCard('pm_card_mastercard')).status).toBe(200);
    expect((await payer.change({ plan: 'pro' })).body).toMatchObject({ immediate: true });
    expect(await payer.charges()).toEqual([1499]);
  });

  it('that are declined for an upgrade keep the paid plan', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    await payer.turnCard('declined');
    expect((await payer.change({ plan: 'pro' })).body.code).toBe('CARD_DECLINED');
    expect(await payer.status(true)).toMatchObject({ status: 'active', plan_id: 'basic' });
    expect(await payer.charges()).toEqual([499]);
  });

  it('that require an authentication pay only after it has passed', async () => {
    const payer = await newPayer(stack);
    await payer.giveCard();
    await payer.turnCard('authentication');
    const first = await payer.change({ plan: 'pro' });
    const secret = first.body.client_secret ?? '';
    const intent = secret.split('_secret')[0];
    expect(first.body).toMatchObject({ immediate: false });
    await control(stack, 'authenticate', { intent, outcome: 'fail' });
    expect(await payer.status(true)).toMatchObject({ status: 'trialing', plan_id: 'advanced' });
    expect(await payer.charges()).toEqual([]);
    const again = await payer.change({ plan: 'pro' });
    const next = again.body.client_secret?.split('_secret')[0];
    expect(next).toBeDefined();
    await control(stack, 'authenticate', { intent: next, outcome: 'succeed' });
    expect(await payer.status(true)).toMatchObject({ status: 'active', plan_id: 'pro' });
    expect(await payer.charges()).toEqual([1499]);
  });

  it('are put on file by the card field when it confirms the first payment', async () => {
    const payer = await newPayer(stack);
    const { body } = await payer.change({ plan: 'basic' });
    expect(body.immediate).toBe(false);
    await confirmCard(stack, body.client_secret ?? '', { number: '4242424242424242' });
    expect(await payer.status(true)).toMatchObject({ status: 'active', plan_id: 'basic' });
    expect(await payer.charges()).toEqual([499]);
  });
});

describe('plan limits', () => {
  it('on Free are three notarizations a month, no drafts, and no PDF', async () => {
    const { notary, token } = await newPayer(stack);
    const ids = await Promise.all([1, 2, 3, 4].map(() => draftToSubmit(notary)));
    await endTrial(notary.id);
    for (const id of ids.slice(0, 3)) expect((await submit(notary, id)).status).toBe(200);
    const fourth = await submit(notary, ids[3] ?? '');
    expect([fourth.status, fourth.body.code]).toEqual([403, 'NOTARIZATION_LIMIT_EXCEEDED']);
    expect(fourth.body.detail).toMatch(/^Notarization limit exceeded/);
    const draft = await call('create-draft', { token, body: buildEntry() });
    expect([draft.status, draft.body.code]).toEqual([403, 'DRAFT_LIMIT_EXCEEDED']);
    const pdf = await call('export-entry-pdf', { token, params: { id: ids[0] ?? '' } });
    expect([pdf.status, pdf.body.detail]).toEqual([403, 'PDF exports require Basic, Advanced or Pro plan']);
    expect((await call('get-entry', { token, params: { id: ids[0] ?? '' } })).status).toBe(200);
  });

  it('on Basic are ten notarizations and one draft, and Pro lifts both immediately', async () => {
    const payer = await newPayer(stack);
    const { notary, token } = payer;
    await payer.pay({ plan: 'basic' });
    const id = await draftToSubmit(notary);
    await setMonthUsage(notary.id, plans.basic.notarizationsLimit);
    expect((await submit(notary, id)).body.code).toBe('NOTARIZATION_LIMIT_EXCEEDED');
    const drafts = [await call('create-draft', { token, body: buildEntry() })];
    drafts.push(await call('create-draft', { token, body: buildEntry() }));
    expect(drafts.at(-1)?.status).toBe(403);
    expect((await payer.change({ plan: 'pro' })).body.immediate).toBe(true);
    expect((await submit(notary, id)).status).toBe(200);
    expect((await call('create-draft', { token, body: buildEntry() })).status).toBe(201);
    expect((await call('export-entry-pdf', { token, params: { id } })).status).toBe(200);
    expect(await payer.status()).toMatchObject({ monthly_notarizations_limit: -1, drafts_limit: -1 });
  });
});

describe('the provider', () => {
  it('found no violation of its API description', async () => {
    expect((await emulatorState(stack)).violations).toEqual([]);
  });
});
