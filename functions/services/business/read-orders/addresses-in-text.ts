import { oneLine } from './clean-text.ts';
import { stateOfAddress } from './place-zone.ts';

/** The end of an address: a state with a ZIP code, or a state after a comma. */
const ending =
  /(?:,|\s)\s?(?:[A-Z][A-Za-z]{1,14}\.?(?: [A-Z][a-z]{3,9})?),?\s{1,3}\d{5}(?:-\d{4})?(?!\d)|, ?[A-Z]{2}(?=[\s.,;)]|$)/g;

/** A house number with the beginning of a street. Hours, days, and counts are no houses. */
const house =
  /(?<![\w$:/.#-])\d{1,6}(?:-\d{1,4})?[A-Za-z]?(?: ?½| 1\/2)? {1,2}(?!(?:AM|PM|am|pm|a\.m|p\.m|pages?|pgs?|signers?|sets?|Pages|EST|EDT|ET|CST|CDT|CT|MST|MDT|MT|PST|PDT|PT|and|or|to|at|on|in|for|Jan\b|Feb\b|Mar\b|Apr\b|May\b|Jun\b|Jul\b|Aug\b|Sep|Oct\b|Nov\b|Dec\b|January|February|March|April|June|July|August|October|November|December))(?=[A-Z]|\d{1,4}(?:st|nd|rd|th)\b|[nsew]\.? [A-Z])/g;

const addressLength = 160;

const trimmed = (text: string) =>
  oneLine(text)
    .replace(/^[\s,;:.-]+/, '')
    .replace(/[\s,;:.-]+$/, '');

/** Returns an address on one line, without the country and links. */
export function addressLine(value: string): string {
  const line = value
    .split('\n')
    .map((part) => trimmed(part))
    .filter(Boolean)
    .join(', ')
    .replaceAll(/<?https?:\/\/\S{1,2000}/g, '')
    .replace(/[([] ?(?:map|directions|view map|get directions)[^)\]]{0,40}[)\]]/i, '');
  return trimmed(trimmed(line).replace(/,? (?:USA|U\.S\.A\.|United States(?: of America)?)$/i, ''));
}

/** Returns the addresses in running text, in order. Only those that end with a state are recognized. */
export function addressesInText(text: string): string[] {
  const flat = text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
  const found: string[] = [];
  let from = 0;
  for (const match of flat.matchAll(ending)) {
    const end = match.index + match[0].length;
    const before = flat.slice(Math.max(from, match.index - addressLength), match.index);
    const begin = before.search(
      /(?:[.!?]\s(?=[A-Z][a-z]+ [a-z])|\n\n)(?![\s\S]*(?:[.!?]\s(?=[A-Z][a-z]+ [a-z])|\n\n))/,
    );
    const clause = begin < 0 ? before : before.slice(begin);
    const starts = [...clause.matchAll(house)];
    // The words between a house number and the state are few: an earlier number belongs to something else.
    const start = starts.find(({ index }) => !/[:!?]|\. [a-z]|\n[^\n]*\n[^\n]*\n/.test(clause.slice(index)));
    if (!start) continue;
    const address = addressLine(`${clause.slice(start.index)}${match[0]}`);
    if (stateOfAddress(address) && !found.includes(address)) found.push(address);
    from = end;
    if (found.length >= 20) break;
  }
  return found;
}
