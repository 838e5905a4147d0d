import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { readBody } from '../../processes/http-server.ts';
import type { Time } from '../clock.ts';
import type { Faults } from '../faults.ts';
import type { Operation } from '../operation.ts';
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
  violations: Violation[];
  requests: SeenRequest[];
  /** Called after a request that may have changed state. */
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
type Performed = { status: number; answer: unknown };
type Answered = Performed & { replayed: boolean };
type Judged = { matched: MatchedOperation; operation: Operation; params: object };

const maxBytes = 1024 * 1024;

const refusal = (status: number, message: string, rest: object = {}) =>
  new StripeError(status, { type: 'invalid_request_error', message, ...rest });

/** Answers the official SDK: validates the request, handles it once, and validates the answer. */
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
      const judged = this.#judge(asked);
      const perform = () => this.#perform(asked, judged, delayMs);
      return asked.method === 'POST' && asked.key !== null
        ? await this.#once(asked, asked.key, perform)
        : { ...(await perform()), replayed: false };
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
    throw refusal(400, `Invalid Stripe API version: ${version}; the emulator speaks ${wanted}`);
  }

  #judge(asked: Asked): Judged {
    const { specification } = this.#parts;
    const matched = specification.find(asked.method, asked.path);
    const operation = matched && operations[matched.name];
    if (!matched || !operation) {
      const message = `The Stripe emulator does not implement ${asked.method} ${asked.path}.`;
      this.#violate('unknown operation', asked, message);
      throw refusal(404, message);
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
    const unsupported = Object.keys(params).find(
      (name) => name !== 'expand' && !operation.supports.includes(name),
    );
    if (unsupported !== undefined) {
      const message = `The emulator does not implement the parameter ${unsupported} of ${matched.name}.`;
      this.#violate('unsupported', asked, message);
      throw refusal(400, message, { param: unsupported });
    }
    return { matched, operation, params };
  }

  /** Handles a request with an idempotency key once. A repeated request gets the first answer, even a refusal. */
  async #once(asked: Asked, key: string, perform: () => Promise<Performed>): Promise<Answered> {
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

  async #perform(asked: Asked, judged: Judged, delayMs: number | undefined): Promise<Performed> {
    const performed = this.#run(asked, judged);
    if (delayMs !== undefined) await pause(delayMs);
    const { matched } = judged;
    const wrong = this.#parts.specification.judgeAnswer(matched, performed.status, performed.answer);
    if (wrong === undefined) return performed;
    this.#violate('answer', asked, wrong);
    return {
      status: 500,
      answer: { error: { type: 'api_error', message: `The emulator's answer broke its schema: ${wrong}` } },
    };
  }

  #run(asked: Asked, { matched, operation, params }: Judged): Performed {
    const { world } = this.#parts;
    const paths = 'expand' in params && Array.isArray(params.expand) ? params.expand.map(String) : [];
    const work = () => {
      const answer = operation.answer({ world, params, id: matched.id });
      return expand(world.data, world.now(), answer, paths);
    };
    try {
      world.origin = { id: asked.id, idempotency_key: asked.key };
      return { status: 200, answer: asked.method === 'GET' ? work() : world.transact(work) };
    } catch (error) {
      return this.#refused(error);
    } finally {
      world.origin = { id: null, idempotency_key: null };
    }
  }

  #refused(error: unknown): Performed {
    if (error instanceof StripeError) return { status: error.status, answer: { error: error.details } };
    console.error('The Stripe emulator failed', error);
    return { status: 500, answer: { error: { type: 'api_error', message: 'The emulator failed' } } };
  }
}
