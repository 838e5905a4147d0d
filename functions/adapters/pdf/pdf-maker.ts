import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { fontFiles, fonts } from './fonts.ts';
import { shareFonts } from './shared-fonts.ts';

declare module 'pdfmake' {
  /** The library's internal files. Its types omit this property. */
  const virtualfs: { writeFileSync: (name: string, content: Buffer) => void };
}

/** Returns the library, restricted to our fonts: it can't read local files or URLs. */
async function preparedLibrary() {
  // Loaded on first use: the layout engine is most of a cold start.
  const { default: library } = await import('pdfmake');
  for (const [name, content] of fontFiles()) library.virtualfs.writeFileSync(name, content);
  library.setFonts(fonts);
  library.setLocalAccessPolicy(() => false);
  library.setUrlAccessPolicy(() => false);
  shareFonts(await library.createPdf({ content: [] }).getStream());
  return library;
}

let library: ReturnType<typeof preparedLibrary> | undefined;

/** Lays out a document. Returns the bytes of the PDF. */
export async function makePdf(definition: TDocumentDefinitions): Promise<Uint8Array> {
  library ??= preparedLibrary();
  const made = (await library).createPdf(definition);
  return new Uint8Array(await made.getBuffer());
}
