import { differenceInDays } from 'date-fns/differenceInDays';
import { type SignedDocuments, signedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { env } from '#functions/env.ts';
import { log, logMessages } from '../middleware/log-request.ts';

/** Days before the end of the certificate from which each signed document reports it. */
const warningDays = 30;

/** Returns the maker of signed documents. */
export const documents = (): SignedDocuments =>
  signedDocuments(async () => {
    const { documentSigner } = await import('#functions/adapters/signing/document-signer.ts');
    const signer = await documentSigner();
    const days = differenceInDays(signer.expires, new Date());
    if (days < warningDays) log().warn(logMessages.certificateExpires, { days });
    return signer;
  }, env('SITE_URL'));
