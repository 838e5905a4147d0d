/** A typeface opened for one document; what was read of its file's tables so far is in `_tables`. */
type OpenedFont = { name: string; font: { _tables: object } };

/** What the documents of the library have in common. */
type Documents = { provideFont: (...face: unknown[]) => OpenedFont };

const isOfDocuments = (value: unknown): value is Documents =>
  typeof Reflect.get(Object(value), 'provideFont') === 'function';

const tablesOf = new Map<string, object>();
const sharing = new WeakSet<object>();

/**
 * Given a document of the library, lets all later ones of the process share what is read of the tables of typefaces: the
 * library opens each typeface anew for each document, and reading its tables again is half of the work. All else about
 * a font (the glyphs in use, the text they stand for) stays with its document. Typefaces are told apart by their
 * PostScript names.
 */
export function shareFontTables(document: unknown): void {
  const documents: unknown = Object.getPrototypeOf(document);
  if (!isOfDocuments(documents)) throw new Error('The PDF library opens typefaces in another way');
  if (sharing.has(documents)) return;
  sharing.add(documents);
  const { provideFont } = documents;
  documents.provideFont = function (this: unknown, ...face) {
    const opened = provideFont.apply(this, face);
    const tables = tablesOf.get(opened.name) ?? opened.font._tables;
    tablesOf.set(opened.name, tables);
    opened.font._tables = tables;
    return opened;
  };
}
