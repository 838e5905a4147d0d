import type { CheckBudget } from '../check-budget.ts';
import { sha256Hex } from '../digest.ts';
import { isProofOf } from '../log/tlog-proof.ts';
import { type Attachment, attachedFiles } from '../pdf/attachments.ts';
import { UnreadableFile } from '../read-value.ts';
import { failed, passed, type Statement } from '../statement.ts';
import type { SignedPdf } from './check-pdf.ts';
import { type DocumentKind, documentKinds } from './document-kind.ts';
import { type EvidenceFile, evidenceFileName, proofFileName, readEvidenceFile } from './evidence-file.ts';

/** The names of the files that the PDF of an entry may have attached. The first one must be there. */
const entryAttachments = [evidenceFileName, proofFileName] as const;

/** Checks that the second attachment is the proof of the evidence, and that it is missing without one. */
function checkProofFile({ log }: EvidenceFile, file: Attachment | undefined): void {
  if (!log && file) throw new UnreadableFile(`The PDF has ${proofFileName}, but its evidence has no proof.`);
  if (log && !file) throw new UnreadableFile(`${proofFileName} is missing from this PDF of an entry.`);
  if (log && file && !isProofOf(new TextDecoder().decode(file.content), proofFileName, log)) {
    throw new UnreadableFile(`The attached ${proofFileName} is not the proof in ${evidenceFileName}.`);
  }
}

/** The content of a document that the service signed: its kind, and the evidence of an entry. */
type CheckedDocument = { kind: DocumentKind; evidence: EvidenceFile | undefined };

async function documentOf({ pdf, signature }: SignedPdf, budget: CheckBudget): Promise<CheckedDocument> {
  const { purpose } = signature;
  if (!purpose) throw new UnreadableFile('The signature does not say what kind of document this is.');
  const files = await attachedFiles(pdf, budget);
  const allowed: readonly string[] = purpose.kind === 'entry' ? entryAttachments : [];
  const names = files.map(({ name }) => name);
  const other = names.find((name, at) => !allowed.includes(name) || names.indexOf(name) !== at);
  if (other !== undefined) {
    throw new UnreadableFile('The PDF has an attached file that a document of this kind does not have.');
  }
  if (purpose.evidence === null) return { kind: purpose.kind, evidence: undefined };
  const evidence = files.find(({ name }) => name === evidenceFileName);
  if (!evidence) throw new UnreadableFile(`${evidenceFileName} is missing from this PDF of an entry.`);
  if (sha256Hex(evidence.content) !== purpose.evidence) {
    throw new UnreadableFile(
      `The attached ${evidenceFileName} is not the one that belongs to this document.`,
    );
  }
  const read = readEvidenceFile(new TextDecoder().decode(evidence.content));
  checkProofFile(
    read,
    files.find(({ name }) => name === proofFileName),
  );
  return { kind: purpose.kind, evidence: read };
}

/**
 * Checks which kind of document the service signed, and that nothing is attached but what belongs to a document of this
 * kind. `document` is set only if that is right.
 */
export async function checkDocument(
  signed: SignedPdf,
  budget: CheckBudget,
): Promise<{ statement: Statement; document: CheckedDocument | undefined }> {
  try {
    const document = await documentOf(signed, budget);
    const text = `The service signed this as: ${documentKinds[document.kind]}.`;
    return { statement: passed('document', text), document };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { statement: failed('document', error.message), document: undefined };
  }
}
