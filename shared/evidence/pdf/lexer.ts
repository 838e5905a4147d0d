import { foreign, type PdfValue } from './values.ts';

/** The class of each byte. A set would be much slower. */
const classes = new Uint8Array(256);
const [regular, space, delimiter] = [0, 1, 2];
for (const one of '\n ') classes[one.charCodeAt(0)] = space;
// Our writers have no other space, and readers disagree about some of it.
for (const one of '()<>[]{}/%\0\t\f\r') classes[one.charCodeAt(0)] = delimiter;

const zero = 0x30;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const backslash = 0x5c;

const isRegular = (code: number | undefined) => code !== undefined && classes[code] === regular;

/** Characters after a backslash in a string, and the bytes that they stand for. */
const escapes: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' },
  ...{ '(': '(', ')': ')', '\\': '\\' },
};

/** Readers have numbers of 32 bits, and names of this length (ISO 32000-1, annex C). */
const largestNumber = 2 ** 31 - 1;
const longestName = 127;

/** Values inside of values: ours have at most six levels. */
const deepest = 20;

/** Bytes of a string: the longest of ours is a signature with its timestamps, some 30 KB. */
const longestString = 500_000;

/** An operator of the content of a page, such as `TJ`. */
export type PdfOperator = { kind: 'operator'; operator: string };

/**
 * Reads the values of a PDF (ISO 32000-2, 7.2 and 7.3) in the one form that our writers use. It rejects what readers
 * understand differently: comments, keys that occur twice or have escapes, escapes that no name needs, references
 * that are not written `12 0 R`, and numbers that are not in their shortest form: `/Prev 12.0` is a place for us, and
 * none for readers that then rebuild the file from whatever looks like an object. Throws UnreadableFile.
 */
export class PdfLexer {
  readonly bytes: Uint8Array;
  at: number;
  /** Where values have to end. */
  limit = Number.POSITIVE_INFINITY;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Returns bytes as characters. */
  characters(from: number, to: number): string {
    let text = '';
    for (let at = from; at < Math.min(to, this.bytes.length); at += 1) {
      text += String.fromCharCode(this.bytes[at] ?? 0);
    }
    return text;
  }

  /** Returns whether these characters are next. */
  isNext(text: string): boolean {
    for (let index = 0; index < text.length; index += 1) {
      if (this.bytes[this.at + index] !== text.charCodeAt(index)) return false;
    }
    return true;
  }

  /** Skips these characters if they are next, and returns whether they were. */
  skip(text: string): boolean {
    const isNext = this.isNext(text);
    if (isNext) this.at += text.length;
    return isNext;
  }

  /** Skips these characters. Throws if others are next. */
  expect(text: string): void {
    if (!this.skip(text)) throw foreign(`"${text.trim()}" is missing at byte ${this.at}`);
  }

  /** Reads digits without needless zeros. Throws for anything else. */
  digits(): number {
    const from = this.at;
    while (this.at - from <= 10 && (this.bytes[this.at] ?? 0) >= 0x30 && (this.bytes[this.at] ?? 0) <= 0x39) {
      this.at += 1;
    }
    const text = this.characters(from, this.at);
    if (!/^(?:0|[1-9]\d{0,9})$/.test(text)) throw foreign(`a number is missing at byte ${from}`);
    return Number(text);
  }

  /** Reads the next value. */
  value(depth = 0): PdfValue {
    const item = this.#item(depth);
    if (item === undefined || isOperator(item)) throw foreign(`a value is missing at byte ${this.at}`);
    return item;
  }

  /** Reads the next value or operator; undefined at the end. */
  operand(): PdfValue | PdfOperator | undefined {
    return this.#item(0);
  }

  skipSpace(): void {
    while (this.at < this.bytes.length && classes[this.bytes[this.at] ?? 0] === space) this.at += 1;
  }

  #item(depth: number): PdfValue | PdfOperator | undefined {
    if (depth > deepest) throw foreign('its values are nested too deeply');
    this.skipSpace();
    if (this.at >= this.bytes.length) return undefined;
    if (this.at > this.limit) throw foreign(`a value before byte ${this.at} is too long`);
    if (isRegular(this.bytes[this.at])) return this.#word();
    if (this.isNext('/')) return { kind: 'name', name: this.#name() };
    if (this.isNext('(')) return this.#literal();
    if (this.skip('<<')) return this.#dictionary(depth);
    if (this.isNext('<')) return this.#hexadecimal();
    if (this.skip('[')) return { kind: 'list', items: this.#list(depth) };
    throw foreign(`there is an unexpected character at byte ${this.at}`);
  }

  #list(depth: number): PdfValue[] {
    const items: PdfValue[] = [];
    for (this.skipSpace(); !this.skip(']'); this.skipSpace()) items.push(this.value(depth + 1));
    return items;
  }

  #dictionary(depth: number): PdfValue {
    const entries = new Map<string, PdfValue>();
    for (this.skipSpace(); !this.skip('>>'); this.skipSpace()) {
      const from = this.at;
      const key = this.#name();
      if (this.characters(from, this.at).includes('#')) throw foreign(`a key at byte ${from} has an escape`);
      const value = this.value(depth + 1);
      if (value === null) throw foreign(`/${key} is null`);
      if (entries.has(key)) throw foreign(`/${key} occurs twice in a dictionary`);
      entries.set(key, value);
    }
    return { kind: 'dictionary', entries };
  }

  #run(): string {
    const from = this.at;
    while (isRegular(this.bytes[this.at])) this.at += 1;
    return this.characters(from, this.at);
  }

  #name(): string {
    this.expect('/');
    const name = this.#run();
    if (name.length > longestName) throw foreign(`a name before byte ${this.at} is too long`);
    return name.replaceAll(/#(.{0,2})/gs, (written, digits: string) => {
      const code = /^[0-9a-fA-F]{2}$/.test(digits) ? Number.parseInt(digits, 16) : 0;
      const isNeeded =
        code > 0 && (code < 0x21 || code > 0x7e || classes[code] === delimiter || code === 0x23);
      if (!isNeeded) throw foreign(`a name has the escape ${written}`);
      return String.fromCharCode(code);
    });
  }

  /** Reads a number of digits alone, or a reference, without making a text of it. Undefined if another word is next. */
  #integer(): PdfValue | undefined {
    const from = this.at;
    let end = from;
    let number = 0;
    for (let digit = (this.bytes[end] ?? 0) - zero; digit >= 0 && digit <= 9 && end - from <= 10; ) {
      number = number * 10 + digit;
      end += 1;
      digit = (this.bytes[end] ?? 0) - zero;
    }
    const isCanonical = end > from && end - from <= 10 && (this.bytes[from] !== zero || end - from === 1);
    if (!isCanonical || number > largestNumber || isRegular(this.bytes[end])) return undefined;
    this.at = end;
    if (!this.skip(' 0 R')) return number;
    if (isRegular(this.bytes[this.at])) throw foreign(`a reference is cut off at byte ${from}`);
    return { kind: 'ref', object: number };
  }

  #word(): PdfValue | PdfOperator {
    const integer = this.#integer();
    if (integer !== undefined) return integer;
    const word = this.#run();
    if (/^[-+.\d]+$/.test(word)) return this.#number(word);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    return { kind: 'operator', operator: word };
  }

  /** Reads a number as ECMAScript writes it, which is how our writers write numbers. */
  #number(word: string): number {
    const number = Number(word);
    const isShortest = String(number) === word && Math.abs(number) <= largestNumber;
    if (!isShortest) throw foreign(`a number before byte ${this.at} is not in its shortest form`);
    return number;
  }

  #hexadecimal(): PdfValue {
    const from = this.at;
    const end = this.bytes.indexOf(0x3e, from);
    if (end - from > longestString * 2) throw foreign(`a string at byte ${from} is too long`);
    const digits = this.characters(from + 1, end);
    if (end < 0 || digits.length % 2 !== 0 || /[^0-9a-fA-F]/.test(digits)) {
      throw foreign(`a string at byte ${from} is not hexadecimal`);
    }
    const bytes = new Uint8Array(digits.length / 2);
    for (let at = 0; at < bytes.length; at += 1) {
      bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
    }
    this.at = end + 1;
    return { kind: 'text', bytes, from, to: this.at };
  }

  #literal(): PdfValue {
    const from = this.at;
    const bytes: number[] = [];
    let open = 0;
    for (;;) {
      const code = this.bytes[this.at];
      if (
        code === undefined ||
        code === lineFeed ||
        code === carriageReturn ||
        bytes.length > longestString
      ) {
        throw foreign(`a string at byte ${from} has no end in its line`);
      }
      this.at += 1;
      if (code === backslash) {
        bytes.push(this.#escaped());
        continue;
      }
      if (code === 0x28) open += 1;
      if (code === 0x29) open -= 1;
      if (open === 0) break;
      if (code !== 0x28 || open > 1) bytes.push(code);
    }
    return { kind: 'text', bytes: Uint8Array.from(bytes), from, to: this.at };
  }

  #escaped(): number {
    const octal = /^[0-3][0-7]{2}/.exec(this.characters(this.at, this.at + 3))?.[0];
    const character = escapes[this.characters(this.at, this.at + 1)];
    if (octal === undefined && character === undefined) {
      throw foreign(`a string has an unknown escape at byte ${this.at}`);
    }
    this.at += octal?.length ?? 1;
    return octal === undefined ? (character ?? '').charCodeAt(0) : Number.parseInt(octal, 8);
  }
}

export const isOperator = (item: PdfValue | PdfOperator): item is PdfOperator =>
  typeof item === 'object' && item !== null && item.kind === 'operator';
