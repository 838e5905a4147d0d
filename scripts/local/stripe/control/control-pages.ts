import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../processes/http-server.ts';
import type { Time } from '../clock.ts';
import type { Faults } from '../faults.ts';
import type { CardBehavior } from '../models.ts';
import { StripeError } from '../stripe-error.ts';
import type { Webhooks } from '../webhooks.ts';
import type { Violation } from '../wire/violations.ts';
import type { World } from '../world.ts';
import type { EmulatorActions } from './actions.ts';
import { type CardFieldRequest, confirmFromField, createFromField, intentForField } from './browser.ts';
import { bankPage, dashboard } from './dashboard.ts';
import { actOnFaults } from './fault-control.ts';
import { invoicePage, invoicePdf, receiptPage } from './invoice-page.ts';

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
type Sent = { fields: Fields; json: unknown; isForm: boolean };

const maxBytes = 64 * 1024;

const html = (response: ServerResponse, status: number, text: string) =>
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    })
    .end(text);

const json = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));

async function read(request: IncomingMessage): Promise<Sent> {
  const text = (await readBody(request, maxBytes))?.toString() ?? '';
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  if (isForm || text === '')
    return { fields: Object.fromEntries(new URLSearchParams(text)), json: {}, isForm };
  const parsed: unknown = JSON.parse(text);
  const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return {
    fields: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
    json: parsed,
    isForm,
  };
}

/** Serves what Stripe does not have, below `/_emulator`: the clock, the bank, webhook disturbances, and a dashboard. */
export class ControlPages {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname.slice('/_emulator'.length).replace(/\/$/, '');
    if (path.startsWith('/browser/')) return this.#browser(request, response, path, url.searchParams);
    this.#parts.time.catchUp();
    if (request.method === 'GET') return this.#show(response, path);
    try {
      const sent = await read(request);
      const result = await this.#act(path, sent.fields);
      if (result === undefined) return void json(response, 404, { error: 'There is no such control.' });
      if (!sent.isForm) return void json(response, 200, result);
      response.writeHead(303, { location: sent.fields['return_to'] ?? '/_emulator' }).end();
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

  #show(response: ServerResponse, path: string): void {
    const { world, time, webhooks, violations } = this.#parts;
    const [, kind = '', id = '', part] = path.split('/');
    const { invoices, charges, paymentIntents, setupIntents } = world.data;
    if (kind === '') {
      const facts = {
        world,
        now: time.seconds(),
        isHolding: webhooks.isHolding,
        waiting: webhooks.waiting.length,
      };
      return void html(response, 200, dashboard({ ...facts, violations: violations.length }));
    }
    if (kind === 'state') {
      return void json(response, 200, {
        now: time.now().toISOString(),
        violations,
        waiting: webhooks.waiting.length,
      });
    }
    const invoice = kind === 'invoices' ? invoices[id] : undefined;
    if (invoice && part === 'pdf') {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="Invoice-${invoice.number ?? 'draft'}.pdf"`,
      });
      return void response.end(invoicePdf(invoice));
    }
    if (invoice) return void html(response, 200, invoicePage(world.data, invoice));
    const charge = kind === 'receipts' ? charges[id] : undefined;
    if (charge) return void html(response, 200, receiptPage(world.data, charge));
    const intent = kind === 'bank' ? (paymentIntents[id] ?? setupIntents[id]) : undefined;
    if (intent) return void html(response, 200, bankPage(intent.id));
    html(response, 404, 'There is no such page.');
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
    const body = (await read(request)).json as CardFieldRequest;
    if (path === '/browser/payment_methods') json(response, 200, createFromField(world, body));
    else if (path === '/browser/confirm') json(response, 200, confirmFromField(world, body));
    else json(response, 404, { error: { type: 'invalid_request_error', message: 'There is no such call.' } });
    onChange();
  }
}
