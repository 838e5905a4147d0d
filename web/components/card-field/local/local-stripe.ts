import { type CardRefusal, isSetup } from '../card-field.ts';
import type { CardEntry } from './card-entry.ts';

/** Path of the local Stripe emulator on the site's own origin. */
const base = '/_stripe/_double';
const unreachable = 'The card could not be checked. Please try again.';

type Json = Record<string, unknown>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Posts JSON and returns the answer or the refusal. */
async function post(path: string, body: Json): Promise<{ json: Json } | CardRefusal> {
  let json: unknown;
  try {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    json = await response.json();
  } catch {
    return { message: unreachable };
  }
  if (!isJson(json)) return { message: unreachable };
  const { error } = json;
  if (error === undefined) return { json };
  if (!isJson(error)) return { message: unreachable };
  const message = textOf(error['message']) ?? unreachable;
  return { message, isRetryable: error['type'] === 'card_error' };
}

/** Creates a payment method from a card. */
export async function createPaymentMethod(card: CardEntry): Promise<{ id: string } | CardRefusal> {
  const { number, month, year, cvc } = card;
  const answer = await post('/browser/payment_methods', {
    card: { number, exp_month: month, exp_year: year, cvc },
  });
  if (!('json' in answer)) return answer;
  const made = answer.json['paymentMethod'];
  const id = isJson(made) ? textOf(made['id']) : undefined;
  return id ? { id } : { message: unreachable };
}

/** Confirms a payment or a card setup; `askBank` replaces the bank's page. */
export async function confirmIntent(
  clientSecret: string,
  paymentMethodId: string | undefined,
  askBank: () => Promise<'succeed' | 'fail'>,
): Promise<{ ok: true } | CardRefusal> {
  const answer = await post('/browser/confirm', {
    client_secret: clientSecret,
    ...(paymentMethodId && { payment_method: paymentMethodId }),
  });
  if (!('json' in answer)) return answer;
  const intent = answer.json[isSetup(clientSecret) ? 'setupIntent' : 'paymentIntent'];
  if (!isJson(intent)) return { message: unreachable };
  if (intent['status'] !== 'requires_action') return outcomeOf(intent);
  const told = await post('/authenticate', { intent: intent['id'], outcome: await askBank() });
  return 'json' in told ? outcomeOf(told.json) : told;
}

const done: readonly unknown[] = ['succeeded', 'processing', 'requires_capture'];

function outcomeOf(intent: Json): { ok: true } | CardRefusal {
  if (done.includes(intent['status'])) return { ok: true };
  const error = intent['last_payment_error'] ?? intent['last_setup_error'];
  const message = isJson(error) ? textOf(error['message']) : undefined;
  return { message: message ?? 'The bank did not confirm the payment. Try another card.', isRetryable: true };
}
