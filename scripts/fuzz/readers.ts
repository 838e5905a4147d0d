import { documentContent } from '#functions/adapters/files/document-content.ts';
import { judgeImage } from '#functions/adapters/images/image-limits.ts';
import { imageTasks } from '#functions/adapters/images/image-tasks.ts';
import { readOrders } from '#functions/services/business/read-orders/read-orders.ts';
import { limits } from '#shared/data/limits.ts';
import { stateCodes } from '#shared/data/states.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { sha256Hex } from '#shared/evidence/digest.ts';
import { verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import { verifyExport } from '#shared/evidence/export/verify-export.ts';
import type { KnownKeys } from '#shared/evidence/log/known-keys.ts';
import { attachedFiles } from '#shared/evidence/pdf/attachments.ts';
import { laterUpdates } from '#shared/evidence/pdf/later-updates.ts';
import { wordsOfPages } from '#shared/evidence/pdf/page-words.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import { lastSignatures } from '#shared/evidence/pdf/signatures.ts';
import { UnreadableFile } from '#shared/evidence/read-value.ts';
import { readCms } from '#shared/evidence/signature/cms.ts';
import { openZip, type RandomAccess } from '#shared/evidence/zip/zip-file.ts';
import { signerOfCard } from '#shared/rules/aamva/signer-of-card.ts';
import { csvField } from '#shared/rules/csv.ts';
import { safeFileName } from '#shared/rules/file-name.ts';
import { textFindings } from '#shared/rules/law/text/text-findings.ts';
import { lineProblem } from '#shared/rules/line-of-text.ts';
import { directoryNames, streamedNames } from './other-zip-readers.ts';

/** Reads one input as the product does. It may refuse the input, and must do nothing else: whatever it throws is a fault. */
export type Reader = (input: Buffer) => unknown;

/** Longer ones are refused before they are read. */
const orderBytes = 256 * 1024;

const trusted = { certificates: [] };
const keys: KnownKeys = {
  log: { origin: 'a', vkey: '' },
  exports: { vkey: '' },
  pdf: trusted,
  timestamps: trusted,
};

/** Lets a reader refuse a file. */
async function mayRefuse(read: () => Promise<unknown>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
}

/** Reads a PDF further than a verifier does: not only if the service signed it. */
async function readPdf(bytes: Buffer): Promise<void> {
  const pdf = new PdfFile(bytes);
  const budget = new CheckBudget();
  await mayRefuse(() => attachedFiles(pdf, budget));
  await mayRefuse(() => wordsOfPages(pdf, budget));
  for (const signature of lastSignatures(pdf, budget)) {
    laterUpdates(pdf, signature);
    readCms(signature.cms);
  }
}

const image = (type: 'png' | 'jpeg') => async (file: Buffer) => {
  await documentContent(file);
  if (judgeImage(file, type).kind === 'fault') return;
  for (const task of Object.values(imageTasks)) task(file);
};

/** Reads a ZIP. What is accepted must be the same files for readers of the directory and for those that begin at the first byte. */
async function readZip(bytes: Buffer): Promise<void> {
  const file: RandomAccess = { size: bytes.length, read: async (from, to) => bytes.subarray(from, to) };
  await verifyExport(file, { keys });
  await mayRefuse(async () => {
    const zip = await openZip(file);
    const found: string[] = [];
    for (const name of zip.names) found.push(`${name} ${sha256Hex(await zip.whole(name))}`);
    for (const others of [await directoryNames(bytes), streamedNames(bytes)]) {
      if (others.join() !== found.join()) throw new Error(`Another reader sees other files: ${others}`);
    }
  });
}

/** Every reader of what a stranger can send, by the folder of its corpus. */
export const readers = {
  png: image('png'),
  jpeg: image('jpeg'),
  aamva: (card) => signerOfCard(card.toString('latin1'), { stateCode: 'TX' }, '2026-11-20'),
  zip: readZip,
  pdf: async (file) => {
    await documentContent(file);
    await mayRefuse(() => readPdf(file));
    await verifyPdf(file, { keys });
  },
  text: (bytes) => {
    // A longer one is refused before any rule reads it.
    const text = bytes.toString('utf8').slice(0, limits.commentsLength);
    for (const stateCode of stateCodes) textFindings({ stateCode }, text);
    lineProblem(text);
    csvField(text);
    safeFileName(text, 'pdf');
  },
  order: async (bytes) => {
    const content = bytes.subarray(0, orderBytes);
    for (const format of ['eml', 'ics', 'text'] as const) {
      await readOrders({ format, content, now: new Date(0), notaryZone: 'America/Chicago' }, () => null);
    }
  },
} satisfies Record<string, Reader>;
