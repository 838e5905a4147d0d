/** One way to read the letters of a file. */
export type LetterReading = { name: string; text: string };

/** The ways to read a file. The first is right if `isSure`; otherwise the notary chooses. */
export type LetterReadings = { readings: readonly LetterReading[]; isSure: boolean };

/** The upper half of IBM code page 437, which Excel’s “CSV (MS-DOS)” uses. Browsers do not know it. */
const msDos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const upperHalf = Uint8Array.from({ length: 128 }, (_, at) => at + 128);

/** Encodings of one byte a letter, by the words of the programs that save them: the letters of the bytes from 128. */
const oneByte = {
  'Windows (1252)': new TextDecoder('windows-1252').decode(upperHalf),
  'Mac (Mac Roman)': new TextDecoder('macintosh').decode(upperHalf),
  'MS-DOS (437)': msDos,
} as const;

const decoder = (letters: string) => {
  const bytesOf = 16_384;
  return (bytes: Uint8Array): string => {
    const parts: string[] = [];
    for (let from = 0; from < bytes.length; from += bytesOf) {
      const codes = Array.from(bytes.subarray(from, from + bytesOf), (byte) =>
        byte < 128 ? byte : letters.charCodeAt(byte - 128),
      );
      parts.push(String.fromCharCode(...codes));
    }
    return parts.join('');
  };
};

/** A word with a letter beyond ASCII, and the characters around it. */
const unusualWord = /[^\s,;|"\t]*[^\p{ASCII}\s][^\s,;|"\t]*/gu;

/** How words are written: in small letters, in capitals, or with a capital first, also after a prefix such as Mc or O’. */
const plainWord = /^(\p{Ll}+|\p{Lu}+|\p{Lu}\p{Ll}+|(Mc|Mac|De|Di|Du|La|Le|Fitz|Van)\p{Lu}\p{Ll}+)$/u;
const usual = /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f‘’“”–—…•·§°©®™€¢£½¼¾ªº¿¡«»\u00a0\p{ASCII}]*$/u;
/** A quotation mark that opens after a letter, or a sign between letters. The ʻokina is often typed as an opening mark inside a word. */
const misplaced =
  /\p{L}[‘“](?!\p{L})|[”](?=\p{L})|[…•·§°©®€¢£½¼¾«»]\p{L}|\p{L}[§©€¢£½¼¾¿¡«]|(?<!\d)[ªº](?=\p{L})/u;

/** Whether the unusual words of a text look like words that people write. */
const isPlausible = (text: string): boolean =>
  (text.match(unusualWord) ?? []).every(
    (word) =>
      usual.test(word) &&
      !misplaced.test(word) &&
      (word.match(/\p{L}+/gu) ?? []).every((letters) => plainWord.test(letters)),
  );

const distinctBy = <T>(items: readonly T[], key: (item: T) => string): T[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();

/** Returns the ways to read a file of one byte a letter. It is sure if the words are plausible in one encoding only. */
export function oneByteReadings(bytes: Uint8Array): LetterReadings {
  const all = Object.entries(oneByte).map(([name, letters]) => ({ name, text: decoder(letters)(bytes) }));
  const plausible = all.filter(({ text }) => isPlausible(text));
  const others = all.filter((one) => !plausible.includes(one));
  return {
    readings: distinctBy([...plausible, ...others], ({ text }) => text),
    isSure: distinctBy(plausible, ({ text }) => text).length === 1,
  };
}

/** The bytes of letters in an encoding of one byte a letter. */
const bytesIn = Object.values(oneByte).map(
  (letters) => new Map(Array.from(letters, (letter, at) => [letter, at + 128] as const)),
);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Repairs a run of letters that are the bytes of UTF-8, read by mistake as `bytes`. */
function repairedRun(run: string, bytes: ReadonlyMap<string, number>): string {
  const codes = Array.from(run, (letter) => bytes.get(letter));
  if (codes.includes(undefined)) return run;
  try {
    const repaired = utf8.decode(Uint8Array.from(codes as number[]));
    return usual.test(repaired) ? repaired : run;
  } catch {
    return run;
  }
}

/** A closing quotation mark that was encoded twice: its last byte is no letter of Windows, so some programs lose it. */
const lostQuote = /â€[\ufffd?]/gu;

/** Returns a text whose letters were read in one encoding, as they are in another; undefined if it has letters of neither. */
function reread(text: string, bytes: ReadonlyMap<string, number>, letters: string): string | undefined {
  const unusual = [...new Set(text.match(/[^\p{ASCII}]/gu))];
  if (unusual.some((letter) => !bytes.has(letter))) return undefined;
  return text.replace(/[^\p{ASCII}]/gu, (letter) => letters.charAt((bytes.get(letter) ?? 128) - 128));
}

/** Returns the other ways to read a text with words that people do not write, such as `OÕShea`: a program took its encoding for another. */
const mistaken = (text: string): LetterReading[] =>
  isPlausible(text)
    ? []
    : Object.entries(oneByte).flatMap(([name, letters]) =>
        bytesIn.flatMap((bytes) => {
          const other = reread(text, bytes, letters);
          return other !== undefined && other !== text && isPlausible(other)
            ? [{ name: `Repaired: ${name}`, text: other }]
            : [];
        }),
      );

/** Returns the ways to read a text in UTF-8: as it is, and repaired if it looks like UTF-8 that was encoded twice, such as `ZoÃ«`. */
export function utf8Readings(text: string): LetterReadings {
  const asWritten = { name: 'As it is in the file', text };
  if (!/[^\p{ASCII}]/u.test(text)) return { readings: [asWritten], isSure: true };
  const runs = /[^\p{ASCII}]{2,}/gu;
  const repairs = bytesIn.map((bytes) =>
    text.replace(lostQuote, '”').replace(runs, (run) => repairedRun(run, bytes)),
  );
  // Two letters become one, so the best repair is the shortest.
  const [best = text] = repairs.toSorted((a, b) => a.length - b.length);
  const others = best === text ? mistaken(text) : [{ name: 'Repaired: encoded twice', text: best }];
  return {
    readings: distinctBy([...others, asWritten], (one) => one.text),
    isSure: others.length === 0,
  };
}

/** Returns up to three words of each reading in which they differ, to choose by. */
export function differingWords(readings: readonly LetterReading[]): string[] {
  const words = readings.map(({ text }) => new Set<string>(text.match(unusualWord)));
  return words.map((mine) =>
    [...mine]
      .filter((word) => !words.every((others) => others.has(word)))
      .slice(0, 3)
      .join(', '),
  );
}
