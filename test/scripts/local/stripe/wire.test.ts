import { request as httpRequest } from 'node:http';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#scripts/local/stripe/operations.ts';
import { decodeForm } from '#scripts/local/stripe/wire/form.ts';
import { theSpecification } from '#scripts/local/stripe/wire/specification.ts';
import { clientOf, customerWith, itemOf, openShop, refusal, type Shop, whole } from './shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.emulator.stop());

/** Sends a request that the SDK would not send. */
const raw = (method: string, path: string, headers: Record<string, string>, body = '') =>
  new Promise<{ status: number; error: Record<string, unknown> }>((resolve, reject) => {
    const { host, port } = shop.emulator;
    const sent = httpRequest({ host, port, method, path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { error = {} } = JSON.parse(Buffer.concat(chunks).toString());
      resolve({ status: response.statusCode ?? 0, error });
    });
    sent.on('error', reject).end(body);
  });
const allowed = { authorization: 'Bearer sk_test_emulator', 'stripe-version': '2026-10-28.endive' };
const form = { ...allowed, 'content-type': 'application/x-www-form-urlencoded' };

describe('the form on the wire', () => {
  it.each([
    ['a=1&b[c]=2', { a: '1', b: { c: '2' } }],
    ['items[0][price]=p&items[1][price]=q', { items: [{ price: 'p' }, { price: 'q' }] }],
    ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
    ['metadata[a b]=%C3%A9%26', { metadata: { 'a b': 'é&' } }],
  ])('decodes %s', (text, decoded) => {
    expect(decodeForm(text)).toEqual(decoded);
  });

  it.each(['a=1&a=2', 'a=1&a[b]=2', '[a]=1', 'a[b=1'])('refuses %s', (text) => {
    expect(decodeForm(text)).toBeUndefined();
  });
});

describe('the description of the API', () => {
  it('matches the implemented operations', () => {
    expect(Object.keys(operations).toSorted()).toEqual(theSpecification().operationIds().toSorted());
  });

  it.each([
    ['GET', '/v1/charges'],
    ['POST', '/v1/refunds'],
    ['DELETE', '/v1/products/prod_1'],
    ['POST', '/v1/subscriptions/sub_1/resume'],
  ])('records and refuses the unknown operation %s %s by name', async (method, path) => {
    const { status, error } = await raw(method, path, allowed);
    const message = `The Stripe emulator does not implement ${method} ${path}.`;
    expect([status, error['type'], error['message']]).toEqual([404, 'invalid_request_error', message]);
    expect(shop.emulator.violations).toEqual([{ kind: 'unknown operation', method, path, message }]);
  });

  it.each([
    ['an unknown parameter', 'coupon=x', 'parameter_unknown', 'coupon'],
    ['an unknown nested one', 'items[0][prise]=x', 'parameter_unknown', 'items[0][prise]'],
    ['a wrong type', 'items[0][quantity]=many', undefined, 'items[0][quantity]'],
    ['a word for a boolean', 'cancel_at_period_end=yes', undefined, 'cancel_at_period_end'],
  ])('records and refuses %s', async (_, body, code, param) => {
    const { status, error } = await raw('POST', '/v1/subscriptions', form, body);
    expect([status, error['type'], error['code'], error['param']]).toEqual([
      400,
      'invalid_request_error',
      code,
      param,
    ]);
    expect(shop.emulator.violations).toMatchObject([{ kind: 'request', path: '/v1/subscriptions' }]);
  });

  it('records and refuses a missing parameter', async () => {
    const { error } = await raw('POST', '/v1/prices', form, 'unit_amount=5');
    expect([error['code'], error['param']]).toEqual(['parameter_missing', 'currency']);
    expect(shop.emulator.violations).toHaveLength(1);
  });

  it('records and refuses parameters of Stripe that the emulator does not implement', async () => {
    const customer = await customerWith(shop);
    const error = await refusal(
      shop.stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: shop.prices.basic_monthly }],
        application_fee_percent: 5,
      }),
    );
    expect(error.param).toBe('application_fee_percent');
    expect(shop.emulator.violations).toMatchObject([{ kind: 'unsupported' }]);
  });
});

describe('the caller', () => {
  it('needs a secret test key', async () => {
    const { 'stripe-version': version } = allowed;
    const none = await raw('GET', '/v1/customers', { 'stripe-version': version });
    const live = await raw('GET', '/v1/customers', { ...allowed, authorization: 'Bearer sk_live_x' });
    const published = await raw('GET', '/v1/customers', { ...allowed, authorization: 'Bearer pk_test_x' });
    expect([none, live, published].map(({ status }) => status)).toEqual([401, 401, 401]);
    const error = await refusal(
      new Stripe('nothing', { ...hostOf(), maxNetworkRetries: 0 }).customers.list(),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  it('needs the API version of the emulator', async () => {
    const { status } = await raw('GET', '/v1/customers', { ...allowed, 'stripe-version': '2024-06-20' });
    expect(status).toBe(400);
    expect(shop.emulator.violations).toMatchObject([{ kind: 'version' }]);
  });

  it('gets a request id with every answer', async () => {
    const one = await shop.stripe.customers.create({});
    const two = await shop.stripe.customers.create({});
    expect(one.lastResponse.requestId).toMatch(/^req_/);
    expect(two.lastResponse.requestId).not.toBe(one.lastResponse.requestId);
  });
});

const hostOf = () => ({
  host: shop.emulator.host,
  port: shop.emulator.port,
  protocol: 'http' as const,
  apiVersion: '2026-10-28.endive' as const,
});

describe('expand', () => {
  it('replaces IDs with objects, nested and in lists', async () => {
    const { stripe, prices } = shop;
    const customer = await customerWith(shop);
    const made = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: prices.basic_monthly }],
      default_payment_method: customer.card,
      expand: [
        'latest_invoice.confirmation_secret',
        'pending_setup_intent',
        'default_payment_method',
        'schedule',
        'items.data.price.product',
      ],
    });
    const invoice = whole(made.latest_invoice);
    expect(invoice.confirmation_secret?.client_secret).toMatch(/^pi_.+_secret_/);
    const [payment] = (
      await stripe.invoicePayments.list({ invoice: invoice.id, expand: ['data.payment.payment_intent'] })
    ).data;
    expect(whole(payment?.payment.payment_intent).status).toBe('succeeded');
    expect(whole(made.default_payment_method).card?.last4).toBe('4242');
    expect([made.pending_setup_intent, made.schedule]).toEqual([null, null]);
    expect(itemOf(made).price.product).toMatchObject({ object: 'product', name: 'basic' });
    const list = await stripe.subscriptions.list({ expand: ['data.customer', 'data.latest_invoice'] });
    expect(list.data[0]?.customer).toMatchObject({ email: 'nora@example.com' });
    expect(shop.emulator.violations).toEqual([]);
  });

  it('sends some fields only on demand', async () => {
    const { stripe, prices } = shop;
    const customer = await customerWith(shop);
    await stripe.subscriptions.create({ customer: customer.id, items: [{ price: prices.basic_monthly }] });
    const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
    expect(Object.keys(invoice ?? {})).not.toContain('confirmation_secret');
  });

  it.each(['nothing', 'latest_invoice.nothing', 'status', 'a.b.c.d.e'])('refuses %s', async (path) => {
    const { stripe, prices } = shop;
    const customer = await customerWith(shop);
    const made = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: prices.basic_monthly }],
    });
    const error = await refusal(stripe.subscriptions.retrieve(made.id, { expand: [path] }));
    expect([error.statusCode, error.param]).toEqual([400, 'expand']);
  });
});

describe('lists', () => {
  it('are sorted newest first and have pages', async () => {
    const { stripe } = shop;
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift((await stripe.customers.create({})).id);
    const first = await stripe.customers.list({ limit: 2 });
    expect([first.has_more, first.data.map(({ id }) => id)]).toEqual([true, ids.slice(0, 2)]);
    const last = await stripe.customers.list({ limit: 3, starting_after: ids[1] ?? '' });
    expect([last.has_more, last.data.map(({ id }) => id)]).toEqual([false, ids.slice(2)]);
    const before = await stripe.customers.list({ limit: 2, ending_before: ids[3] ?? '' });
    expect([before.has_more, before.data.map(({ id }) => id)]).toEqual([true, ids.slice(1, 3)]);
    const all: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 2 })) all.push(id);
    expect(all).toEqual(ids);
    expect((await refusal(stripe.customers.list({ limit: 101 }))).param).toBe('limit');
    expect((await refusal(stripe.customers.list({ starting_after: 'cus_x' }))).code).toBe('resource_missing');
  });
});

describe('Idempotency-Key', () => {
  it('replays the first answer and acts once', async () => {
    const { stripe } = shop;
    const options = { idempotencyKey: 'once' };
    const first = await stripe.customers.create({ email: 'a@example.com' }, options);
    const again = await stripe.customers.create({ email: 'a@example.com' }, options);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('also replays a refusal', async () => {
    const { stripe } = shop;
    const customer = await customerWith(shop, null);
    const attach = (key: string) =>
      stripe.paymentMethods.attach(
        'pm_card_chargeDeclined',
        { customer: customer.id },
        { idempotencyKey: key },
      );
    const first = await refusal(attach('declined'));
    const again = await refusal(attach('declined'));
    expect([first.code, again.code]).toEqual(['card_declined', 'card_declined']);
    expect(shop.emulator.requests.slice(-2).map(({ replayed }) => replayed)).toEqual([false, true]);
  });

  it('refuses the key of another request', async () => {
    const { stripe } = shop;
    await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'key' });
    const error = await refusal(
      stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey: 'key' }),
    );
    expect([error.statusCode, error.type]).toEqual([400, 'StripeIdempotencyError']);
  });

  it('refuses the key of a running request', async () => {
    const { stripe, emulator } = shop;
    emulator.faults.next({ method: 'POST', path: '/v1/customers', kind: 'delay', ms: 300 });
    const [first, second] = await Promise.allSettled([
      stripe.customers.create({}, { idempotencyKey: 'key' }),
      stripe.customers.create({}, { idempotencyKey: 'key' }),
    ]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const rejected = [first, second].find((one) => one.status === 'rejected');
    expect(rejected?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('expires after a day', async () => {
    const { stripe, emulator } = shop;
    await stripe.customers.create({}, { idempotencyKey: 'key' });
    await emulator.clock.advanceBy(2);
    await stripe.customers.create({}, { idempotencyKey: 'key' });
    expect((await stripe.customers.list()).data).toHaveLength(2);
  });

  it('heals a lost answer: the SDK retries, and one subscription exists', async () => {
    const { prices, emulator } = shop;
    const stripe = clientOf(emulator, { maxNetworkRetries: 2 });
    const customer = await customerWith(shop);
    emulator.faults.next({ method: 'POST', path: '/v1/subscriptions', kind: 'lost after' });
    const made = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: prices.basic_monthly }],
    });
    expect((await stripe.subscriptions.list()).data.map(({ id }) => id)).toEqual([made.id]);
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('changes nothing if the request is lost or fails with an error', async () => {
    const { stripe, emulator } = shop;
    emulator.faults.next({ path: '/v1/customers', kind: 'error' });
    expect((await refusal(stripe.customers.create({}))).statusCode).toBe(500);
    emulator.faults.next({ path: '/v1/customers', kind: 'lost before' });
    emulator.faults.next({ path: '/v1/customers', kind: 'lost before' });
    expect(await refusal(stripe.customers.create({}))).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await stripe.customers.list()).data).toEqual([]);
  });
});

describe('the catalog', () => {
  it('finds prices by lookup key, which only one price has', async () => {
    const { stripe, prices, emulator } = shop;
    const found = await stripe.prices.list({ lookup_keys: ['basic_monthly', 'pro_annual'], active: true });
    expect(found.data.map(({ id }) => id)).toEqual([prices.pro_annual, prices.basic_monthly]);
    const next = {
      product: 'basic',
      currency: 'usd',
      unit_amount: 599,
      recurring: { interval: 'month' as const },
      lookup_key: 'basic_monthly',
    };
    expect((await refusal(stripe.prices.create(next))).param).toBe('lookup_key');
    const moved = await stripe.prices.create({ ...next, transfer_lookup_key: true });
    expect((await stripe.prices.list({ lookup_keys: ['basic_monthly'] })).data.map(({ id }) => id)).toEqual([
      moved.id,
    ]);
    expect(emulator.actions.look(prices.basic_monthly)['lookup_key']).toBeNull();
    expect(emulator.violations).toEqual([]);
  });

  it('changes and archives products and prices', async () => {
    const { stripe, prices, emulator } = shop;
    const product = await stripe.products.create({ name: 'Extra', metadata: { plan: 'extra' } });
    const changed = await stripe.products.update(product.id, {
      name: 'Other',
      active: false,
      metadata: { plan: '' },
    });
    expect([changed.name, changed.active, changed.metadata]).toEqual(['Other', false, {}]);
    expect((await refusal(stripe.products.update('prod_x', { active: true }))).statusCode).toBe(404);
    expect((await refusal(stripe.products.create({ id: 'basic', name: 'Again' }))).code).toBe(
      'resource_already_exists',
    );
    await stripe.prices.update(prices.basic_monthly, { active: false });
    const customer = await customerWith(shop);
    const error = await refusal(
      stripe.subscriptions.create({ customer: customer.id, items: [{ price: prices.basic_monthly }] }),
    );
    expect(error.param).toBe('items[0][price]');
    expect(emulator.violations).toEqual([]);
  });
});

describe('customers', () => {
  it('keep their data and are reported as deleted', async () => {
    const { stripe, emulator } = shop;
    const made = await stripe.customers.create({ email: 'a@example.com', metadata: { user: '1', old: 'x' } });
    const changed = await stripe.customers.update(made.id, { name: 'Ann', metadata: { old: '' } });
    expect([changed.email, changed.name, changed.metadata]).toEqual(['a@example.com', 'Ann', { user: '1' }]);
    const { id } = await customerWith(shop);
    await stripe.subscriptions.create({ customer: id, items: [{ price: shop.prices.basic_monthly }] });
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
    expect((await refusal(stripe.customers.update(id, { name: 'x' }))).code).toBe('resource_missing');
    const [subscription] = (await stripe.subscriptions.list({ status: 'all' })).data;
    expect(subscription?.status).toBe('canceled');
    expect(emulator.violations).toEqual([]);
  });
});
