/** A word as it is laid out: its glyphs and where each stands. */
type Layout = object;

/**
 * A typeface opened for one document. `_tables` is what was read of its file so far, `_glyphs` the glyphs that were, with
 * the characters that each stood for first.
 */
type OpenedFont = {
  name: string;
  font: { _tables: object; _glyphs: object };
  layoutCache: Record<string, Layout>;
  layoutRun: (...text: unknown[]) => Layout;
};

/** What the documents of the library have in common. */
type Documents = { provideFont: (...face: unknown[]) => OpenedFont };

const isOfDocuments = (value: unknown): value is Documents =>
  typeof Reflect.get(Object(value), 'provideFont') === 'function';

/** Words of a typeface that are remembered: all of our labels, and those that were printed since. */
const mostWords = 4_000;

type Shared = { tables: object; layouts: Record<string, Layout> };
const sharedBy = new Map<string, Shared>();
const sharing = new WeakSet<object>();

/** What the documents share of a typeface; the layouts of words begin anew when they are too many. */
function sharedOf({ name, font, layoutCache }: OpenedFont): Shared {
  const known = sharedBy.get(name) ?? { tables: font._tables, layouts: layoutCache };
  const isFull = Object.keys(known.layouts).length > mostWords;
  const shared = isFull ? { ...known, layouts: layoutCache } : known;
  sharedBy.set(name, shared);
  return shared;
}

/**
 * Given a document of the library, lets all later ones of the process share what is read of the tables of typefaces, and
 * how words are laid out: the library opens each typeface anew for each document, and doing this again is most of the
 * work. All else about a font (the glyphs in use, the text they stand for) stays with its document, and a word is laid out as if it
 * were the first: else a glyph that stands for two characters would bring that of another document. Typefaces are told
 * apart by their PostScript names.
 */
export function shareFonts(document: unknown): void {
  const documents: unknown = Object.getPrototypeOf(document);
  if (!isOfDocuments(documents)) throw new Error('The PDF library opens typefaces in another way');
  if (sharing.has(documents)) return;
  sharing.add(documents);
  const { provideFont } = documents;
  const opened = new WeakSet<object>();
  documents.provideFont = function (this: unknown, ...face) {
    const typeface = provideFont.apply(this, face);
    if (opened.has(typeface)) return typeface;
    opened.add(typeface);
    const { tables, layouts } = sharedOf(typeface);
    const { layoutRun } = typeface;
    typeface.font._tables = tables;
    typeface.layoutCache = layouts;
    typeface.layoutRun = (...text) => {
      typeface.font._glyphs = {};
      return layoutRun.apply(typeface, text);
    };
    return typeface;
  };
}
