import { differenceInDays } from 'date-fns/differenceInDays';
import type { DocumentSigner } from '#functions/adapters/pdf/sign-pdf.ts';
import { type SignedDocuments, signedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { timestampAuthorities } from '#functions/adapters/timestamps/timestamp-authorities.ts';
import { env } from '#functions/env.ts';
import { log, logFailure, logMessages } from '../middleware/log-request.ts';

/** From this many days before the certificate expires, each signed document reports it. */
const warningDays = 30;

type Lasting = Pick<DocumentSigner, 'timestamp' | 'longTermData'>;

let lasting: Promise<Lasting> | undefined;

/** Returns what makes signatures outlive their certificate; nothing in a function or stage without authorities. */
async function findLasting(): Promise<Lasting> {
  const authorities = timestampAuthorities();
  if (authorities.length === 0) return {};
  const [{ documentTimestamps }, { longTermData }] = await Promise.all([
    import('#functions/adapters/timestamps/document-timestamps.ts'),
    import('#functions/adapters/revocation/long-term-data.ts'),
  ]);
  const now = Date.now;
  const failing = (message: Parameters<typeof logFailure>[1]) => (authority: string, error: unknown) =>
    logFailure(error, message, { authority });
  return {
    timestamp: documentTimestamps({
      authorities,
      reportFailure: failing(logMessages.documentNotStamped),
      now,
    }),
    longTermData: longTermData({ reportFailure: failing(logMessages.revocationUnknown), now }),
  };
}

/** Returns the maker of signed documents. */
export const documents = (): SignedDocuments =>
  signedDocuments(async () => {
    const { documentSigner } = await import('#functions/adapters/signing/document-signer.ts');
    lasting ??= findLasting();
    const [signer, authorities] = await Promise.all([documentSigner(), lasting]);
    const days = differenceInDays(signer.expires, new Date());
    if (days < warningDays) log().warn(logMessages.certificateExpires, { days });
    return { ...signer, ...authorities };
  }, env('SITE_URL'));
