import { isScriptFont } from './fonts.ts';
import { correctLayout, type ScriptTypeface } from './script-layout.ts';

/** A word's layout: its glyphs and their positions. */
type Layout = object;

/**
 * A typeface opened for one document. `_tables`: the parts of its file read so far. `_glyphs`: the glyphs
 * read so far, with the characters that each first represented.
 */
type OpenedFont = ScriptTypeface & {
  name: string;
  font: { _tables: object; _glyphs: object };
  layoutCache: Record<string, Layout>;
};

/** The parts of a document that are common to all of the library's documents. */
type Documents = { provideFont: (...face: unknown[]) => OpenedFont };

const isOfDocuments = (value: unknown): value is Documents =>
  typeof Reflect.get(Object(value), 'provideFont') === 'function';

/** Cached words per typeface: all our labels, and recently printed words. */
const mostWords = 4_000;

type Shared = { tables: object; layouts: Record<string, Layout> };
const sharedBy = new Map<string, Shared>();
const sharing = new WeakSet<object>();

/** Returns the shared state of a typeface. Clears the word layouts when there are too many. */
function sharedOf({ name, font, layoutCache }: OpenedFont): Shared {
  const known = sharedBy.get(name) ?? { tables: font._tables, layouts: layoutCache };
  const isFull = Object.keys(known.layouts).length > mostWords;
  const shared = isFull ? { ...known, layouts: layoutCache } : known;
  sharedBy.set(name, shared);
  return shared;
}

/**
 * Lets later documents of the process share the typeface tables and word layouts that this document reads.
 * The library reopens each typeface for each document, which is most of the work. Everything else about a
 * font (the glyphs in use, the text they represent) stays with its document. Each word is laid out as if it
 * were the first: otherwise, a glyph that represents two characters would leak text from another document.
 * PostScript names identify typefaces.
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
    typeface.font._tables = tables;
    correctLayout(typeface, isScriptFont(face[0]));
    const { layoutRun } = typeface;
    typeface.layoutCache = layouts;
    typeface.layoutRun = (...text) => {
      typeface.font._glyphs = {};
      return layoutRun.apply(typeface, text);
    };
    return typeface;
  };
}
