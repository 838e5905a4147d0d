import { StripeError } from '../stripe-error.ts';

/** An answer that is replayed to a repeated request. */
export type KeptAnswer = {
  method: string;
  path: string;
  body: string;
  status: number;
  answer: unknown;
  at: number;
};

const lifeSeconds = 24 * 3_600;

/** Stores the answer for each key, so that a repeated request acts only once. */
export class IdempotencyKeys {
  #kept: Record<string, KeptAnswer>;
  readonly #running = new Set<string>();

  constructor(kept: Record<string, KeptAnswer>) {
    this.#kept = kept;
  }

  get state(): Record<string, KeptAnswer> {
    return this.#kept;
  }

  /** Returns the stored answer, if any. Refuses a key that another request used or that is in use. */
  begin(
    key: string,
    request: Pick<KeptAnswer, 'method' | 'path' | 'body'>,
    now: number,
  ): KeptAnswer | undefined {
    if (this.#running.has(key)) {
      throw new StripeError(409, {
        type: 'invalid_request_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotency Key: ${key}`,
      });
    }
    const kept = this.#kept[key];
    if (!kept || kept.at + lifeSeconds < now) {
      this.#running.add(key);
      return undefined;
    }
    const isSame = kept.method === request.method && kept.path === request.path && kept.body === request.body;
    if (isSame) return kept;
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
    });
  }

  keep(key: string, answer: KeptAnswer): void {
    this.#kept[key] = answer;
  }

  end(key: string): void {
    this.#running.delete(key);
  }
}
