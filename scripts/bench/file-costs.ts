import type { ArchivedFile } from '#functions/adapters/exports/zip-archive.ts';
import { fieldCipher } from '#functions/adapters/field-cipher.ts';
import { imageFiles } from '#functions/adapters/image-files.ts';
import { entryPdf, type PrintedEntry } from '#functions/adapters/pdf/entry-pdf.ts';
import { entryAnswer } from '#functions/services/entry-view.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { ensureChromium } from '../local/chromium.ts';
import type { StackPlan } from '../local/stack-plan.ts';
import { type DeployedCall, deployedCall, redirectedFile } from './deployed-call.ts';
import type { Figures, MadeFile } from './figures.ts';
import { pdfCosts } from './pdf-costs.ts';
import { type SealedNotary, sealedNotary } from './sealed-notary.ts';
import { zipCosts } from './zip-costs.ts';

type FileFigures = Pick<Figures, 'pdf' | 'coldPdf' | 'zip' | 'batch'>;

type FileBench = {
  plan: StackPlan;
  aws: Record<string, string>;
  folder: string;
  entries: number;
  rounds: { pdf: number; cold: number; zip: number };
  tell: (what: string) => void;
};

/** The entries as they are printed, images and all. */
function printedEntries({ account, entries }: SealedNotary): Promise<PrintedEntry[]> {
  const deps = { images: imageFiles(), cipher: fieldCipher(account, () => new Date()) };
  return Promise.all(
    entries.map(async (entry) => ({
      ...(await entryAnswer(deps, account.id, entry)),
      notary: { fullName: account.fullName },
    })),
  );
}

const withSize = ({ location: _, ...call }: DeployedCall, bytes: number): MadeFile => ({
  ...call,
  megabytes: bytes / 1e6,
});

/** What one PDF, the ZIP of some, and whole exports cost, beside what else makes such files. */
export async function fileCosts({
  plan,
  aws,
  folder,
  entries,
  rounds,
  tell,
}: FileBench): Promise<FileFigures> {
  const notary = await sealedNotary('batch@example.com', entries, entries);
  const printed = await printedEntries(notary);
  const [first, ...others] = printed;
  if (!first) throw new Error('The bench has no entry to print');

  tell('One PDF, by ours, pdfkit and Chromium');
  const chromium = ensureChromium();
  const pdf = await pdfCosts([first, ...others], {
    chromium,
    folder,
    rounds: rounds.pdf,
    coldRounds: rounds.cold,
  });

  tell(`A ZIP of ${entries} PDFs, by ours and Info-ZIP`);
  const files: ArchivedFile[] = [];
  for (const entry of printed) {
    const bytes = await entryPdf(entry, { timezone: 'America/Denver', printedAt: new Date() });
    files.push({ name: `entry-${entry.entryNumber}.pdf`, bytes });
  }
  const zip = await zipCosts(files, { notaryId: notary.account.id, folder, rounds: rounds.zip });

  tell('Whole exports by the functions that are deployed');
  const { token } = notary;
  const called = (id: RouteId, call: object) => deployedCall(plan, aws, id, { token, ...call });
  const ids = notary.entries.map(({ id }) => id);
  const one = await called('export-entry-pdf', { params: { id: ids[0] } });
  const all = await called('export-entries', { body: { entry_ids: ids } });
  const made = await redirectedFile(all);
  if (!made) throw new Error('The batch is no file');
  return {
    ...{ pdf, zip },
    coldPdf: withSize(one, files[0]?.bytes.length ?? 0),
    batch: { ...withSize(all, made.length), entries },
  };
}
