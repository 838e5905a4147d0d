import bidiFactory from 'bidi-js';
import { charactersOfText, type ScriptFont, scriptFontOf } from './fonts.ts';
import type { TextFeatures } from './script-layout.ts';

/** A part of a text in one typeface and direction. */
export type TextRun = {
  text: string;
  /** The typeface of another script. */
  font?: string;
  /** Level of the Unicode Bidirectional Algorithm: odd from right to left. */
  bidiLevel: number;
  /** The direction, in a text that has both. */
  fontFeatures?: TextFeatures;
  /** A line may end after this part. */
  endsWord?: true;
};

/** Characters that do not begin another typeface: marks, punctuation, spaces, joiners. */
const goesOn = /[\p{M}\p{P}\p{Z}\p{Cf}]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Scripts that separate no words, and their languages. */
const unspaced = [
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Myanmar}/u, 'my'],
] as const;

let bidi: ReturnType<typeof bidiFactory> | undefined;

type Directions = {
  levels: ArrayLike<number>;
  /** The other forms of brackets that are read from right to left, by place. */
  mirrored: ReadonlyMap<number, string>;
};

/** Returns the directions in a text that has some right to left. Our documents are read from left to right. */
function directionsOf(text: string): Directions | undefined {
  if (!rightToLeft.test(text)) return undefined;
  bidi ??= bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  return { levels, mirrored: bidi.getMirroredCharactersMap(text, levels) };
}

/** Parts a run at the words of a script that separates none. */
function wordsOf(run: TextRun): TextRun[] {
  const [, language] = unspaced.find(([script]) => script.test(run.text)) ?? [];
  if (!language) return [run];
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(run.text);
  return Array.from(words, ({ segment }) => ({ ...run, text: segment, endsWord: true }));
}

/** Returns the typeface of a character, which goes on after the one before it if it can. */
function fontOf(character: string, before: ScriptFont | undefined): ScriptFont | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (goesOn.test(character) && before?.characters.has(code)) return before;
  return charactersOfText().has(code) ? undefined : scriptFontOf(character);
}

/** Returns a text as runs, each in one typeface and one direction, in the order in which it is read. */
export function textRuns(text: string): TextRun[] {
  const directions = directionsOf(text);
  const runs: TextRun[] = [];
  let font: ScriptFont | undefined;
  let at = 0;
  for (const character of text) {
    const bidiLevel = directions?.levels[at] ?? 0;
    // Our typeface for Latin mirrors no brackets of its own.
    const mirrored = directions?.mirrored.get(at);
    const last = runs.at(-1);
    const isSameLevel = last?.bidiLevel === bidiLevel;
    font = mirrored ? undefined : fontOf(character, isSameLevel ? font : undefined);
    const shown = mirrored ?? character;
    if (last && isSameLevel && last.font === font?.name) last.text += shown;
    else {
      const direction = bidiLevel % 2 === 1 ? 'rtl' : 'ltr';
      const run = { text: shown, bidiLevel, ...(directions && { fontFeatures: { direction } as const }) };
      runs.push(font ? { ...run, font: font.name } : run);
    }
    at += character.length;
  }
  return runs.flatMap(wordsOf);
}
