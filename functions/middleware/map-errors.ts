import type { Refusal } from '#functions/outcome.ts';
import { limits } from '#shared/data/limits.ts';
import { type ErrorBody, type ErrorCode, errorDetails } from '#shared/errors.ts';
import { type HttpResponse, jsonResponse } from './http-response.ts';

/** The HTTP status of every refusal, decided only here (specification, section 10). */
const statusOf = {
  NOT_JSON: 400,
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_WRONG: 401,
  STEP_UP_REQUIRED: 403,
  PASSKEY_REFUSED: 401,
  PASSKEY_NOT_FOUND: 404,
  PASSKEY_LIMIT: 409,
  SECOND_FACTOR_ON: 409,
  SECOND_FACTOR_OFF: 409,
  SECOND_FACTOR_NOT_BEGUN: 409,
  PASSWORD_WRONG: 422,
  PASSWORD_JUST_CHANGED: 409,
  SIGN_IN_NOT_FOUND: 404,
  DRAFT_LIMIT_EXCEEDED: 403,
  NOTARIZATION_LIMIT_EXCEEDED: 403,
  PLAN_LACKS_PDF_EXPORT: 403,
  PLAN_LACKS_BATCH_EXPORT: 403,
  PLAN_LACKS_SEARCH: 403,
  EXPORT_TOO_LARGE: 422,
  ROUTE_NOT_FOUND: 404,
  STATE_NOT_FOUND: 404,
  ENTRY_NOT_FOUND: 404,
  INSPECTION_NOT_FOUND: 404,
  INSPECTION_ENDED: 410,
  INSPECTION_CODE_WRONG: 403,
  INSPECTION_LOCKED: 429,
  INSPECTION_CLOSED: 401,
  INSPECTION_WITHOUT_PDF: 403,
  ADDRESS_NOT_FOUND: 404,
  COMMISSION_NOT_FOUND: 404,
  COMMISSION_EXISTS: 409,
  PROFILE_VERSION_STALE: 409,
  PACKAGES_VERSION_STALE: 409,
  MATTER_NOT_FOUND: 404,
  MATTER_VERSION_STALE: 409,
  MATTER_STEP_REFUSED: 409,
  MATTER_FULL: 409,
  FRONT_PAGE_VERSION_STALE: 409,
  UPLOAD_NOT_FOUND: 404,
  DOCUMENT_NOT_FOUND: 404,
  DATA_EXPORT_NOT_FOUND: 404,
  DATA_EXPORT_NOT_READY: 409,
  UPLOAD_NOT_ARRIVED: 409,
  DOCUMENT_LIMIT: 409,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_REFUSED: 415,
  ENTRY_ALREADY_SUBMITTED: 409,
  ENTRIES_PARTLY_SUBMITTED: 409,
  IMPORT_NOT_FOUND: 404,
  IMPORT_LIMIT: 409,
  IMPORT_COMPLETE: 409,
  IMPORT_INCOMPLETE: 409,
  IMPORT_KNOWN: 409,
  IMPORT_KEPT: 409,
  ENTRY_NOT_SUBMITTED: 409,
  ENTRY_STILL_DRAFT: 409,
  ADDENDUM_LIMIT: 409,
  ENTRY_VERSION_STALE: 409,
  EMAIL_ALREADY_REGISTERED: 409,
  PAYLOAD_TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IMAGE_TYPE_MISMATCH: 415,
  IMAGE_REFUSED: 422,
  INVALID_FIELDS: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  RESET_TOKEN_INVALID: 422,
  EMAIL_LINK_INVALID: 422,
  EMAIL_NOT_VERIFIED: 409,
  TOO_MANY_ATTEMPTS: 429,
  ADDRESS_LOOKUP_LIMIT: 429,
  OPEN_DRAFT_LIMIT: 429,
  OPEN_UPLOAD_LIMIT: 429,
  INTEGRITY: 500,
  INTERNAL: 500,
  CARD_DECLINED: 422,
  PAYMENT_METHOD_UNKNOWN: 422,
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

/** Statuses for a signed-in caller, since a 401 would end the session (specification, section 15). */
const statusWhileSignedIn: Partial<Record<ErrorCode, number>> = {
  SECOND_FACTOR_REQUIRED: 422,
  SECOND_FACTOR_WRONG: 422,
  PASSKEY_REFUSED: 422,
};

/** Returns the answer to a refusal. A list of complaints is cut off at 20. A 5xx also has the request ID in its body, and never shows internals. */
export function refusalResponse(refusal: Refusal, requestId: string, signedIn = false): HttpResponse {
  const status = (signedIn ? statusWhileSignedIn[refusal.code] : undefined) ?? statusOf[refusal.code];
  const detail = refusal.detail ?? errorDetails[refusal.code];
  const body: ErrorBody = {
    detail: typeof detail === 'string' ? detail : detail.slice(0, limits.complaints),
    code: refusal.code,
  };
  if (status >= 500) body.request_id = requestId;
  const headers = refusal.retryAfter === undefined ? {} : { 'retry-after': String(refusal.retryAfter) };
  return jsonResponse(status, body, headers);
}
