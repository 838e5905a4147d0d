import { hexToBytes } from '@noble/hashes/utils.js';
import { inflated } from './inflate.ts';
import { UnreadableFile } from './read-value.ts';

/**
 * The parts of a PDF that evidence needs: signatures, attached files, and other streams. This is no PDF reader: it finds them in the
 * bytes, and whoever uses them checks that a signature covers these bytes.
 */
export type PdfFile = { bytes: Uint8Array; signatures: readonly PdfSignature[] };

/** A signature dictionary: the two ranges of bytes that it covers, and the CMS between them. */
export type PdfSignature = { start: number; gap: { from: number; to: number }; end: number; cms: Uint8Array };

/** Objects of a PDF are ASCII with binary streams between them: one character for each byte finds both. */
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function signatureAt(bytes: Uint8Array, ranges: readonly number[]): PdfSignature | undefined {
  const [start = 0, first = 0, second = 0, last = 0] = ranges;
  const gap = { from: start + first, to: second };
  const end = second + last;
  if (gap.from >= gap.to || end > bytes.length) return undefined;
  const digits = /^<([0-9a-fA-F]*)>$/.exec(latin1(bytes.subarray(gap.from, gap.to)))?.[1];
  // Nothing but the signature may hide between the ranges.
  if (!digits || digits.length % 2 !== 0) return undefined;
  return { start, gap, end, cms: hexToBytes(digits.toLowerCase()) };
}

/** Reads a PDF. Throws UnreadableFile if it is none. */
export function readPdf(bytes: Uint8Array): PdfFile {
  const text = latin1(bytes);
  if (!text.startsWith('%PDF-')) throw new UnreadableFile('This file is not a PDF.');
  const ranges = text.matchAll(/\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/g);
  const signatures = [...ranges].flatMap(([, ...numbers]) => signatureAt(bytes, numbers.map(Number)) ?? []);
  return { bytes, signatures };
}

/** Returns the bytes of a stream whose dictionary ends at `end`, as its length or the word after it says. */
function streamAt(text: string, dictionary: string, begin: number): [from: number, to: number] {
  const direct = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1];
  const reference = /\/Length\s+(\d+)\s+(\d+)\s+R/.exec(dictionary);
  const referred =
    reference &&
    new RegExp(`(?:^|\\s)${reference[1]}\\s+${reference[2]}\\s+obj\\s+(\\d+)\\s`).exec(text)?.[1];
  const length = Number(referred ?? direct);
  if (!Number.isSafeInteger(length) || begin + length > text.length) {
    throw new UnreadableFile('An attached file cannot be read.');
  }
  return [begin, begin + length];
}

/** At most this many bytes are unpacked from a stream. */
const largestStream = 8 * 1024 * 1024;

/** Ours are a tenth as long, and attach one file. Without bounds, a file could make the search take minutes. */
const longestDictionary = 4_096;
const mostAttachments = 20;

/** A stream of a PDF: the number of its object, its dictionary, and its content, unpacked on demand. */
type PdfStream = { object: number; dictionary: string; content: () => Promise<Uint8Array> };

/** Yields the streams of a PDF. `content` throws UnreadableFile for one that cannot be unpacked. */
export function* streamsIn({ bytes }: Pick<PdfFile, 'bytes'>): Generator<PdfStream> {
  const text = latin1(bytes);
  let last = 0;
  for (const { 0: word, index } of text.matchAll(/stream\r?\n/g)) {
    const begin = index + word.length;
    const before = text.slice(Math.max(last, index - longestDictionary), index).trimEnd();
    last = begin;
    const head = before.slice(before.lastIndexOf('endobj') + 1);
    const start = head.indexOf('<<');
    if (start < 0 || !head.endsWith('>>')) continue;
    const dictionary = head.slice(start);
    const object = /(\d{1,10})\s{1,4}0\s{1,4}obj\s{0,4}$/.exec(
      head.slice(Math.max(0, start - 40), start),
    )?.[1];
    const content = async () => {
      const [from, to] = streamAt(text, dictionary, begin);
      const packed = bytes.subarray(from, to);
      const filter = /\/Filter\s*\[?\s*\/(\w+)/.exec(dictionary)?.[1];
      if (filter && filter !== 'FlateDecode') throw new UnreadableFile('An attached file cannot be read.');
      return filter ? inflated(packed, 'deflate', largestStream) : packed;
    };
    yield { object: Number(object), dictionary, content };
  }
}

/** Returns the content of each attached file. Throws UnreadableFile for one that cannot be unpacked. */
export async function attachedFiles(pdf: Pick<PdfFile, 'bytes'>): Promise<Uint8Array[]> {
  const found: Uint8Array[] = [];
  for (const { dictionary, content } of streamsIn(pdf)) {
    if (!/\/Type\s*\/EmbeddedFile\b/.test(dictionary)) continue;
    if (found.length === mostAttachments) throw new UnreadableFile('This PDF has too many attached files.');
    found.push(await content());
  }
  return found;
}
