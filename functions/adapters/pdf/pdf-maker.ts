import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { fontFiles, fonts } from './fonts.ts';
import { shareFontTables } from './shared-font-tables.ts';

declare module 'pdfmake' {
  /** Files that exist for the library only; its types leave this out. */
  const virtualfs: { writeFileSync: (name: string, content: Buffer) => void };
}

/** Lays out a document. The library may read nothing but our fonts: no file of the machine, no address. */
export async function makePdf(definition: TDocumentDefinitions): Promise<Uint8Array> {
  // Loaded on first use: the layout engine is the greater part of a cold start.
  const { default: maker } = await import('pdfmake');
  for (const [name, content] of fontFiles()) maker.virtualfs.writeFileSync(name, content);
  maker.setFonts(fonts);
  maker.setLocalAccessPolicy(() => false);
  maker.setUrlAccessPolicy(() => false);
  const made = maker.createPdf(definition);
  shareFontTables(await made.getStream());
  return new Uint8Array(await made.getBuffer());
}
