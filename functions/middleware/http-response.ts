import { attachmentHeader } from '#shared/rules/file-name.ts';

/** A handler's response to API Gateway (payload format 2.0). */
export type HttpResponse = {
  statusCode: number;
  headers: Record<string, string>;
  /** Complete Set-Cookie values. */
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
};

/**
 * Caches must not store private responses, and browsers must not guess the content type (specification,
 * section 16).
 */
const standing = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Returns a response with a JSON body that is already in wire form. */
export function jsonResponse(
  statusCode: number,
  body: unknown,
  headers: Record<string, string> = {},
): HttpResponse {
  return {
    statusCode,
    headers: { ...standing, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** Returns a response without a body. */
export function emptyResponse(statusCode: number, headers: Record<string, string> = {}): HttpResponse {
  return { statusCode, headers: { ...standing, ...headers } };
}

/** Returns a file download with a name. */
export function fileResponse(bytes: Uint8Array, contentType: string, fileName: string): HttpResponse {
  return {
    statusCode: 200,
    headers: {
      ...standing,
      'content-type': contentType,
      'content-disposition': attachmentHeader(fileName),
    },
    body: Buffer.from(bytes).toString('base64'),
    isBase64Encoded: true,
  };
}
