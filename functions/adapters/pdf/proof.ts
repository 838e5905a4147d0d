import type { Attachment } from 'pdfmake/interfaces.js';
import { evidenceFileName } from '#shared/evidence/document/evidence-file.ts';

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
  /** The content of evidence.json. */
  evidence: string;
};

/** An attachment with fields that pdfkit accepts but pdfmake's types omit. */
type DatedAttachment = Attachment & {
  type: string;
  relationship: 'Data';
  creationDate: Date;
  modifiedDate: Date;
};

/**
 * Returns the attachment of an entry's PDF: the data from which its pages were made, and the proof of the
 * data.
 */
export function evidenceFile(evidence: string, at: Date): Record<string, DatedAttachment> {
  const src = `data:application/json;base64,${Buffer.from(evidence).toString('base64')}`;
  const description = 'The seal of this entry, and the proof that it is in the public log';
  const facts = {
    type: 'application/json',
    relationship: 'Data',
    creationDate: at,
    modifiedDate: at,
  } as const;
  return { evidence: { src, name: evidenceFileName, description, ...facts } };
}
