import { entryPdf, type PrintedEntry } from '#functions/adapters/pdf/entry-pdf.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';
import { options, printedEntry } from './sample-entry.ts';

/** Prints a sample entry with these changes, and reads the PDF. */
export async function printed(
  entry: Partial<PrintedEntry> = {},
  more: Partial<Parameters<typeof entryPdf>[1]> = {},
): Promise<ReadPdf> {
  return readPdf(await entryPdf(printedEntry(entry), { ...options, ...more }));
}

/** Returns a function that prints once and shares the result: a print takes longer than any assertion on it. */
export function sharedPrint(entry: Partial<PrintedEntry>): () => Promise<ReadPdf> {
  let print: Promise<ReadPdf> | undefined;
  return () => {
    print ??= printed(entry);
    return print;
  };
}
