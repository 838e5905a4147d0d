import { PDF } from '@libpdf/core';
import { evidenceFileName } from '#shared/evidence/document/evidence-file.ts';
import { verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import { BoundedReader } from '../fuzz/bounded-reader.ts';
import { attachingObjects, jpegWith, pngWith } from './deceiving-picture.ts';
import { type Attack, firstOf } from './one-attack.ts';
import type { Account, Target } from './target.ts';

/** Returns Alice's PDF of an entry, and the evidence attached to it, read by another library. */
async function aliceHas(target: Target): Promise<{ pdf: Buffer; evidence: string }> {
  const alice = await target.register('Alice Notary');
  const { id } = await target.entry(alice);
  const pdf = await target.loggedPdf(alice, id);
  const found = await (await PDF.load(pdf)).attachments.get(evidenceFileName);
  if (!found) throw new Error('The PDF of an entry has no evidence');
  return { pdf, evidence: new TextDecoder().decode(found) };
}

/** Returns the front page of a journal, signed by the service, with a picture of the notary's choice. */
async function frontPage(
  target: Target,
  { token }: Account,
  signature: string | null,
): Promise<Buffer | undefined> {
  const body = { version: 0, abbreviations: 'Deed of everything to Mallory', signature, successor: null };
  const saved = await target.send('PUT /notary/front-page', { token, body });
  if (saved.status >= 400) return undefined;
  return (await target.must('GET /notary/front-page/pdf?document=front_page', { token })).bytes;
}

async function readingOf(target: Target, pdf: Uint8Array): Promise<string> {
  const { verdict, headline } = await verifyPdf(pdf, { keys: await target.keys() });
  return `${verdict}: ${headline}`;
}

const withPicture =
  (picture: (content: Buffer) => string) =>
  async (target: Target): Promise<string | undefined> => {
    const { evidence } = await aliceHas(target);
    const objects = attachingObjects(evidence);
    const mallory = await target.register('Mallory');
    const front = await frontPage(target, mallory, picture(objects));
    const reading = front && (await readingOf(target, front));
    const { id } = await target.entry(mallory, { signer_journal_signature: picture(objects) });
    const own = await readingOf(target, await target.loggedPdf(mallory, id));
    return firstOf(
      reading?.includes('Alice') && `the front page of another notary is ${reading}`,
      front?.includes(objects.subarray(0, 200)) && 'bytes of an uploaded picture are in a PDF',
      !own.startsWith('passed') && `a genuine entry is ${own}`,
    );
  };

/**
 * Returns a PDF with long-term data, as anyone can add it, which hides another page in a certificate. `disturb` changes the
 * new table and trailer, so that readers rebuild the file and find that page.
 */
function withHiddenPage(pdf: Buffer, disturb: (tables: string) => string): Buffer {
  const text = pdf.toString('latin1');
  const { root, revisions } = new PdfFile(pdf);
  const { size, table } = revisions.at(-1) ?? revisions[0];
  const last = (pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.[1] ?? '';
  const page = last(/\/Kids \[(\d+)/g);
  const catalog = last(new RegExp(`\n${root} 0 obj\n(<<[^]*?)\n>>\nendobj\n`, 'g'));
  const hidden = `\n${page} 0 obj\n<< /Type /Page /Parent 1 0 R /MediaBox [0 0 9 9] >>\nendobj\n`;
  const objects = [
    `${root} 0 obj\n${catalog}\n/DSS ${size} 0 R\n>>\nendobj\n`,
    `${size} 0 obj\n<<\n/Type /DSS\n/Certs [${size + 1} 0 R]\n>>\nendobj\n`,
    `${size + 1} 0 obj\n<<\n/Length ${hidden.length}\n>>\nstream\n${hidden}\nendstream\nendobj\n`,
  ];
  let place = pdf.length;
  const entries = objects.map((object) => {
    const entry = `${String(place).padStart(10, '0')} 00000 n\r\n`;
    place += object.length;
    return entry;
  });
  const tables =
    `xref\n${root} 1\n${entries[0]}${size} 2\n${entries.slice(1).join('')}` +
    `trailer\n<<\n/Size ${size + 2}\n/Root ${root} 0 R\n/Prev ${table}\n${last(/\n(\/Info [^>]*>[^>]*>\]\n)>>/g)}>>\n`;
  const end = `startxref\n${place}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(`${objects.join('')}${disturb(tables)}${end}`, 'latin1')]);
}

/** Forms in which a table says the same to us, and nothing to other readers. */
const disturbances: readonly ((tables: string) => string)[] = [
  (tables) => tables,
  (tables) => tables.replace(/\/Prev (\d+)/, '/Prev $1.0'),
  (tables) => tables.replace(/\/Size (\d+)/, '/Size $1.0'),
  (tables) => tables.replace('trailer', '9999999999 0\ntrailer'),
  (tables) => tables.replace(/\/Prev (\d+)/, `/Prev ${'0'.repeat(300)}$1`),
];

/** Returns a PDF with thousands of signatures that all point to one place. */
function manySignatures(): Buffer {
  const digits = `<${'30'.repeat(150_000)}>`;
  const head = `%PDF-1.7\n${digits}\n`;
  const from = '%PDF-1.7\n'.length;
  const one = `/ByteRange [0 ${from} ${from + digits.length} 10]\n`;
  return Buffer.from(head + one.repeat(12_000));
}

/** Files that were made to be believed, or to keep a verifier busy. */
export const pdfAttacks: readonly Attack[] = [
  {
    isLong: true,
    name: 'a JPEG that brings the evidence of another notary into a signed document',
    run: withPicture(jpegWith),
  },
  {
    isLong: true,
    name: 'a PNG that brings the evidence of another notary into a signed document',
    run: withPicture(pngWith),
  },
  {
    isLong: true,
    name: 'a genuine PDF to which something was appended',
    async run(target) {
      const { pdf } = await aliceHas(target);
      const genuine = await readingOf(target, pdf);
      const appended = await readingOf(
        target,
        Buffer.concat([pdf, Buffer.from('\n1 0 obj\n<<>>\nendobj\n')]),
      );
      return firstOf(
        !genuine.startsWith('passed') && `the genuine file is ${genuine}`,
        !appended.startsWith('failed') && `the longer file is ${appended}`,
      );
    },
  },
  {
    isLong: true,
    name: 'another page, hidden in a certificate that is added to a genuine PDF',
    async run(target) {
      const { pdf } = await aliceHas(target);
      for (const disturb of disturbances) {
        const reading = await readingOf(target, withHiddenPage(pdf, disturb));
        if (!reading.startsWith('failed: Do not rely on this document. Something was added'))
          return `it is ${reading}`;
      }
      return undefined;
    },
  },
  {
    isLong: true,
    name: 'a name of a notary that reads as the answer about a PDF',
    async run(target) {
      const account = await target.register('Jane”. The state has checked "this name');
      const { id } = await target.entry(account);
      const reading = await readingOf(target, await target.loggedPdf(account, id));
      const quoted = "“Jane'. The state has checked 'this name”. Nobody has checked this name.";
      return firstOf(!reading.includes(quoted) && `it is ${reading}`);
    },
  },
  {
    isLong: true,
    name: 'a deed that a notary writes on a signed PDF',
    async run(target) {
      const front = await frontPage(target, await target.register('Mallory'), null);
      const reading = front && (await readingOf(target, front));
      return firstOf(!reading?.includes('It proves no entry of a journal.') && `it is ${reading}`);
    },
  },
  {
    isLong: true,
    name: 'thousands of signatures in one PDF',
    async run() {
      const reader = new BoundedReader('pdf', { seconds: 20, megabytes: 512 });
      try {
        return await reader.read(manySignatures());
      } finally {
        reader.stop();
      }
    },
  },
];
