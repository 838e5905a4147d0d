/*
 * Corrections of how the PDF libraries lay out other scripts than Latin, Greek, and Cyrillic, for readers of the
 * page and for programs that read its text.
 */

type Glyph = { id: number; codePoints: number[]; advanceWidth: number };
type Direction = 'ltr' | 'rtl';
/** OpenType features of a text. The libraries pass them on, so our direction travels with them. */
export type TextFeatures = { direction: Direction };

/** A typeface of the PDF library, and its font in the font library. */
export type ScriptTypeface = {
  font: {
    _glyphs: object;
    getGlyph: (id: number, codePoints?: number[]) => Glyph;
    layout: (...text: unknown[]) => object;
  };
  layout: (text: string, features?: unknown) => { glyphs: Glyph[]; positions: object[] };
  layoutRun: (...text: unknown[]) => object;
  encode: (text: string, features?: unknown) => [string[], object[]];
  subset: { glyphs: number[]; includeGlyph: (id: number) => number };
  scale: number;
  widths: number[];
  unicode: number[][];
};

const inside = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** The part of the font library that attaches marks to letters. */
type Marks = { applyAnchor: (mark: object, anchor: object | null, base: number) => void };
const isOfMarks = (value: unknown): value is Marks => typeof inside(value, 'applyAnchor') === 'function';
const corrected = new WeakSet<object>();

/**
 * Lets the library leave a mark where it is if the typeface does not say where it belongs, as the OpenType
 * specification requires. It would throw for such a name.
 */
function allowMissingAnchors(font: object): void {
  const marks = inside(inside(inside(font, '_layoutEngine'), 'engine'), 'GPOSProcessor');
  if (!marks) return;
  const kind: unknown = Object.getPrototypeOf(marks);
  if (!isOfMarks(kind)) throw new Error('The font library attaches marks in another way');
  if (corrected.has(kind)) return;
  corrected.add(kind);
  const { applyAnchor } = kind;
  kind.applyAnchor = function (this: unknown, mark, anchor, base) {
    if (anchor) applyAnchor.call(this, mark, anchor, base);
  };
}

/** Lays out a text in the direction of its run. The library takes that of its first letter, also for digits. */
function layOutInDirection({ font }: ScriptTypeface): void {
  const { layout } = font;
  font.layout = (text, features, ...more) => {
    const direction = inside(features, 'direction');
    return direction
      ? layout.call(font, text, [], undefined, undefined, direction)
      : layout.call(font, text, features, ...more);
  };
}

/** A character that programs skip. They take a glyph without characters for another one. */
const nothing = 0x200b;

/**
 * Divides a word from left to right among its glyphs, if they are not its letters one by one: vowels may be drawn
 * before, above, or around the letters that they follow.
 */
function spellOut(glyphs: readonly Glyph[], text: string): void {
  const letters = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (glyphs.flatMap(({ codePoints }) => codePoints).join() === letters.join()) return;
  for (const glyph of glyphs) glyph.codePoints = [];
  for (const [at, letter] of letters.entries())
    glyphs[Math.floor((at * glyphs.length) / letters.length)]?.codePoints.push(letter);
  for (const glyph of glyphs) if (glyph.codePoints.length === 0) glyph.codePoints = [nothing];
}

/**
 * Gives each glyph the characters that it represents where it is. The library knows one text per glyph, and several
 * letters of Arabic share one with other dots.
 */
function keepCharacters(typeface: ScriptTypeface): void {
  const { font, layoutRun } = typeface;
  const { getGlyph } = font;
  font.getGlyph = (...glyph) => {
    font._glyphs = {};
    return getGlyph.apply(font, glyph);
  };
  typeface.layoutRun = (...run) => {
    const laidOut = layoutRun.apply(typeface, run);
    const glyphs = inside(laidOut, 'glyphs') as Glyph[];
    const [text] = run as [string];
    if (inside(laidOut, 'direction') !== 'rtl') spellOut(glyphs, text);
    // Programs take what they find for the order in which it is seen, also in a ligature.
    else for (const glyph of glyphs) glyph.codePoints = glyph.codePoints.toReversed();
    return laidOut;
  };
  const numbers = new Map<string, number>();
  const numberOf = ({ id, codePoints }: Glyph) => {
    const key = `${id} ${codePoints.join()}`;
    const first = typeface.subset.includeGlyph(id);
    const isTaken = typeface.unicode[first] && typeface.unicode[first].join() !== codePoints.join();
    const number = numbers.get(key) ?? (isTaken ? typeface.subset.glyphs.push(id) - 1 : first);
    numbers.set(key, number);
    return number;
  };
  typeface.encode = (text, features) => {
    const { glyphs, positions } = typeface.layout(text, features);
    const codes = glyphs.map((glyph) => {
      const number = numberOf(glyph);
      typeface.widths[number] ??= glyph.advanceWidth * typeface.scale;
      typeface.unicode[number] ??= glyph.codePoints;
      return number.toString(16).padStart(4, '0');
    });
    return [codes, positions];
  };
}

/** Corrects the layout of a typeface that was opened for a document. */
export function correctLayout(typeface: ScriptTypeface, isOfOtherScript: boolean): void {
  allowMissingAnchors(typeface.font);
  layOutInDirection(typeface);
  if (isOfOtherScript) keepCharacters(typeface);
}
