import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../processes/http-server.ts';
import type { Time } from '../clock.ts';
import type { Faults } from '../faults.ts';
import type { CardBehavior } from '../models.ts';
import { StripeError } from '../stripe-error.ts';
import { render } from '../views/render.ts';
import type { Webhooks } from '../webhooks.ts';
import type { Violation } from '../wire/violations.ts';
import type { World } from '../world.ts';
import type { EmulatorActions } from './actions.ts';
import { type CardFieldRequest, confirmFromField, createFromField, intentForField } from './browser.ts';
import { actOnFaults } from './fault-control.ts';

type Parts = {
  world: World;
  time: Time;
  webhooks: Webhooks;
  actions: EmulatorActions;
  faults: Faults;
  violations: Violation[];
  onChange: () => void;
};

type Fields = Record<string, string>;
const maxBytes = 64 * 1024;
/** The most records of a kind that the page shows. */
const shownMax = 50;
const pageFile = new URL('./control-page.html', import.meta.url);

const json = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body, null, 2));

/** Returns the body of a request, which is JSON. */
async function read(request: IncomingMessage): Promise<object> {
  const parsed: unknown = JSON.parse((await readBody(request, maxBytes))?.toString() || '{}');
  return typeof parsed === 'object' && parsed !== null ? parsed : {};
}

const fieldsOf = (body: object): Fields =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

/** Serves what Stripe does not have, below `/_double`: the clock, the bank, webhook disturbances, and a page with them. */
export class Controls {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname.slice('/_double'.length).replace(/\/$/, '');
    if (path.startsWith('/browser/')) return this.#browser(request, response, path, url.searchParams);
    this.#parts.time.catchUp();
    if (request.method === 'GET') return this.#show(response, path.slice(1));
    try {
      const result = await this.#act(path, fieldsOf(await read(request)));
      if (result === undefined) return void json(response, 404, { error: 'There is no such control.' });
      json(response, 200, result);
    } catch (error) {
      if (!(error instanceof StripeError || error instanceof RangeError || error instanceof SyntaxError))
        throw error;
      json(response, 400, { error: error.message });
    }
  }

  async #act(path: string, fields: Fields): Promise<unknown> {
    const { time, actions } = this.#parts;
    switch (path) {
      case '/clock': {
        if (fields['to'] === undefined) await time.advanceBy(Number(fields['advance_days']));
        else await time.advanceTo(new Date(fields['to']));
        return { now: time.now().toISOString() };
      }
      case '/authenticate':
        actions.authenticate(fields['intent'] ?? '', fields['outcome'] === 'succeed' ? 'succeed' : 'fail');
        return { ...actions.look(fields['intent'] ?? '') };
      case '/dispute':
        return {
          dispute: actions.dispute(fields['of'] ?? '', fields['reason'], fields['inquiry'] === 'true'),
        };
      case '/dispute/close':
        actions.closeDispute(fields['dispute'] ?? '', fields['outcome'] === 'won' ? 'won' : 'lost');
        return { ...actions.look(fields['dispute'] ?? '') };
      case '/card':
        return this.#card(fields);
      case '/webhooks':
        return this.#webhooks(fields);
      case '/faults':
        return actOnFaults(this.#parts.faults, fields);
      default:
        return undefined;
    }
  }

  #card(fields: Fields): unknown {
    const { actions } = this.#parts;
    const id = fields['payment_method'] ?? '';
    const { exp_month: month, exp_year: year, last4, behavior } = fields;
    const behaviors: Record<string, CardBehavior> = {
      succeeds: 'succeeds',
      declined: 'declined_after_attach',
      insufficient_funds: 'insufficient_funds',
      authentication: 'authentication_always',
    };
    const chosen = behavior === undefined ? undefined : behaviors[behavior];
    if (behavior !== undefined && !chosen) {
      throw new RangeError(`behavior is one of ${Object.keys(behaviors).join(', ')}`);
    }
    if (chosen) actions.setCardBehavior(id, chosen);
    else {
      actions.updateCard(id, {
        ...(month === undefined ? {} : { expMonth: Number(month) }),
        ...(year === undefined ? {} : { expYear: Number(year) }),
        ...(last4 === undefined ? {} : { last4 }),
      });
    }
    return actions.look(id);
  }

  async #webhooks(fields: Fields): Promise<unknown> {
    const { webhooks } = this.#parts;
    const byAction: Record<string, () => unknown> = {
      hold: () => webhooks.hold(),
      release: () => webhooks.release(),
      release_reversed: () => webhooks.release('reversed'),
      undisturbed: () => webhooks.undisturbed(),
      resend: () => webhooks.resend(fields['event'] ?? ''),
      duplicate: () => webhooks.duplicate(Number(fields['times'] ?? 2)),
      reverse: () => webhooks.reverse(true),
      delay: () =>
        webhooks.delay({ seconds: Number(fields['seconds'] ?? 0), days: Number(fields['days'] ?? 0) }),
      drop: () => {
        const { type, nth } = fields;
        webhooks.drop(type === undefined ? Number(nth ?? 1) : (event) => event.type === type);
      },
    };
    const act = byAction[fields['action'] ?? ''];
    if (!act) throw new RangeError(`action is one of ${Object.keys(byAction).join(', ')}`);
    await act();
    this.#parts.onChange();
    return { holding: webhooks.isHolding, waiting: webhooks.waiting.length };
  }

  /** Shows the page, what it lists, or an object as Stripe's API does. */
  async #show(response: ServerResponse, path: string): Promise<void> {
    const { world, time, webhooks, violations } = this.#parts;
    const state = { now: time.now().toISOString(), waiting: webhooks.waiting.length };
    if (path === '') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(await readFile(pageFile));
    } else if (path === 'state') json(response, 200, { ...state, violations });
    else if (path === 'records') {
      const facts = { holding: webhooks.isHolding, violations: violations.length };
      json(response, 200, { ...state, ...facts, ...this.#records() });
    } else {
      const id = path.startsWith('objects/') ? path.slice('objects/'.length) : '';
      const object = render(world.data, id, world.now());
      json(response, object ? 200 : 404, object ?? { error: 'There is no such object.' });
    }
  }

  /** Returns the latest records of each kind, newest first. */
  #records(): Record<string, unknown[]> {
    const { world } = this.#parts;
    const { customers, subscriptions, invoices, paymentIntents, setupIntents } = world.data;
    const latest = <T>(all: readonly T[]) => all.slice(-shownMax).reverse();
    const viewsOf = (records: Record<string, object>) =>
      latest(Object.keys(records)).map((id) => world.view(id));
    const asking = [...Object.values(paymentIntents), ...Object.values(setupIntents)].filter(
      ({ status }) => status === 'requires_action',
    );
    return {
      intents: latest(asking).map(({ id }) => world.view(id)),
      customers: viewsOf(customers),
      subscriptions: viewsOf(subscriptions),
      invoices: viewsOf(invoices),
      events: latest(world.events),
    };
  }

  /** Answers the requests of Stripe.js, which come from another origin. */
  async #browser(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const { world, time, onChange } = this.#parts;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    time.catchUp();
    if (path === '/browser/intent' && request.method === 'GET') {
      return void json(response, 200, intentForField(world, query.get('client_secret') ?? undefined));
    }
    const body: CardFieldRequest = await read(request);
    if (path === '/browser/payment_methods') json(response, 200, createFromField(world, body));
    else if (path === '/browser/confirm') json(response, 200, confirmFromField(world, body));
    else json(response, 404, { error: { type: 'invalid_request_error', message: 'There is no such call.' } });
    onChange();
  }
}
