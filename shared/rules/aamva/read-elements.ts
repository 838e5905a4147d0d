/** What the barcode on the back of a card holds, before anything is made of it. */
export type CardElements = {
  /** Issuer identification number. */
  iin: string;
  /** Types of the parts: `DL` a licence, `ID` an identification card, `EN` an enhanced licence. */
  parts: ReadonlySet<string>;
  /** By element id, such as `DAQ`. */
  elements: ReadonlyMap<string, string>;
};

/** More than any card holds: PDF417 carries 1,850 characters. */
const longestText = 4_000;

/** Type of file, issuer, version, then version of the issuer's own (not in versions 0 and 1), number of parts, parts. */
const header = /(?:ANSI ?|AAMVA ?)(\d{6})\d{2,6}((?:[A-Z]{2}[\d ]{8})*)/;
/** How far into the text the header may begin: `@`, and separators that some printers change or drop. */
const headerWithin = 12;

const part = /[A-Z]{2}(?=[\d ]{8})/g;

/** What ends an element: line feed by the standard, carriage returns and other separators on some cards. */
const elementEnd = /\p{Cc}+/u;

/** An element, with the type of its part before the first one of the part. */
const element = /^\s*(DL|ID|EN)?(D[A-D][A-Z])(.*)$/s;

/**
 * Reads the text of a barcode by the AAMVA DL/ID Card Design Standard, any version; undefined when it is something
 * else. Offsets and lengths of the parts are not relied upon, since issuers get them wrong. Never throws.
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
