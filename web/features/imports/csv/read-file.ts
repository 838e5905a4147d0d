import { limits } from '#shared/data/limits.ts';
import { type LetterReadings, oneByteReadings, utf8Readings } from './letters.ts';
import { otherFormat } from './other-formats.ts';

/** The text of a file, or why it is not read, in a sentence. */
export type FileText = LetterReadings | { problem: string };

const megabytes = limits.importFileBytes / 1024 / 1024;
const saveAgain = 'Save it again as “CSV UTF-8” and choose it again.';

type Utf16 = 'utf-16le' | 'utf-16be';

/** Returns the order of bytes if a text is UTF-16, by its mark, or by zeros in one of two places. */
function utf16Of(bytes: Uint8Array): Utf16 | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2_000);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > start.length / 4 && even === 0) return 'utf-16le';
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : undefined;
}

const lineBreak = 0x0a;
const carriageReturn = 0x0d;

/** Yields the lines of a file as bytes, with their numbers. */
function* linesOf(bytes: Uint8Array): Generator<[number, Uint8Array]> {
  let line = 1;
  let from = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    const isEnd =
      at === bytes.length ||
      bytes[at] === lineBreak ||
      (bytes[at] === carriageReturn && bytes[at + 1] !== lineBreak);
    if (!isEnd) continue;
    yield [line, bytes.subarray(from, at)];
    line += 1;
    from = at + 1;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function isUtf8(bytes: Uint8Array): boolean {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 128);

/** Reads a file that is not UTF-8 as a whole: one byte a letter, or a file with a fault in a line, which is named. */
function notUtf8(bytes: Uint8Array): FileText {
  const unusual = [...linesOf(bytes)].filter(([, line]) => !isAscii(line));
  const foreign = unusual.filter(([, line]) => !isUtf8(line));
  const [[line, content] = [1, bytes]] = foreign;
  const isLast = content.byteOffset + content.length === bytes.byteOffset + bytes.length;
  const isCut =
    isLast &&
    isUtf8(
      content.subarray(
        0,
        content.findLastIndex((byte) => byte >= 0xc0),
      ),
    );
  if (unusual.length === foreign.length) {
    const oneByte = oneByteReadings(bytes);
    if (oneByte.isSure || !isCut) return oneByte;
  }
  return {
    problem: isCut
      ? `The file ends in the middle of a letter in line ${line}: it was not saved completely. ${saveAgain}`
      : `Line ${line.toLocaleString('en-US')} has letters in another encoding than the lines around it. Write these letters again in your spreadsheet. ${saveAgain}`,
  };
}

/** Returns the line of the first character like this. */
const lineOf = (text: string, at: number) => (text.slice(0, at).match(/\r\n|\r|\n/g)?.length ?? 0) + 1;

/** Reads a file of UTF-16. */
function fromUtf16(bytes: Uint8Array, encoding: Utf16): FileText {
  if (bytes.length % 2 === 1) return { problem: `The file ends in the middle of a letter. ${saveAgain}` };
  return { readings: [{ name: 'UTF-16', text: new TextDecoder(encoding).decode(bytes) }], isSure: true };
}

/** Refuses a file with characters that no text has, or that replace lost letters. */
function checked(file: FileText): FileText {
  if ('problem' in file) return file;
  const { text = '' } = file.readings[0] ?? {};
  const zero = text.indexOf('\0');
  return zero < 0
    ? file
    : { problem: `Line ${lineOf(text, zero)} has characters that are not text. ${saveAgain}` };
}

/** Reads a CSV file. A file that is too large is refused by its size, before any of it is read. */
export async function readCsvFile(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<FileText> {
  if (file.size > limits.importFileBytes) {
    return {
      problem: `The file is larger than ${megabytes} MB. Split it into smaller files, for example one for each year.`,
    };
  }
  if (file.size === 0) return { problem: 'The file is empty. Choose another file.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = otherFormat(bytes);
  if (problem) return { problem };
  const utf16 = utf16Of(bytes);
  if (utf16) return checked(fromUtf16(bytes, utf16));
  if (isUtf8(bytes)) return checked(utf8Readings(utf8.decode(bytes)));
  return checked(notUtf8(bytes));
}
