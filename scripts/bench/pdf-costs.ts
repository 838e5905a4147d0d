import { entryPdf, type PrintedEntry } from '#functions/adapters/pdf/entry-pdf.ts';
import { drawnByPdfkit } from './pdf/bare-pdfkit.ts';
import { emptyPage, type Printer, startPrinter } from './pdf/chromium-print.ts';
import { recordedDrawing } from './pdf/drawing.ts';
import { bodyOf } from './pdf/drawing-html.ts';
import { imageBytes } from './pdf/pdf-bytes.ts';
import { median } from './quantile.ts';

/** What a way of making one PDF takes: milliseconds (median), and bytes of the file without and with its images. */
export type PdfCost = { milliseconds: number; ownBytes: number; bytes: number };

/** The same pages, made in several ways. */
export type PdfCosts = {
  pages: number;
  ours: PdfCost;
  pdfkit: PdfCost;
  /** A Chromium that runs, a page for each document. */
  chromiumWarm: PdfCost;
  /** The same with one page, typefaces loaded, that is filled anew. */
  chromiumKept: PdfCost;
  /** With its start. */
  chromiumCold: PdfCost;
};

/** A way to make the PDF; `after` is what it leaves to do, which nobody waits for. */
type Way = { make: () => Promise<Uint8Array>; after?: () => Promise<void>; rounds: number };

/**
 * Makes the PDF of an entry in every way, by turns. Ours prints another of the entries each time, people, place and images
 * anew, as it does for a notary; the others print the pages of the first again.
 */
export async function pdfCosts(
  entries: readonly [PrintedEntry, ...PrintedEntry[]],
  {
    chromium,
    folder,
    rounds,
    coldRounds,
  }: {
    chromium: string;
    folder: string;
    rounds: number;
    coldRounds: number;
  },
): Promise<PdfCosts> {
  const print = (entry: PrintedEntry) =>
    entryPdf(entry, { timezone: 'America/Denver', printedAt: new Date() });
  const [first] = entries;
  let printed = 0;
  const ours = () => {
    printed += 1;
    return print(entries[printed % entries.length] ?? first);
  };
  const drawing = await recordedDrawing(() => print(first));
  const address = await emptyPage(drawing, folder);
  const body = bodyOf(drawing);
  const printer = await startPrinter(chromium, address);
  let started: Printer | undefined;
  async function startAndPrint(): Promise<Uint8Array> {
    started = await startPrinter(chromium, address);
    return started.inNewPage(body);
  }
  const cold: Way = { make: startAndPrint, after: async () => started?.close(), rounds: coldRounds };
  const ways: Record<Exclude<keyof PdfCosts, 'pages'>, Way> = {
    ours: { make: ours, rounds },
    pdfkit: { make: () => drawnByPdfkit(drawing), rounds },
    chromiumWarm: { make: () => printer.inNewPage(body), rounds },
    chromiumKept: { make: () => printer.inKeptPage(body), rounds },
    chromiumCold: cold,
  };

  const times = new Map<Way, number[]>(Object.values(ways).map((way) => [way, []]));
  const files = new Map<Way, Uint8Array>();
  for (let round = -2; round < rounds; round += 1) {
    for (const way of Object.values(ways)) {
      if (round >= way.rounds || (round < 0 && way === ways.chromiumCold)) continue;
      const start = performance.now();
      files.set(way, await way.make());
      // The first two open fonts and compile.
      if (round >= 0) times.get(way)?.push(performance.now() - start);
      await way.after?.();
    }
  }
  await printer.close();
  const cost = (way: Way): PdfCost => {
    const file = files.get(way) ?? new Uint8Array();
    return {
      milliseconds: median(times.get(way) ?? []),
      ownBytes: file.length - imageBytes(file),
      bytes: file.length,
    };
  };
  return {
    pages: drawing.pages.length,
    ours: cost(ways.ours),
    pdfkit: cost(ways.pdfkit),
    chromiumWarm: cost(ways.chromiumWarm),
    chromiumKept: cost(ways.chromiumKept),
    chromiumCold: cost(ways.chromiumCold),
  };
}
