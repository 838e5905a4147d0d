import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { fontFiles, fonts, scriptFontFiles } from './fonts.ts';
import { setScripts } from './set-scripts.ts';
import { shareFonts } from './shared-fonts.ts';
import { placeWordsOf } from './visual-order.ts';

declare module 'pdfmake' {
  /** The library's internal files. Its types omit this property. */
  const virtualfs: { writeFileSync: (name: string, content: Buffer) => void };
}

/** Returns the library, restricted to our fonts: it can't read local files or URLs. */
async function preparedLibrary() {
  // Loaded on first use: the layout engine is most of a cold start.
  const [{ default: library }, builder] = await Promise.all([
    import('pdfmake'),
    import('pdfmake/js/LayoutBuilder.js'),
  ]);
  for (const [name, content] of fontFiles()) library.virtualfs.writeFileSync(name, content);
  library.setFonts(fonts);
  library.setLocalAccessPolicy(() => false);
  library.setUrlAccessPolicy(() => false);
  placeWordsOf(builder.default.default ?? builder.default);
  shareFonts(await library.createPdf({ content: [] }).getStream());
  return library;
}

type Library = Awaited<ReturnType<typeof preparedLibrary>>;

let library: ReturnType<typeof preparedLibrary> | undefined;

/** Sets the texts of a part of a document in the typefaces of their scripts, and gives these to the library. */
function written<T>({ virtualfs }: Library, part: T): T {
  const set = setScripts(part);
  for (const [name, content] of scriptFontFiles()) virtualfs.writeFileSync(name, content);
  return set;
}

/** Lays out a document. Returns the bytes of the PDF. */
export async function makePdf({ footer, ...pages }: TDocumentDefinitions): Promise<Uint8Array> {
  library ??= preparedLibrary();
  const prepared = await library;
  const made = prepared.createPdf({
    ...written(prepared, pages),
    footer:
      typeof footer === 'function'
        ? (...page) => written(prepared, footer(...page))
        : written(prepared, footer),
  });
  return new Uint8Array(await made.getBuffer());
}
