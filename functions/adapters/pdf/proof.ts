import type { Attachment } from 'pdfmake/interfaces.js';
import { evidenceFileName, proofFileName } from '#shared/evidence/document/evidence-file.ts';

/** The statement about its issuer in every document. */
export type Issuer = {
  /** The name in the signing certificate. */
  signer: string;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
};

/**
 * When the public log's signed checkpoints first contained a link of the journal, and its position there,
 * from 0.
 */
export type Witness = { index: number; at: Date };

/** The proof of an entry. */
export type EntryProof = {
  journalId: string;
  /** Null until a checkpoint contains the entry. */
  witness: Witness | null;
  /** Whether enough independent witnesses cosigned that checkpoint. */
  isWitnessed: boolean;
  /** The content of evidence.json. */
  evidence: string;
  /** The content of entry.tlog-proof. Null until a checkpoint contains the entry. */
  tlogProof: string | null;
};

/** An attachment with fields that pdfkit accepts but pdfmake's types omit. */
type DatedAttachment = Attachment & {
  type: string;
  relationship: 'Data';
  creationDate: Date;
  modifiedDate: Date;
};

/** Returns the attachments of an entry's PDF: the data from which its pages were made, and the proofs of the data. */
export function proofFiles(
  { evidence, tlogProof }: Pick<EntryProof, 'evidence' | 'tlogProof'>,
  at: Date,
): Record<string, DatedAttachment> {
  const attached = (name: string, type: string, content: string, description: string): DatedAttachment => ({
    ...{ name, type, description, relationship: 'Data', creationDate: at, modifiedDate: at },
    src: `data:${type};base64,${Buffer.from(content).toString('base64')}`,
  });
  return {
    evidence: attached(
      evidenceFileName,
      'application/json',
      evidence,
      'The seal of this entry, and the proof that it is in the public log',
    ),
    ...(tlogProof !== null && {
      proof: attached(proofFileName, 'text/plain', tlogProof, 'The same proof in the format C2SP tlog-proof'),
    }),
  };
}
