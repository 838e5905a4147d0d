import type { Attachment } from 'pdfmake/interfaces.js';
import { evidenceFileName } from '#shared/evidence/document/evidence-file.ts';

/** The statement that every document makes about itself. */
export type Issuer = {
  /** The name in the certificate of the signature. */
  signer: string;
  /** The address of the site, without a slash at its end. */
  siteUrl: string;
};

/** When a link of the journal first was in a signed checkpoint of the public log, and its place there, from 0. */
export type Witness = { index: number; at: Date };

/** The proof of an entry. */
export type EntryProof = {
  journalId: string;
  /** Null as long as no checkpoint contains the entry. */
  witness: Witness | null;
  /** The content of evidence.json. */
  evidence: string;
};

/** An attached file with what pdfkit also takes. The types of pdfmake omit it. */
type DatedAttachment = Attachment & {
  type: string;
  relationship: 'Data';
  creationDate: Date;
  modifiedDate: Date;
};

/** Returns the attachment of an entry's PDF: the data from which its pages were made, and the proof of the data. */
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
