import { UnreadableFile } from '../read-value.ts';

/** A value of DER (X.690): its tag, its content, and the whole of it. */
export type Der = { tag: number; content: Uint8Array; bytes: Uint8Array };

/** Tags used by certificates, signatures, and timestamps. */
export const tags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Returns the tag of the context-specific constructed value `[number]`. */
export const context = (number: number) => 0xa0 + number;

const broken = () => new UnreadableFile('A certificate or signature in the file is not valid DER.');

function lengthAt(bytes: Uint8Array, at: number): { length: number; start: number } {
  const first = bytes[at];
  if (first === undefined || first === 0x80 || first > 0x84) throw broken();
  if (first < 0x80) return { length: first, start: at + 1 };
  const size = first - 0x80;
  const digits = bytes.subarray(at + 1, at + 1 + size);
  if (digits.length < size) throw broken();
  return { length: digits.reduce((sum, digit) => sum * 256 + digit, 0), start: at + 1 + size };
}

/** Reads the value at the start of bytes; more may follow it. Throws UnreadableFile. */
export function firstDer(bytes: Uint8Array): Der {
  const tag = bytes[0];
  if (tag === undefined || (tag & 0x1f) === 0x1f) throw broken();
  const { length, start } = lengthAt(bytes, 1);
  if (start + length > bytes.length) throw broken();
  return { tag, content: bytes.subarray(start, start + length), bytes: bytes.subarray(0, start + length) };
}

/** Reads bytes that are one value and nothing else. Throws UnreadableFile. */
export function wholeDer(bytes: Uint8Array): Der {
  const der = firstDer(bytes);
  if (der.bytes.length !== bytes.length) throw broken();
  return der;
}

/** Returns the values inside a value. Throws UnreadableFile. */
export function membersOf({ content }: Der): Der[] {
  const found: Der[] = [];
  for (let rest = content; rest.length > 0; ) {
    const der = firstDer(rest);
    found.push(der);
    rest = rest.subarray(der.bytes.length);
  }
  return found;
}

/** Returns a value after checking that it exists and has the tag. Throws UnreadableFile. */
export function expectTag(der: Der | undefined, tag: number): Der {
  if (der?.tag !== tag) throw broken();
  return der;
}

/** Returns an object identifier in dotted form. Throws UnreadableFile. */
export function objectId(der: Der | undefined): string {
  const { content } = expectTag(der, tags.objectId);
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of content) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    arcs.push(arc);
    arc = 0;
  }
  const [first = 0, ...rest] = arcs;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - 40 * root, ...rest].join('.');
}

/** Returns the bytes of a bit string of whole bytes. Throws UnreadableFile. */
export function bitString(der: Der | undefined): Uint8Array {
  const { content } = expectTag(der, tags.bitString);
  if (content[0] !== 0) throw broken();
  return content.subarray(1);
}

/** Returns a UTCTime or GeneralizedTime. Throws UnreadableFile. */
export function timeOf(der: Der | undefined): Date {
  const text = new TextDecoder().decode(der?.content);
  const match = /^((?:\d\d)?\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(text);
  if (!match || (der?.tag !== tags.utcTime && der?.tag !== tags.generalizedTime)) throw broken();
  const [, year = '', month, day, hour, minute, second, fraction = ''] = match;
  const century = year.length === 4 ? '' : Number(year) >= 50 ? '19' : '20';
  const time = new Date(`${century}${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`);
  // Nothing is before or after the 99th of a month: a certificate of then would always be valid.
  if (Number.isNaN(time.getTime())) throw broken();
  return time;
}
