import { type DocumentKind, signatureReason } from '#shared/evidence/document/document-kind.ts';
import type { DutyDocument } from './duty-pdf.ts';
import type { entryPdf } from './entry-pdf.ts';
import type { IntegrityCertificate } from './integrity-pdf.ts';
import type { PrintedJournal } from './journal-pdf.ts';
import type { SignatureGoal } from './prolonged.ts';
import type { EntryProof, Issuer } from './proof.ts';
import { type DocumentSigner, signPdf } from './sign-pdf.ts';

type Unissued<T> = Omit<T, 'issuer'>;

/** Makes the documents that we issue: each names its signer and is signed. */
export type SignedDocuments = {
  /** Returns the PDF of a submitted entry with its proof attached. `goal` is B-LT if it is missing. */
  entry(
    entry: Parameters<typeof entryPdf>[0],
    options: Unissued<Parameters<typeof entryPdf>[1]> & { proof: EntryProof; goal?: SignatureGoal },
  ): Promise<Uint8Array>;
  /** Returns the printed journal of a period. */
  journal(journal: Unissued<PrintedJournal>): Promise<Uint8Array>;
  /** Returns the certificate that a journal is complete and unchanged. */
  certificate(certificate: Unissued<IntegrityCertificate>): Promise<Uint8Array>;
  /** Returns a letter, receipt, or certificate about a duty, or a paper of the notary's business. */
  duty(document: Unissued<DutyDocument>): Promise<Uint8Array>;
};

/**
 * Returns a maker of signed documents that refer to `siteUrl` for verification. Each document is dated and
 * signed at its time of printing. The signature states the kind of document and the attached evidence. The
 * layout engine and the signature library load with the first document.
 */
export function signedDocuments(
  signer: () => Promise<DocumentSigner & { name: string }>,
  siteUrl: string,
): SignedDocuments {
  async function signed(
    signing: { printedAt: Date; reason: string; goal?: SignatureGoal },
    print: (issuer: Issuer) => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const by = await signer();
    const { printedAt: signedAt, ...how } = signing;
    return signPdf(await print({ signer: by.name, siteUrl }), by, { signedAt, ...how });
  }
  /** A document about a whole journal is kept longest, so it also has a timestamp of all of it. */
  const whole = ({ printedAt }: { printedAt: Date }, kind: DocumentKind) =>
    ({ printedAt, reason: signatureReason(kind), goal: 'B-LTA' }) as const;
  return {
    entry: (entry, { goal = 'B-LT', ...options }) => {
      const { printedAt, proof } = options;
      const reason = signatureReason('entry', proof.evidence);
      return signed({ printedAt, reason, goal }, async (issuer) => {
        const { entryPdf } = await import('./entry-pdf.ts');
        return entryPdf(entry, { ...options, issuer });
      });
    },
    journal: (journal) =>
      signed(whole(journal, 'journal'), async (issuer) => {
        const { journalPdf } = await import('./journal-pdf.ts');
        return journalPdf({ ...journal, issuer });
      }),
    certificate: (certificate) =>
      signed(whole(certificate, 'certificate'), async (issuer) => {
        const { integrityPdf } = await import('./integrity-pdf.ts');
        return integrityPdf({ ...certificate, issuer });
      }),
    duty: (document) =>
      signed({ printedAt: document.printedAt, reason: signatureReason(document.kind) }, async (issuer) => {
        const { dutyPdf } = await import('./duty-pdf.ts');
        return dutyPdf({ ...document, issuer });
      }),
  };
}
