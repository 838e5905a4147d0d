/**
 * A word of a line. `x` is its place, from the left. The trailing cut is the width of the space at its end, which is
 * not drawn at the end of a line.
 */
type Word = {
  x: number;
  width: number;
  trailingCut?: number;
  bidiLevel?: number;
  noNewLine?: boolean;
  /** A line may end after this word, although no space follows. */
  endsWord?: boolean;
};
type Line = { inlines: Word[]; leadingCut: number };
/** The part of the library that fills lines with the words of a text. */
type Lines = { buildNextLine: (text: { _inlines?: Word[] }) => Line | null };

const levelOf = ({ bidiLevel = 0 }: Word) => bidiLevel;

/** Returns words in the order in which they are seen (Unicode Standard Annex 9, rule L2). */
function seenOrder(words: readonly Word[]): Word[] {
  const order = [...words];
  for (let level = Math.max(...words.map(levelOf)); level >= 1; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      const found = order.findIndex((word, at) => at >= from && levelOf(word) < level);
      const to = found === -1 ? order.length : found;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}

/** Moves the words of a line to where they are seen. */
function placeWords({ inlines, leadingCut }: Line): void {
  if (!inlines.some((word) => levelOf(word) > 0)) return;
  const last = inlines.at(-1);
  const seen = seenOrder(inlines);
  // Programs that read a page expect its words in the order in which they are seen.
  inlines.splice(0, inlines.length, ...seen);
  let x = -leadingCut;
  for (const word of seen) {
    const cut = word === last ? (word.trailingCut ?? 0) : 0;
    // The space after a word from right to left is drawn to its left.
    word.x = levelOf(word) % 2 === 1 ? x - cut : x;
    x += word.width - cut;
  }
}

const isLines = (value: unknown): value is Lines =>
  typeof Reflect.get(Object(value), 'buildNextLine') === 'function';

/**
 * Lets the library place the words of its lines in both directions, and end lines between words without spaces. It
 * knows only one direction, and words that spaces separate.
 */
export function placeWordsOf(builder: unknown): void {
  const lines: unknown = Reflect.get(Object(builder), 'prototype');
  if (!isLines(lines)) throw new Error('The PDF library fills lines in another way');
  const { buildNextLine } = lines;
  lines.buildNextLine = function (this: unknown, text) {
    for (const word of text._inlines ?? []) if (word.endsWord) word.noNewLine = false;
    const line = buildNextLine.call(this, text);
    if (line) placeWords(line);
    return line;
  };
}
