import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { readBody } from '../../http-server.ts';
import type { RetrySettings } from '../billing/collect.ts';
import type { Time } from '../clock.ts';
import type { Faults } from '../faults.ts';
import type { Json } from '../models.ts';
import type { Call } from '../operation.ts';
import { operations } from '../operations.ts';
import { StripeError } from '../stripe-error.ts';
import type { World } from '../world.ts';
import { expand } from './expand.ts';
import { decodeForm, type Form } from './form.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import type { MatchedOperation, Specification } from './specification.ts';
import type { SeenRequest, Violation } from './violations.ts';

export type FrontParts = {
  world: World;
  time: Time;
  specification: Specification;
  keys: IdempotencyKeys;
  faults: Faults;
  retries: RetrySettings;
  violations: Violation[];
  requests: SeenRequest[];
  /** Called after a request that may have changed something. */
  onChange: () => void;
};

type Asked = {
  method: string;
  path: string;
  text: string;
  form: Form | undefined;
  key: string | null;
  id: string;
};
type Answered = { status: number; answer: unknown; replayed: boolean };

const maxBytes = 1024 * 1024;

const refusal = (status: number, message: string, rest: object = {}) =>
  new StripeError(status, { type: 'invalid_request_error', message, ...rest });

/** Answers what the official SDK asks: judges the request, answers it once, judges the answer. */
export class Front {
  readonly #parts: FrontParts;
  #count = 0;

  constructor(parts: FrontParts) {
    this.#parts = parts;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { time, faults, requests, onChange } = this.#parts;
    const asked = await this.#read(request);
    time.catchUp();
    const fault = faults.take(asked.method, asked.path);
    if (fault?.kind === 'lost before') return void request.socket.destroy();
    const answered: Answered =
      fault?.kind === 'error'
        ? {
            status: 500,
            answer: { error: { type: 'api_error', message: 'An unknown error occurred' } },
            replayed: false,
          }
        : await this.#answer(request, asked, fault?.kind === 'delay' ? fault.ms : undefined);
    const { status, answer, replayed } = answered;
    requests.push({
      method: asked.method,
      path: asked.path,
      params: asked.form ?? {},
      idempotencyKey: asked.key,
      status,
      replayed,
    });
    if (asked.method !== 'GET') onChange();
    if (fault?.kind === 'lost after') return void request.socket.destroy();
    if (fault?.kind === 'hold') await faults.hold();
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': asked.id,
      'stripe-version': this.#parts.specification.version,
      ...(asked.key === null ? {} : { 'idempotency-key': asked.key }),
      ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
    });
    response.end(JSON.stringify(answer, null, 2));
  }

  async #read(request: IncomingMessage): Promise<Asked> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = (await readBody(request, maxBytes))?.toString() ?? '';
    const text = [url.search.slice(1), body].filter(Boolean).join('&');
    const key = request.headers['idempotency-key'];
    this.#count += 1;
    return {
      method: request.method ?? 'GET',
      path: url.pathname,
      text,
      form: decodeForm(text),
      key: typeof key === 'string' ? key : null,
      id: `req_${this.#parts.world.data.seed}${String(this.#count).padStart(6, '0')}`,
    };
  }

  async #answer(request: IncomingMessage, asked: Asked, delayMs: number | undefined): Promise<Answered> {
    try {
      this.#checkCaller(request, asked);
      const { matched, params } = this.#judge(asked);
      return asked.method === 'POST' && asked.key !== null
        ? await this.#once(asked, asked.key, () => this.#perform(asked, matched, params, delayMs))
        : { ...(await this.#perform(asked, matched, params, delayMs)), replayed: false };
    } catch (error) {
      return { ...this.#refused(error), replayed: false };
    }
  }

  #violate(kind: Violation['kind'], { method, path }: Asked, message: string): void {
    this.#parts.violations.push({ kind, method, path, message });
  }

  #checkCaller(request: IncomingMessage, asked: Asked): void {
    const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (key === undefined) throw refusal(401, 'You did not provide an API key.');
    if (!/^(sk|rk)_test_\w+$/.test(key)) {
      throw refusal(401, `Invalid API Key provided: ${key.slice(0, 8)}***`, { code: 'api_key_invalid' });
    }
    const version = request.headers['stripe-version'];
    const wanted = this.#parts.specification.version;
    if (version === wanted) return;
    this.#violate('version', asked, `Stripe-Version ${version} instead of ${wanted}`);
    throw refusal(400, `Invalid Stripe API version: ${version}; the double speaks ${wanted}`);
  }

  #judge(asked: Asked): { matched: MatchedOperation; params: object } {
    const { specification } = this.#parts;
    const matched = specification.find(asked.method, asked.path);
    const known = matched && operations[matched.id];
    if (!matched || !known) {
      this.#violate('unknown path', asked, 'no such operation');
      throw refusal(404, `Unrecognized request URL (${asked.method}: ${asked.path}).`);
    }
    if (!asked.form) {
      this.#violate('request', asked, 'not a form');
      throw refusal(400, 'Invalid request: the parameters contradict each other.');
    }
    const judged = specification.judgeRequest(matched, asked.form);
    if ('fault' in judged) {
      const { message, param, code } = judged.fault;
      this.#violate('request', asked, message);
      throw refusal(400, message, { param, ...(code === 'parameter_invalid' ? {} : { code }) });
    }
    const params = typeof judged.params === 'object' && judged.params !== null ? judged.params : {};
    const unsupported = Object.keys(params).find((name) => name !== 'expand' && !known.knows.includes(name));
    if (unsupported !== undefined) {
      this.#violate('unsupported', asked, `the double does not obey ${unsupported}`);
      throw refusal(400, `The double does not obey the parameter ${unsupported}.`, { param: unsupported });
    }
    return { matched, params };
  }

  /** Does a keyed request once; a repeated one gets the first answer, whatever it was. */
  async #once(
    asked: Asked,
    key: string,
    perform: () => Promise<{ status: number; answer: unknown }>,
  ): Promise<Answered> {
    const { keys, time } = this.#parts;
    const request = { method: asked.method, path: asked.path, body: asked.text };
    const kept = keys.begin(key, request, time.seconds());
    if (kept) return { status: kept.status, answer: kept.answer, replayed: true };
    try {
      const performed = await perform();
      keys.keep(key, { ...request, ...performed, at: time.seconds() });
      return { ...performed, replayed: false };
    } finally {
      keys.end(key);
    }
  }

  async #perform(
    asked: Asked,
    matched: MatchedOperation,
    params: object,
    delayMs: number | undefined,
  ): Promise<{ status: number; answer: unknown }> {
    const performed = await this.#run(asked, matched, params);
    if (delayMs !== undefined) await pause(delayMs);
    const wrong = this.#parts.specification.judgeAnswer(matched, performed.status, performed.answer);
    if (wrong === undefined) return performed;
    this.#violate('answer', asked, wrong);
    return {
      status: 500,
      answer: { error: { type: 'api_error', message: `The double's answer broke its schema: ${wrong}` } },
    };
  }

  async #run(
    asked: Asked,
    matched: MatchedOperation,
    params: object,
  ): Promise<{ status: number; answer: unknown }> {
    const { world, time, retries } = this.#parts;
    const operation = operations[matched.id];
    const call: Call<unknown> = {
      world,
      params,
      path: (name = 'id') => matched.path[name] ?? '',
      retries,
      advanceTestClock: (id, to) => time.advanceTestClock(id, to),
    };
    const paths = 'expand' in params && Array.isArray(params.expand) ? params.expand.map(String) : [];
    try {
      world.origin = { id: asked.id, idempotency_key: asked.key };
      const answer = await world.transact(() => {
        const done = operation?.answer(call) ?? {};
        return done instanceof Promise ? done : this.#expanded(done, paths);
      });
      return { status: 200, answer };
    } catch (error) {
      return this.#refused(error);
    } finally {
      world.origin = { id: null, idempotency_key: null };
    }
  }

  #expanded(answer: Json, paths: string[]): Json {
    const { world } = this.#parts;
    return paths.length === 0 ? answer : expand(world.data, world.now(), answer, paths);
  }

  #refused(error: unknown): { status: number; answer: unknown } {
    if (error instanceof StripeError) return { status: error.status, answer: { error: error.details } };
    console.error('The Stripe double failed', error);
    return { status: 500, answer: { error: { type: 'api_error', message: 'The double failed' } } };
  }
}
