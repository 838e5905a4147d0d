/** The mark of a letter that a program could not read. */
const lost = /\ufffd/u;

/** UTF-8 that was read as Windows-1252, such as `ZoÃ«` or `Oâ€™Hara`. No language has these letters together. */
const encodedTwice =
  /[ÂÃ][\u0080-\u009f¡-¿ƒˆŠšŒœŽžŸ€†‡‰‹™]|â€[\u0080-\u009f™œžš˜¦¢“”\ufffd]|ðŸ|√[©´±≠°ß]|‚Ä[ôúùòìîö]/u;

/** The apostrophe of a Mac that was read as Windows-1252, such as `OÕShaughnessy` or `BobÕs`. */
const foreignApostrophe = /\p{Lu}Õ\p{Lu}\p{Ll}|\p{Ll}Õ/u;

/** A question mark in a name, where a program may have lost a letter: `Zo?`. */
const lostInName = /\p{L}\?|\?\p{L}/u;

/** Returns what shows that a text lost letters on its way, or undefined. */
export function textDamage(text: string, { isName }: { isName: boolean }): string | undefined {
  if (lost.test(text)) return 'has a � in place of a letter that was lost. Type the letter again';
  if (encodedTwice.test(text))
    return 'has letters that were encoded twice, such as “Ã«” for “ë”. Type these letters again';
  if (foreignApostrophe.test(text)) return 'has “Õ” in place of an apostrophe. Type the apostrophe again';
  return isName && lostInName.test(text)
    ? 'has a question mark where a letter may be lost. Type the letter again'
    : undefined;
}
