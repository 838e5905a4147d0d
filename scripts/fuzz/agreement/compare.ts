import { makePdf } from '#functions/adapters/pdf/pdf-maker.ts';
import { proofFiles } from '#functions/adapters/pdf/proof.ts';
import type { Random } from '#scripts/seed/random.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { attachedFiles } from '#shared/evidence/pdf/attachments.ts';
import { wordsOfPages } from '#shared/evidence/pdf/page-words.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import { UnreadableFile } from '#shared/evidence/read-value.ts';
import { popplerReading } from './foreign-readers.ts';
import { type PdfModel, readModel } from './pdf-model.ts';
import { mutatedPdf } from './pdf-mutations.ts';

/** Returns a PDF of two pages with two attached files, made as the service makes the PDF of an entry. */
export async function genuinePdf(): Promise<PdfModel> {
  const at = new Date('2026-11-20T15:04:05Z');
  const made = await makePdf({
    content: ['Entry 000042', { text: 'Deed of trust, José Álvarez', pageBreak: 'before' }],
    footer: 'Entry 000042 of a journal',
    files: proofFiles({ evidence: '{"evidence":1}\n', tlogProof: 'index 1\n' }, at),
    defaultStyle: { font: 'Inter' },
    info: { creationDate: at },
  });
  return readModel(Buffer.from(made));
}

/** Readers break lines and words differently, and order them by place or by the page's content. */
const letters = (text: string) => [...text.normalize('NFKC').replaceAll(/\s/g, '')].sort().join('');

/** Returns the text and the attached files of a PDF, as our verifier reads them; undefined if it refuses the file. */
async function ownReading(bytes: Uint8Array): Promise<{ text: string; attached: string[] } | undefined> {
  try {
    const pdf = new PdfFile(bytes);
    // A verifier fails a file in which something follows that it cannot read.
    if (pdf.end !== bytes.length) return undefined;
    const budget = new CheckBudget();
    const files = await attachedFiles(pdf, budget);
    const words = (await wordsOfPages(pdf, budget)).flat().join(' ');
    return { text: letters(words), attached: files.map(({ content }) => Buffer.from(content).toString()) };
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

/** The outcome for one mutated file. `disagreement` says what another reader sees otherwise in a file that ours accepts. */
export type Comparison = { isAccepted: boolean; changes: string[]; disagreement?: string; bytes: Buffer };

/** Mutates the structure of a PDF, and compares what our reader and poppler see in it, if ours accepts it. */
export async function comparePdf(model: PdfModel, random: Random): Promise<Comparison> {
  const { bytes, changes } = mutatedPdf(model, random);
  const own = await ownReading(bytes);
  if (!own) return { isAccepted: false, changes, bytes };
  const other = await popplerReading(bytes).catch((error: unknown) => String(error));
  if (typeof other === 'string')
    return { isAccepted: true, changes, bytes, disagreement: other.slice(0, 200) };
  const attached = [...other.attached.values()].map(String);
  const isSame = letters(other.text) === own.text && attached.join() === own.attached.join();
  const seen = `${JSON.stringify(other.text)} with ${attached.length} files`;
  return { isAccepted: true, changes, bytes, ...(!isSame && { disagreement: seen }) };
}
