import type { DocumentSigner } from '#functions/adapters/pdf/sign-pdf.ts';
import { longTermData } from '#functions/adapters/revocation/long-term-data.ts';
import { documentTimestamps } from '#functions/adapters/timestamps/document-timestamps.ts';
import type { TestAuthority } from './certificate-authority.ts';

/** Returns the signer of a test authority, which timestamps signatures and says whether certificates are revoked. */
export function lastingSigner(
  { signer, timestamps }: TestAuthority,
  clock = { now: Date.now },
): Required<DocumentSigner> & { name: string; failures: string[] } {
  const failures: string[] = [];
  const reportFailure = (address: string) => failures.push(new URL(address).pathname);
  const deps = { reportFailure, now: () => clock.now() };
  return {
    ...signer,
    timestamp: documentTimestamps({ authorities: [timestamps], ...deps }),
    longTermData: longTermData(deps),
    failures,
  };
}
