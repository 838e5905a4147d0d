import { PDF } from '@libpdf/core';
import { evidenceFileName } from '#shared/evidence/evidence-file.ts';
import { verifyPdf } from '#shared/evidence/verify-pdf.ts';
import { BoundedReader } from '../fuzz/bounded-reader.ts';
import { type Attack, firstOf } from './attack.ts';
import { attachingObjects, jpegWith, pngWith } from './deceiving-picture.ts';
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
async function frontPage(target: Target, { token }: Account, signature: string): Promise<Buffer | undefined> {
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
