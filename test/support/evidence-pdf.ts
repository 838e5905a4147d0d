import { makePdf } from '#functions/adapters/pdf/pdf-maker.ts';
import type { SignatureGoal } from '#functions/adapters/pdf/prolonged.ts';
import { proofFiles } from '#functions/adapters/pdf/proof.ts';
import { type DocumentSigner, signPdf } from '#functions/adapters/pdf/sign-pdf.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { signatureReason } from '#shared/evidence/document/document-kind.ts';
import type { EvidenceFile } from '#shared/evidence/document/evidence-file.ts';
import { tlogProof } from '#shared/evidence/log/tlog-proof.ts';
import { attachedFiles } from '#shared/evidence/pdf/attachments.ts';
import { wordsOfPages } from '#shared/evidence/pdf/page-words.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { testJournal } from './evidence.ts';

const signedAt = new Date('2026-11-20T15:04:05Z');

/** The entry that pages show. */
type Shown = Pick<EvidenceFile['link'], 'position' | 'hash'>;

type PageOptions = {
  shown?: Shown | null | undefined;
  images?: readonly string[];
  /** The content of entry.tlog-proof, if it is not the one of the evidence. Null for none. */
  proof?: string | null;
};

/** Returns evidence as the text that is attached and signed. */
export const evidenceText = (evidence: EvidenceFile) => `${JSON.stringify(evidence, null, 2)}\n`;

/**
 * Returns a PDF with two pages like those of an entry, with its evidence attached; not signed. `shown` is the entry on the
 * pages if it is another one, or none. `images` are data URLs.
 */
export function pageWith(
  text: string,
  evidence?: EvidenceFile,
  {
    shown = evidence?.link,
    images = [],
    proof = evidence?.log ? tlogProof(evidence.log) : null,
  }: PageOptions = {},
): Promise<Uint8Array> {
  const foot =
    shown && `Entry ${formatEntryNumber(Number(shown.position))}  ·  SHA-256 ${shown.hash.slice(0, 12)}`;
  return makePdf({
    content: [
      text,
      ...images.map((image) => ({ image, width: 20 })),
      ...(shown ? [{ text: `${shown.hash} ${testJournal}`, pageBreak: 'before' as const }] : []),
    ],
    ...(foot && { footer: foot }),
    ...(evidence && { files: proofFiles({ evidence: evidenceText(evidence), tlogProof: proof }, signedAt) }),
    defaultStyle: { font: 'Inter' },
    info: { creationDate: signedAt },
  });
}

/** Returns a PDF signed as the service signs: an entry if there is evidence, otherwise a printed journal. */
export async function signedPage(
  signer: DocumentSigner,
  text: string,
  evidence?: EvidenceFile,
  { goal = 'B-LT', ...options }: Parameters<typeof pageWith>[2] & { goal?: SignatureGoal } = {},
): Promise<Uint8Array> {
  const reason = evidence ? signatureReason('entry', evidenceText(evidence)) : signatureReason('journal');
  return signPdf(await pageWith(text, evidence, options), signer, { signedAt, reason, goal });
}

/** Returns the files attached to a PDF, and the words on its pages, as a verifier reads them. */
export async function readEvidencePdf(bytes: Uint8Array) {
  const pdf = new PdfFile(bytes);
  const budget = new CheckBudget();
  const files = (await attachedFiles(pdf, budget)).map(({ content }) => new TextDecoder().decode(content));
  return { files, words: (await wordsOfPages(pdf, budget)).flat() };
}
