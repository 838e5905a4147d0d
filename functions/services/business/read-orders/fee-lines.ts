import { toCents } from '#shared/rules/money.ts';
import type { LabeledField } from './labeled-fields.ts';
import { amountsInText, dollars } from './money-in-text.ts';
import type { OrderLine } from './proposed-order.ts';

export type FoundFees = { lines: OrderLine[]; doubtful: boolean };

type Kind = OrderLine['kind'] | 'total';
type Part = { kind: Kind; amount: string; words: string };

const kinds: [Kind, RegExp][] = [
  ['travel', /\b(?:travel|mileage|trip|miles|gas)\b/i],
  ['printing', /\b(?:print(?:ing|s)?|copies)\b/i],
  ['scanbacks', /\b(?:scan ?-?backs?|scanning|fax ?-?backs?)\b/i],
  [
    'notarial',
    /\bnotarial\b|\b(?:per|each|an?) (?:act|notarization|stamp|seal|acknowledge?ment|jurat|signature)\b/i,
  ],
  ['total', /\btotal\b/i],
];

/** Amounts that are not paid to the notary for this order as it is planned. */
const unpaid =
  /\b(?:loan|mortgage|purchase price|sales? price|cash to close|cashier|wire|escrow deposit|earnest|deposit|certified|check for|bring|collect|late|penalt\w*|deduct\w*|no[- ]?shows?|no[- ]?sign\w*|cancell?ation|cancell?ed|if|reprint\w*|balance|proceeds|value|coverage|e&o|insurance|bond|tax\w*|invoice|refund)\b/i;

/** Amounts that are paid only if something happens. */
const extra = /\b(?:bonus|tips?|incentive|extra|additional|optional)\b/i;

const feeWords =
  /\b(?:fees?|pay(?:s|ing|out|ment)?|paid|rate|offer(?:ing|ed)?|compensation|total|price|charge|cost|budget|all[- ]in|flat)\b/i;

/** A number without a dollar sign after a word for a fee: "pays 120", "Fee 115.00". */
const plainFee =
  /\b(?:fees?|pays?(?: you)?|paying(?: you)?|payout|rate|offer(?:ing)?|compensation|total(?: fee)?)(?: (?:is|of|to|amount))?[ :=]{1,6}(?<number>\d[\d.,]{1,10})(?!\d|[/:-]\d| ?(?:pages?|pgs?|min\w*|miles|%|sets?|am\b|pm\b))/gi;

/** A number that is added to a fee: "+ 25 printing". */
const addedFee = /(?<=[\d.] ?)\+ ?(?<number>\d[\d.,]{0,10})(?= ?(?:print|travel|trip|mile|scan|fax|for ))/gi;

const cents = (amount: string) => toCents(Number(amount));

/** Returns a text without what is crossed out in it: "~~$100~~", or letters with a stroke through them. */
const withoutStruck = (text: string) =>
  text.replaceAll(/~~[^~\n]{1,100}~~/g, '').replaceAll(/(?:[^\n]\u0336)+/gu, '');

const changed = /\b(?:from|was)\b[^.\n]{0,20}$/i;
/** Words before what was paid once, or is paid otherwise. */
const earlierFee =
  /\b(?:used to|usually|normally|typically|last time|previously|down from|up from|instead of|rather than|\(was)\b[^.$]{0,20}$/i;
const changedTo = /^[^.\n$]{0,4}(?:\bto\b|→|->|,? (?:is )?now\b)/i;
const rangeSign = /^ {0,2}(?:-|–|—|to|or) {0,2}\$?\d?/i;

/** Returns the words that say what an amount is for: those before it in its clause, or after it. */
function wordsAround(
  text: string,
  start: number,
  end: number,
  previousEnd: number,
  nextStart: number,
): [string, string] {
  const before = text.slice(Math.max(previousEnd, start - 60), start);
  const clause = before.split(/[\n;|]|[.?!] |, (?=[a-z]{3,} fee)|\t(?=[^\t]*\t)/i).at(-1) ?? '';
  const after = text.slice(end, Math.min(nextStart, end + 40)).split(/[\n;|\t+]|[.,] |\.$/, 1)[0] ?? '';
  return [clause, after];
}

function kindOf(before: string, after: string): Kind {
  if (/=\s{0,3}$/.test(before)) return 'total';
  const ofWords = (words: string) => kinds.find(([, shape]) => shape.test(words))?.[0];
  const behind =
    after.replace(/\([^)]{0,60}\)?/, '').split(/\b(?:incl\w*|plus|with|and|down|which)\b/i, 1)[0] ?? '';
  // "Fees: $25 travel, $15 printing" has its words behind, and "Fee: $125 printed docs" before.
  const isList = /\b(?:fees|charges|costs|breakdown)\s?:/i.test(before);
  const isLabeled = before.includes(':') || /\b(?:fee|is|of)\s{0,3}$/i.test(before);
  if (isLabeled && !isList) return ofWords(before) ?? 'other';
  return ofWords(behind) ?? ofWords(before) ?? 'other';
}

/** Returns the description of a line: its label as written, or "Signing fee". */
function descriptionOf(kind: Kind, words: string): string {
  const label = /([A-Za-z][A-Za-z &/()-]{1,38}?)\s?:/.exec(words.slice(-60))?.[1]?.trim();
  const names: Record<Kind, string> = {
    notarial: 'Notarial fee',
    travel: 'Travel fee',
    printing: 'Printing',
    scanbacks: 'Scanbacks',
    other: 'Signing fee',
    total: 'Signing fee',
  };
  return kind === 'notarial' && label ? label : names[kind];
}

type Found = { parts: Part[]; doubtful: boolean };

function amountsOf(text: string): Found {
  const marked = amountsInText(text);
  const plain = [...text.matchAll(plainFee), ...text.matchAll(addedFee)].map((match) => {
    const number = match.groups?.['number'] ?? '';
    const index = match.index + match[0].length - number.length;
    return { amount: dollars(number), index, end: index + number.replace(/[.,]+$/, '').length };
  });
  const all = [
    ...marked,
    ...plain.filter(({ index }) => marked.every((each) => index < each.index || index >= each.end)),
  ];
  return partsOf(
    text,
    all.sort((one, other) => one.index - other.index),
  );
}

function partsOf(text: string, all: { amount: string | undefined; index: number; end: number }[]): Found {
  const parts: Part[] = [];
  let doubtful = false;
  for (const [at, { amount, index, end }] of all.entries()) {
    const next = all[at + 1];
    const [before, after] = wordsAround(text, index, end, all[at - 1]?.end ?? 0, next?.index ?? text.length);
    const inBrackets = /\((?:incl|which incl|with)[^)]{0,40}$/i.test(before);
    const isOld = earlierFee.test(before);
    if (isOld || inBrackets || unpaid.test(before) || (unpaid.test(after) && !/\bfee/i.test(before)))
      continue;
    const between = next ? text.slice(end, next.index) : '';
    if (next && changedTo.test(between) && changed.test(text.slice(Math.max(0, index - 40), index))) continue;
    if (amount === undefined || extra.test(before)) {
      doubtful = true;
      continue;
    }
    const isRange = next !== undefined && rangeSign.test(between) && between.trim().length <= 3;
    const previous = all[at - 1];
    const endsRange =
      previous &&
      rangeSign.test(text.slice(previous.end, index)) &&
      text.slice(previous.end, index).trim().length <= 3;
    const wasChanged = previous && changedTo.test(text.slice(previous.end, index));
    if (endsRange && !wasChanged) continue;
    const open =
      /\b(?:up to|at least|starting at|min(?:imum)?|max(?:imum)?|about|around|approx\w*|~)\s{0,2}$/i.test(
        before,
      ) || /^ ?\+(?! ?\$?\d)|^ ?(?:or more|per (?:hour|hr|mile))/i.test(text.slice(end, end + 12));
    if (isRange || open) doubtful = true;
    const kind = kindOf(before, after);
    if (kind === 'notarial' && /\b(?:per|each)\b/i.test(`${before}${after}`)) doubtful = true;
    if (kind === 'other' && !feeWords.test(`${before} ${after}`) && !wasChanged) {
      if (all.length > 1 && !/^ ?\+/.test(text.slice(end, end + 3)) && !/\+ ?$/.test(before)) {
        doubtful = true;
        if (parts.length > 0) continue;
      }
      doubtful = doubtful || !/[+]/.test(before);
    }
    parts.push({ kind, amount, words: before });
  }
  return { parts, doubtful };
}

/** Returns lines that add up to the total, if the text has one. */
function settle({ parts, doubtful }: Found): FoundFees {
  const different = parts.filter(
    (part, at) => parts.findIndex(({ kind, amount }) => kind === part.kind && amount === part.amount) === at,
  );
  const totals = different.filter(({ kind }) => kind === 'total');
  const others = different.filter(({ kind }) => kind !== 'total');
  const sum = others.reduce((all, { amount }) => all + cents(amount), 0);
  const [total] = totals;
  const line = ({ kind, amount, words }: Part): OrderLine => ({
    kind: kind === 'total' ? 'other' : kind,
    description: descriptionOf(kind, words),
    amount,
  });
  const isConflict = totals.length > 1 || new Set(others.map(({ kind }) => kind)).size < others.length;
  if (total && sum !== cents(total.amount)) {
    return { lines: [line(total)], doubtful: doubtful || isConflict || others.length > 0 };
  }
  const kept = others.filter(({ kind }, at) => others.findIndex((each) => each.kind === kind) === at);
  return { lines: kept.map(line), doubtful: doubtful || isConflict };
}

/** Returns the lines of the fee in a text. Labeled values come first: what else mentions money then only raises doubts. */
export function feeLines(text: string, fields: readonly LabeledField[]): FoundFees {
  const labeled = fields.filter(({ kind, label }) => kind === 'fee' && !unpaid.test(label));
  const found: Found = { parts: [], doubtful: false };
  for (const { label, value } of labeled) {
    const clean = withoutStruck(value).trim();
    const written = /^\d/.test(clean)
      ? `$${clean.replace(/^(\d[\d.,]*) ?\+ ?(?=\d)/, '$1 + $')}`
      : clean.replace(/(\d) ?\+ ?(?=\d)/, '$1 + $');
    const { parts, doubtful } = amountsOf(`${label}: ${written}`);
    found.parts.push(...parts);
    found.doubtful ||= doubtful;
  }
  if (found.parts.length > 0 || found.doubtful) {
    const settled = settle(found);
    const known = new Set([
      ...settled.lines.map(({ amount }) => amount),
      ...found.parts.map(({ amount }) => amount),
    ]);
    const elsewhere = amountsOf(withoutStruck(text)).parts;
    return { ...settled, doubtful: settled.doubtful || elsewhere.some(({ amount }) => !known.has(amount)) };
  }
  const settled = settle(amountsOf(withoutStruck(text)));
  const isUnread = settled.lines.length === 0 && labeled.some(({ value }) => /\d|dollars/i.test(value));
  return {
    ...settled,
    doubtful: settled.doubtful || isUnread || /\b(?:instead of|rather than)\b.{0,5}\d/i.test(text),
  };
}
