import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { type ArchivedFile, zipArchive } from '#functions/adapters/exports/zip-archive.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import type { PrintableForms } from '#functions/adapters/images/printable-image.ts';
import { entryPdf, type PrintedEntry } from '#functions/adapters/pdf/entry-pdf.ts';
import type { EntryProof } from '#functions/adapters/pdf/proof.ts';
import { signPdf } from '#functions/adapters/pdf/sign-pdf.ts';
import { documentSigner } from '#functions/adapters/signing/document-signer.ts';
import { entryResponse } from '#functions/services/entries/entry-view.ts';
import { entryEvidence } from '#functions/services/evidence/entry-evidence.ts';
import { logEvidence } from '#functions/wiring/log-evidence.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import type { BenchStack } from './bench-stack.ts';
import { type DeployedCall, deployedCall, redirectedFile } from './deployed-call.ts';
import type { Figures, MadeFile } from './figures.ts';
import { imageBytes } from './pdf-bytes.ts';
import { median } from './quantile.ts';
import { type SealedNotary, sealedNotary } from './sealed-notary.ts';

type FileFigures = Pick<Figures, 'pdf' | 'coldPdf' | 'zip' | 'batch'>;

type FileBench = {
  stack: BenchStack;
  entries: number;
  rounds: { pdf: number; zip: number };
  tell: (what: string) => void;
};

/** Returns the entries as they are printed, with their images, the forms of these that are kept, and proofs. */
function printedEntries({
  account,
  entries,
}: SealedNotary): Promise<{ entry: PrintedEntry; printable: PrintableForms; proof: EntryProof }[]> {
  const deps = { images: imageFiles(), cipher: fieldCipher(account, () => new Date()), logEvidence };
  return Promise.all(
    entries.map(async (entry) => ({
      entry: await entryResponse(deps, account, entry, {}),
      printable: await deps.images.printable(account.id, entry),
      proof: await entryEvidence(deps, account.journalId, entry, []),
    })),
  );
}

type Run = (round: number) => Promise<unknown>;

/**
 * Returns the median of each run in milliseconds, measured in turns over several rounds. Two more rounds at the beginning, which load and
 * compile, do not count.
 */
async function mediansInTurns(rounds: number, runs: readonly Run[]): Promise<number[]> {
  const times = runs.map((): number[] => []);
  for (let round = -2; round < rounds; round += 1) {
    for (const [at, run] of runs.entries()) {
      const start = performance.now();
      await run(round + 2);
      if (round >= 0) times[at]?.push(performance.now() - start);
    }
  }
  return times.map(median);
}

async function medianOf(rounds: number, run: Run): Promise<number> {
  const [middle = 0] = await mediansInTurns(rounds, [run]);
  return middle;
}

/** Stores files in a new ZIP with Info-ZIP. */
async function infoZip(zip: string, files: readonly string[]): Promise<void> {
  await rm(zip, { force: true });
  await promisify(execFile)('zip', ['-q', '-0', '-j', zip, ...files]).catch((cause: unknown) => {
    throw new Error('The bench compares with Info-ZIP. Install the package zip.', { cause });
  });
}

const withSize = ({ location: _, ...call }: DeployedCall, bytes: number): MadeFile => ({
  ...call,
  megabytes: bytes / 1e6,
});

/** Measures one PDF, the ZIP step alone, and whole exports by the bundles of their functions. */
export async function fileCosts({ stack, entries, rounds, tell }: FileBench): Promise<FileFigures> {
  const notary = await sealedNotary('batch@example.com', entries, entries);
  const printed = await printedEntries(notary);

  tell('PDFs');
  const signer = await documentSigner();
  const issuer = { signer: signer.name, siteUrl: 'https://journal.example' };
  const pdfOf = ({ entry, printable, proof }: (typeof printed)[number]) =>
    entryPdf(entry, { timezone: 'America/Denver', printedAt: new Date(), printable, proof, issuer });
  const files: ArchivedFile[] = [];
  for (const one of printed)
    files.push({ name: `entry-${one.entry.entryNumber}.pdf`, bytes: await pdfOf(one) });
  const [first = new Uint8Array()] = files.map(({ bytes }) => bytes);
  // Another entry each time, as a notary prints them.
  const pdfMs = await medianOf(rounds.pdf, async (round) => {
    const one = printed[round % printed.length];
    if (one) await pdfOf(one);
  });
  const signingMs = await medianOf(rounds.pdf, async (round) => {
    const file = files[round % files.length];
    if (file) await signPdf(file.bytes, signer, { signedAt: new Date(), reason: file.name });
  });

  tell(`A ZIP of ${entries} PDFs`);
  const paths = files.map(({ name }) => join(stack.folder, name));
  for (const [at, path] of paths.entries()) await writeFile(path, files[at]?.bytes ?? '');
  async function* fromDisk(): AsyncGenerator<ArchivedFile> {
    for (const { name } of files) yield { name, bytes: await readFile(join(stack.folder, name)) };
  }
  const [zipMs = 0, infoZipMs = 0] = await mediansInTurns(rounds.zip, [
    () => pipeline(zipArchive(fromDisk(), new Date()), createWriteStream(join(stack.folder, 'bench.zip'))),
    () => infoZip(join(stack.folder, 'info.zip'), paths),
  ]);

  tell('Whole exports by the bundles of their functions');
  const { token } = notary;
  const called = (id: RouteId, call: object) => deployedCall(stack.plan, stack.aws, id, { token, ...call });
  const ids = notary.entries.map(({ id }) => id);
  const one = await called('export-entry-pdf', { params: { id: ids[0] } });
  const all = await called('export-entries', { body: { entry_ids: ids } });
  const made = await redirectedFile(all);
  if (!made) throw new Error('export-entries answered no file');
  return {
    pdf: { milliseconds: pdfMs, signingMs, ownBytes: first.length - imageBytes(first), bytes: first.length },
    coldPdf: withSize(one, first.length),
    zip: {
      files: files.length,
      megabytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6,
      milliseconds: zipMs,
      infoZip: infoZipMs,
    },
    batch: { ...withSize(all, made.length), entries },
  };
}
