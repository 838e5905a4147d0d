import type { Refusal } from '#functions/outcome.ts';
import { type ErrorBody, type ErrorCode, errorDetails } from '#shared/errors.ts';
import { type HttpResponse, jsonResponse } from './http-response.ts';

/** The HTTP status of every refusal: decided here and nowhere else (decisions, "API conventions"). */
const statusOf = {
  NOT_JSON: 400,
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  DRAFT_LIMIT_EXCEEDED: 403,
  NOTARIZATION_LIMIT_EXCEEDED: 403,
  PLAN_LACKS_PDF_EXPORT: 403,
  ROUTE_NOT_FOUND: 404,
  STATE_NOT_FOUND: 404,
  ENTRY_NOT_FOUND: 404,
  ADDRESS_NOT_FOUND: 404,
  ENTRY_ALREADY_SUBMITTED: 409,
  ENTRY_NOT_SUBMITTED: 409,
  ENTRY_VERSION_STALE: 409,
  EMAIL_ALREADY_REGISTERED: 409,
  PAYLOAD_TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IMAGE_TYPE_MISMATCH: 415,
  INVALID_FIELDS: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  RESET_TOKEN_INVALID: 422,
  TOO_MANY_ATTEMPTS: 429,
  INTERNAL: 500,
  CARD_DECLINED: 422,
  ALREADY_SUBSCRIBED: 409,
  PLAN_UNCHANGED: 409,
  NO_PENDING_CHANGE: 409,
  PAYMENT_DUE: 409,
  CARD_NEEDED: 409,
  REQUEST_IN_PROGRESS: 409,
  SIGNATURE_INVALID: 400,
  PAYMENTS_UNAVAILABLE: 503,
  BUSY: 503,
} as const satisfies Record<ErrorCode, number>;

/** The answer to a refusal. A 5xx carries the request id in its body too and never shows internals. */
export function refusalResponse(refusal: Refusal, requestId: string): HttpResponse {
  const status = statusOf[refusal.code];
  const body: ErrorBody = { detail: refusal.detail ?? errorDetails[refusal.code], code: refusal.code };
  if (status >= 500) body.request_id = requestId;
  const headers = refusal.retryAfter === undefined ? {} : { 'retry-after': String(refusal.retryAfter) };
  return jsonResponse(status, body, headers);
}
