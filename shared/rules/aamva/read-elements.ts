import type { CardElements } from './card-elements.ts';
import { cardText } from './card-text.ts';
import { damagedElements, isDamaged } from './damaged-elements.ts';
import { stripeElements } from './stripe-elements.ts';

/** More than any card has: PDF417 carries 1,850 characters. */
const longestText = 4_000;

/** File type, issuer, version, the issuer's own version (not in versions 0 and 1), number of parts, parts. */
const header = /(?:ANSI ?|AAMVA ?)(\d{6})\d{2,6}((?:[A-Z]{2}[\d ]{8})*)/i;
/** Latest start of the header, after `@` and separators that some printers change or drop. */
const headerWithin = 12;

const part = /[A-Z]{2}(?=[\d ]{8})/g;

/** The end of an element: line feed by the standard, carriage returns and other control characters on some cards. */
const elementEnd = /[\p{Cc}\u2028\u2029]+/u;
/** Separators that scanners put instead of control characters. None of them is part of an element. */
const otherEnds = ['|', '~', '^', '\\n', '<LF>'];

/** An element; the first one of a part begins with the part's type. */
const element = /^\s*(DL|ID|EN)?(D[A-D][A-Z])(.*)$/is;

type Lines = { begun: Set<string>; elements: Map<string, string> };

function elementsOf(lines: readonly string[]): Lines {
  const begun = new Set<string>();
  const elements = new Map<string, string>();
  for (const line of lines) {
    const [, type, name, value = ''] = element.exec(line) ?? [];
    if (type) begun.add(type.toUpperCase());
    const id = name?.toUpperCase();
    if (id && !elements.get(id)) elements.set(id, value.trim());
  }
  return { begun, elements };
}

function withoutDamage(body: string): Lines {
  const [usual, ...others] = [
    elementsOf(body.split(elementEnd)),
    ...otherEnds.filter((end) => body.includes(end)).map((end) => elementsOf(body.split(end))),
  ];
  const better = isDamaged(usual?.elements) && others.find(({ elements }) => !isDamaged(elements));
  return better || (usual ?? { begun: new Set(), elements: new Map() });
}

/**
 * Reads a barcode's text by the AAMVA DL/ID Card Design Standard, any version, or the text of a magnetic stripe,
 * which some issuers print as a barcode. Returns undefined for anything else. It ignores the parts' offsets and
 * lengths, because issuers get them wrong. Never throws.
 */
export function readElements(barcode: string): CardElements | undefined {
  if (barcode.length > longestText) return undefined;
  const text = cardText(barcode);
  const found = header.exec(text);
  if (!found || found.index > headerWithin) return stripeElements(text);
  const [whole, iin = '', directory = ''] = found;
  const body = text.slice(found.index + whole.length);
  const { begun, elements } = withoutDamage(body);
  const parts = new Set([...(directory.toUpperCase().match(part) ?? []), ...begun]);
  if (isDamaged(elements)) return { iin, parts, elements: damagedElements(body), isDamaged: true };
  return { iin, parts, elements, isDamaged: false };
}
