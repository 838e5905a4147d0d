import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '#scripts/local/api/gateway.ts';
import { type DataFolder, dataFolder } from '#scripts/local/data-folder.ts';
import { listen, type RunningServer } from '#scripts/local/processes/http-server.ts';
import {
  clockFile,
  type LocalPayments,
  localStripeKeys,
  startPayments,
} from '#scripts/local/stripe/start-payments.ts';

/** A function that returns its time, and keeps the messages that it receives. */
const source = `
const { appendFileSync } = require('node:fs');
exports.handler = async (event) => {
  if (event.rawPath === '/api/stripe/webhook') {
    const message = { body: event.body, signature: event.headers['stripe-signature'], at: Date.now() };
    appendFileSync(process.env.MESSAGES, JSON.stringify(message) + '\\n');
    return { statusCode: 204 };
  }
  const now = new Date();
  return {
    now: Date.now(),
    sameNow: now.getTime(),
    isDate: now instanceof Date,
    given: [new Date(0).toISOString(), new Date('2020-02-29').toISOString(), new Date(2020, 0, 1).getMonth()],
  };
};`;

type Told = { now: number; sameNow: number; isDate: boolean; given: unknown[] };
type Message = { body: string; signature: string; at: number };

const dayMs = 86_400_000;
const hourMs = dayMs / 24;

let folder: DataFolder;
let gateway: Gateway;
let running: RunningServer;
let payments: LocalPayments;

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'payments-test-'));
  folder = dataFolder(directory);
  await writeFile(join(directory, 'index.js'), source);
  await writeFile(join(directory, 'package.json'), '{ "type": "commonjs" }');
  const served = {
    name: 'clock',
    file: join(directory, 'index.js'),
    timeoutSeconds: 5,
    memoryMb: 128,
    clockFile: clockFile(folder),
    environment: { MESSAGES: join(directory, 'messages') },
  };
  gateway = new Gateway([
    { method: 'GET', path: '/api/clock', function: served },
    { method: 'POST', path: '/api/stripe/webhook', function: served },
  ]);
  running = await listen((request, response) => gateway.serve(request, response));
  payments = await start();
});

afterAll(async () => {
  await payments.stop();
  await running.stop();
  await gateway.stop();
  await rm(folder.root, { recursive: true });
});

const start = () => startPayments(folder, `http://127.0.0.1:${running.port}/api/stripe/webhook`);

const told = async (): Promise<Told> => (await fetch(`http://127.0.0.1:${running.port}/api/clock`)).json();

async function moveClock(days: number): Promise<void> {
  const answer = await fetch(`${payments.url}/_double/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_days: days }),
  });
  expect(answer.status).toBe(200);
}

const provider = () =>
  new Stripe(localStripeKeys.secretKey, {
    host: '127.0.0.1',
    port: payments.port,
    protocol: 'http',
    apiVersion: '2026-10-28.endive',
  });

describe('the clock of the local stack', () => {
  it('shows functions the real time until it is moved', async () => {
    const before = Date.now();
    const { now } = await told();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  it('moves together with the clock of the provider, for warm and cold functions', async () => {
    const before = Date.now() + 40 * dayMs;
    await moveClock(40);
    const { now, sameNow, isDate, given } = await told();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now() + 40 * dayMs + hourMs);
    expect(sameNow).toBeGreaterThanOrEqual(before);
    expect(isDate).toBe(true);
    // A given time is exact.
    expect(given).toEqual(['1970-01-01T00:00:00.000Z', '2020-02-29T00:00:00.000Z', 0]);
    const state: { now: string } = await (await fetch(`${payments.url}/_double/state`)).json();
    expect(Math.abs(Date.parse(state.now) - now)).toBeLessThan(hourMs);
  });

  it('stays moved after a restart, and so does the data of the provider', async () => {
    const { data: before } = await provider().prices.list({ limit: 100 });
    await payments.stop();
    payments = await start();
    const { data: after } = await provider().prices.list({ limit: 100 });
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after).toHaveLength(6);
    expect((await told()).now).toBeGreaterThanOrEqual(Date.now() + 40 * dayMs - hourMs);
  });

  it('is never read half written', async () => {
    let finished = false;
    const moving = (async () => {
      for (let move = 0; move < 40; move += 1) await moveClock(1 / 24);
      finished = true;
    })();
    while (!finished) expect((await told()).isDate).toBe(true);
    await moving;
    expect(JSON.parse(await readFile(clockFile(folder), 'utf8'))).toEqual({ offsetMs: expect.any(Number) });
  });
});

describe('the messages of the provider', () => {
  it('reach the API signed, each at the time of its event', async () => {
    const stripe = provider();
    const start = (await told()).now;
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const [price] = (await stripe.prices.list({ lookup_keys: ['journal_basic_monthly'] })).data;
    const { id } = await stripe.subscriptions.create({
      customer,
      items: [{ price: price?.id ?? '' }],
      default_payment_method: card.id,
      trial_end: Math.floor((start + 3 * dayMs) / 1000),
    });
    await moveClock(10);

    const lines = (await readFile(join(folder.root, 'messages'), 'utf8')).trim().split('\n');
    const events = lines.map((line) => {
      const { body, signature, at }: Message = JSON.parse(line);
      // By the function's own clock, the signature is recent.
      const { secret, tolerance } = { secret: localStripeKeys.webhookSecret, tolerance: 300 };
      const received = Math.floor(at / 1000);
      const event = stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, received);
      return { type: event.type, created: event.created * 1000, object: event.data.object, at };
    });
    const ended = events.filter(({ object }) => 'trial_end' in object && object.id === id).at(-1);
    expect(ended).toMatchObject({ type: 'customer.subscription.updated', object: { status: 'active' } });
    // The clock was moved by ten days; this event happened after three, and its message was sent then.
    expect(Math.abs((ended?.created ?? 0) - start - 3 * dayMs)).toBeLessThan(hourMs);
    expect(Math.abs((ended?.at ?? 0) - start - 3 * dayMs)).toBeLessThan(hourMs);
  });

  it('are rejected without the secret', async () => {
    const [line = ''] = (await readFile(join(folder.root, 'messages'), 'utf8')).split('\n');
    const { body, signature, at }: Message = JSON.parse(line);
    const received = Math.floor(at / 1000);
    const read = (secret: string) =>
      provider().webhooks.constructEvent(body, signature, secret, 300, undefined, received);
    expect(read(localStripeKeys.webhookSecret).object).toBe('event');
    expect(() => read('whsec_other')).toThrow('signature');
  });
});
