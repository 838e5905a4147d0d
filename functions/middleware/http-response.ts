/** What a handler answers to API Gateway (payload format 2.0). */
export type HttpResponse = {
  statusCode: number;
  headers: Record<string, string>;
  body?: string;
  isBase64Encoded?: boolean;
};

/** Private answers are never kept by a cache, and no answer's type is guessed (decisions, "Wire details"). */
const standing = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** An answer of JSON, already in wire form. */
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

/** An answer without a body. */
export function emptyResponse(statusCode: number, headers: Record<string, string> = {}): HttpResponse {
  return { statusCode, headers: { ...standing, ...headers } };
}

/** An answer of bytes that the browser saves under a name. */
export function fileResponse(bytes: Uint8Array, contentType: string, fileName: string): HttpResponse {
  return {
    statusCode: 200,
    headers: {
      ...standing,
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
    },
    body: Buffer.from(bytes).toString('base64'),
    isBase64Encoded: true,
  };
}
