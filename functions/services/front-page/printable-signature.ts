import { createHash } from 'node:crypto';
import type { PrintableForms } from '#functions/adapters/images/printable-image.ts';
import type { StoredFrontPage } from '#functions/store/account/front-page-store.ts';

/** Returns the stored printable form of the front page's signature, if any, for the PDFs that show it. */
export function printableSignature({ signature, printable }: StoredFrontPage): PrintableForms {
  if (signature === null || !printable) return new Map();
  const file = Buffer.from(signature.slice(signature.indexOf(',') + 1), 'base64');
  return new Map([[createHash('sha256').update(file).digest('hex'), printable]]);
}
