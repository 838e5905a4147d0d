import { differenceInDays } from 'date-fns/differenceInDays';
import type { DocumentSigner } from '#functions/adapters/pdf/sign-pdf.ts';
import { type SignedDocuments, signedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { timestampAuthorities } from '#functions/adapters/timestamps/timestamp-authorities.ts';
import { env } from '#functions/env.ts';
import { log, logFailure, logMessages } from '../middleware/log-request.ts';

/** From this many days before the certificate expires, each signed document reports it. */
const warningDays = 30;

let timestamps: Promise<DocumentSigner['timestamp']> | undefined;

/** Returns the function that timestamps signatures; undefined in a function or stage without authorities. */
async function findTimestamps(): Promise<DocumentSigner['timestamp']> {
  const authorities = timestampAuthorities();
  if (authorities.length === 0) return undefined;
  const { documentTimestamps } = await import('#functions/adapters/timestamps/document-timestamps.ts');
  return documentTimestamps({
    authorities,
    reportFailure: (authority, error) => logFailure(error, logMessages.documentNotStamped, { authority }),
    now: Date.now,
  });
}

/** Returns the maker of signed documents. */
export const documents = (): SignedDocuments =>
  signedDocuments(async () => {
    const { documentSigner } = await import('#functions/adapters/signing/document-signer.ts');
    timestamps ??= findTimestamps();
    const [signer, timestamp] = await Promise.all([documentSigner(), timestamps]);
    const days = differenceInDays(signer.expires, new Date());
    if (days < warningDays) log().warn(logMessages.certificateExpires, { days });
    return { ...signer, ...(timestamp && { timestamp }) };
  }, env('SITE_URL'));
