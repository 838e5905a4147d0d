import { ApiError } from '#web/lib/api/api-error.ts';

const codes = ['NOTARIZATION_LIMIT_EXCEEDED', 'DRAFT_LIMIT_EXCEEDED'];

/** Reports whether a call failed because the plan has no room: for another entry this month, or for another draft. */
export function isWithoutRoom(error: unknown): boolean {
  return error instanceof ApiError && codes.includes(error.code ?? '');
}
