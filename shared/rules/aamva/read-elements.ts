/** The raw elements in the barcode on the back of a card. */
export type CardElements = {
  /** Issuer identification number. */
  iin: string;
  /** Types of the parts: `DL` a license, `ID` an identification card, `EN` an enhanced license. */
  parts: ReadonlySet<string>;
  /** By element ID, such as `DAQ`. */
  elements: ReadonlyMap<string, string>;
};

/** More than any card has: PDF417 carries 1,850 characters. */
const longestText = 4_000;

/** File type, issuer, version, the issuer's own version (not in versions 0 and 1), number of parts, parts. */
const header = /(?:ANSI ?|AAMVA ?)(\d{6})\d{2,6}((?:[A-Z]{2}[\d ]{8})*)/;
/** Latest start of the header, after `@` and separators that some printers change or drop. */
const headerWithin = 12;

const part = /[A-Z]{2}(?=[\d ]{8})/g;

/** The end of an element: line feed by the standard, carriage returns and other separators on some cards. */
const elementEnd = /\p{Cc}+/u;

/** An element; the first one of a part begins with the part's type. */
const element = /^\s*(DL|ID|EN)?(D[A-D][A-Z])(.*)$/s;

/**
 * Reads a barcode's text by the AAMVA DL/ID Card Design Standard, any version; returns undefined for anything
 * else. It ignores the parts' offsets and lengths, because issuers get them wrong. Never throws.
 */
export function readElements(text: string): CardElements | undefined {
  if (text.length > longestText) return undefined;
  const found = header.exec(text);
  if (!found || found.index > headerWithin) return undefined;
  const [whole, iin = '', directory = ''] = found;
  const parts = new Set(directory.match(part));
  const elements = new Map<string, string>();
  for (const line of text.slice(found.index + whole.length).split(elementEnd)) {
    const [, begun, id, value = ''] = element.exec(line) ?? [];
    if (begun) parts.add(begun);
    if (id && !elements.get(id)) elements.set(id, value.trim());
  }
  if (elements.size === 0) return undefined;
  return { iin, parts, elements };
}
