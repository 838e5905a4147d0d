/**
 * A zero-width joiner or non-joiner between letters or emoji, where names and words need it (UAX #31, 2.3). A letter
 * may carry marks, and an emoji a skin tone.
 */
const joiner =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/gu;

/**
 * Returns what is wrong with one line of text, without its label, or undefined. Control characters break the line.
 * Format characters, such as those that reverse the direction of writing, make a text look like another one.
 */
export function lineProblem(text: string): string | undefined {
  if (/\p{Cc}/u.test(text)) return 'must be one line of plain text';
  // Nearly every text has none, so the joiners are looked for only then.
  if (!/\p{Cf}/u.test(text) || !/\p{Cf}/u.test(text.replace(joiner, ''))) return undefined;
  return 'contains an invisible character. Delete the text and type it again';
}
