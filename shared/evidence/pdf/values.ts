import { UnreadableFile } from '#shared/evidence/read-value.ts';

export type PdfName = { kind: 'name'; name: string };

/** A string, and its place in the file with the brackets around it. */
export type PdfText = { kind: 'text'; bytes: Uint8Array; from: number; to: number };

/** A reference to an object. Generations are always 0. */
export type PdfRef = { kind: 'ref'; object: number };

export type PdfList = { kind: 'list'; items: readonly PdfValue[] };

export type PdfDictionary = { kind: 'dictionary'; entries: ReadonlyMap<string, PdfValue> };

/** A value of a PDF (ISO 32000-2, 7.3), without streams. */
export type PdfValue = null | boolean | number | PdfName | PdfText | PdfRef | PdfList | PdfDictionary;

/** More of a name from a file would be a sentence of its own in our sentence. */
const longestDetail = 100;

/**
 * An error about a PDF that is not built like those that the service makes. Its sentence repeats names from the file, which
 * may have any bytes: "ESC c" clears the screen of a terminal.
 */
export const foreign = (detail: string) => {
  const plain = detail.replaceAll(/[^ -~]+/g, '?').slice(0, longestDetail);
  return new UnreadableFile(`The service did not write this PDF, or it was changed: ${plain}.`);
};

type Kinds = Exclude<PdfValue, null | boolean | number>;

const isOf = <K extends Kinds['kind']>(
  value: PdfValue | undefined,
  kind: K,
): value is Extract<Kinds, { kind: K }> => typeof value === 'object' && value !== null && value.kind === kind;

const expected =
  <K extends Kinds['kind']>(kind: K) =>
  (value: PdfValue | undefined, place: string): Extract<Kinds, { kind: K }> => {
    if (!isOf(value, kind)) throw foreign(`${place} is not a ${kind}`);
    return value;
  };

/** Return a value of this kind. Throw UnreadableFile for any other; `place` names it. */
export const expectRef = expected('ref');
export const expectText = expected('text');

export const listOf = (value: PdfValue | undefined, place: string) => expected('list')(value, place).items;

export const entriesOf = (value: PdfValue | undefined, place: string) =>
  expected('dictionary')(value, place).entries;

/** Returns whether a value is this name. */
export const isNamed = (value: PdfValue | undefined, name: string): boolean =>
  isOf(value, 'name') && value.name === name;

/** Returns the characters of a string, one for each byte. */
export const charactersOf = ({ bytes }: PdfText): string => new TextDecoder('latin1').decode(bytes);

/** Returns whether two values are written alike, apart from the digits of hexadecimal strings. */
export function isSame(one: PdfValue | undefined, other: PdfValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  switch (one.kind) {
    case 'name':
      return isOf(other, 'name') && one.name === other.name;
    case 'text':
      return isOf(other, 'text') && charactersOf(one) === charactersOf(other);
    case 'ref':
      return isOf(other, 'ref') && one.object === other.object;
    case 'list':
      return (
        isOf(other, 'list') &&
        one.items.length === other.items.length &&
        one.items.every((item, at) => isSame(item, other.items[at]))
      );
    case 'dictionary':
      return (
        isOf(other, 'dictionary') &&
        one.entries.size === other.entries.size &&
        [...one.entries].every(
          ([key, value]) => other.entries.has(key) && isSame(value, other.entries.get(key)),
        )
      );
  }
}
