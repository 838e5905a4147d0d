/**
 * A zero-width joiner or non-joiner between letters or emoji, where names and words need it (UAX #31, 2.3). A letter
 * may carry marks, and an emoji a skin tone.
 */
const joiner =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/gu;

/**
 * Characters without width that word processors, PDFs, and spreadsheets leave in text: soft hyphens, spaces and joiners of
 * words, byte order marks, and what steers the direction of writing.
 */
const leftBehind = /[\u00ad\u200b\u200e\u200f\u061c\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** Explicit embeddings, overrides, and isolates: they show text in another order than it is stored. */
const directionControl = /[\u202a-\u202e\u2066-\u2069]/u;
const tag = /[\u{e0000}-\u{e007f}]/u;
/** More marks than any writing system stacks. Format characters between them do not end the stack. */
const tooManyMarks = /\p{M}{9}/u;
/** A character that is seen, and a letter that is. The Braille blank and the fillers of Hangul look like a space. */
const seen = /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]/u;
const seenLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** Returns what no text may contain, of one line or several, without its label, or undefined. */
export function textProblem(text: string): string | undefined {
  if (directionControl.test(text)) {
    return 'contains an invisible character that changes the direction of writing. Delete the text and type it again';
  }
  if (tag.test(text)) {
    return 'contains the flag of England, Scotland, or Wales, or other invisible tags. Delete the flag, or type the text again';
  }
  // Nearly every text has fewer marks in all, so format characters are removed only then.
  if (/\p{M}/u.test(text) && tooManyMarks.test(text.replaceAll(/\p{Cf}/gu, ''))) {
    return 'contains a letter with more than eight accents or other marks. Delete that letter and type it again';
  }
  return undefined;
}

/**
 * Returns what is wrong with one line of text, without its label, or undefined. Control characters break the line.
 * Format characters, such as those without width, make a text look like another one.
 */
export function lineProblem(text: string): string | undefined {
  if (/\p{Cc}/u.test(text)) return 'must be one line of plain text';
  const problem = textProblem(text);
  if (problem) return problem;
  // Nearly every text has none, so the joiners are looked for only then.
  if (/\p{Cf}/u.test(text) && /\p{Cf}/u.test(text.replace(joiner, ''))) {
    return 'contains an invisible character. Delete the text and type it again';
  }
  return text !== '' && !seen.test(text) ? 'contains only characters that cannot be seen' : undefined;
}

/** Returns what is wrong with a name that is one line of text, without its label, or undefined. An empty one is not judged. */
export function nameProblem(name: string): string | undefined {
  return name === '' || seenLetter.test(name)
    ? undefined
    : 'must contain a letter. Type the name as the person writes it';
}

/** Returns text from another program without the invisible characters that it left behind. Joiners stay where words need them. */
export function cleanText(text: string): string {
  const clean = text.replaceAll(leftBehind, '');
  const needed = new Set([...clean.matchAll(joiner)].map(({ index }) => index));
  return clean.replaceAll(/[\u200c\u200d]/gu, (mark, at: number) => (needed.has(at) ? mark : ''));
}
