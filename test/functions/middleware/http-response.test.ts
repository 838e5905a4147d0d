import { expect, it } from 'vitest';
import { fileResponse } from '#functions/middleware/http-response.ts';

it.each([
  ['invoice-0001.pdf', 'attachment; filename="invoice-0001.pdf"'],
  [
    'invoice-Ñ-山.pdf',
    'attachment; filename="invoice-N-_.pdf"; filename*=UTF-8\'\'invoice-%C3%91-%E5%B1%B1.pdf',
  ],
])('names a file in a header that every server can send: %s', (name, header) => {
  const { headers } = fileResponse(new Uint8Array([1]), 'application/pdf', name);
  expect(headers['content-disposition']).toBe(header);
  expect(() => new Headers(headers)).not.toThrow();
});
