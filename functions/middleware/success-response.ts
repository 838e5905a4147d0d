import type { RouteContract } from '#shared/contract/schemas.ts';
import { toWire } from '#shared/contract/wire.ts';
import { emptyResponse, fileResponse, type HttpResponse, jsonResponse } from './http-response.ts';
import { logMessages } from './log-request.ts';

/** A file: its bytes, or a short-lived address. */
export type FileResponse =
  | { bytes: Uint8Array; contentType: string; fileName: string }
  | { redirectTo: string };

const isFile = (value: object): value is FileResponse => 'bytes' in value || 'redirectTo' in value;

/** Returns the response to a success. Checks it against the contract and strips undeclared fields. */
export function successResponse(contract: RouteContract, value: unknown): HttpResponse {
  const [status = 0, schema] =
    Object.entries(contract.responses).map(([key, response]) => [Number(key), response] as const)[0] ?? [];
  if (typeof value === 'object' && value !== null && isFile(value)) {
    return 'bytes' in value
      ? fileResponse(value.bytes, value.contentType, value.fileName)
      : emptyResponse(303, { location: value.redirectTo });
  }
  if (schema === undefined || typeof schema === 'string') return emptyResponse(status);
  const answer = schema.safeParse(toWire(value));
  if (!answer.success) {
    const paths = answer.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`${logMessages.answerBroken}: ${contract.id} at ${paths.join(', ')}`);
  }
  return jsonResponse(status, answer.data);
}
