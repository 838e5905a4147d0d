import type { CardFault, Json } from './models.ts';

type Details = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: Json;
  setup_intent?: Json;
  payment_method?: Json;
};

/** An error in Stripe's shape. Unless `keepsChanges`, the request's changes are undone. */
export class StripeError extends Error {
  readonly status: number;
  readonly details: Details;
  readonly keepsChanges: boolean;

  constructor(status: number, details: Details, keepsChanges = false) {
    super(details.message);
    this.status = status;
    this.details = details;
    this.keepsChanges = keepsChanges;
  }
}

export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

export function missing(kind: string, id: string, param = 'id'): StripeError {
  return new StripeError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** Returns an error 402 for a declined card. */
export function cardError(
  fault: Omit<CardFault, 'paymentMethod'>,
  objects: { payment_intent?: Json; setup_intent?: Json; payment_method?: Json } = {},
  keepsChanges = false,
): StripeError {
  return new StripeError(
    402,
    {
      type: 'card_error',
      code: fault.code,
      ...(fault.declineCode === null ? {} : { decline_code: fault.declineCode }),
      message: fault.message,
      ...objects,
    },
    keepsChanges,
  );
}
