import { type LabelKind, labelKind } from './field-labels.ts';
import { stateOfAddress } from './place-zone.ts';

/** A label with its value, which may have several lines. */
export type LabeledField = { label: string; kind: LabelKind; value: string; line: number };

/** A label before a colon. Colons between digits are those of times. */
const labeled =
  /^[\s*•·▪◦\-–—]*([A-Za-z][A-Za-z0-9 #/&().'’+_-]{0,44}?)\s?\*{0,2}:(?!\/\/)(?!(?<=\d:)\d)(?:\*{1,2}(?=\s|$))?\s*(.*)$/s;

/** A label before a dash: "Signer - Ada Vane". */
const dashed = /^[\s*•·▪◦–—-]*([A-Za-z][A-Za-z0-9 #/&().'’]{0,44}?) (?:[-–—=]|->) +(\S.*)$/s;

/** Parts of a line that may each have a label. */
const gap = /\t+| {2,}| ?[|¦│] ?/;

/** More than an order has. */
const fieldsMax = 300;

/** Values of one word or number: what stands beside them belongs to something else. */
const short: ReadonlySet<LabelKind> = new Set(['number', 'fileNumber', 'pages', 'status', 'zone']);

const places: ReadonlySet<LabelKind> = new Set(['place', 'plainPlace', 'property']);
const manyLines: ReadonlySet<LabelKind> = new Set([
  'instructions',
  'place',
  'plainPlace',
  'property',
  'signer',
]);

type OpenField = LabeledField & { isAlone?: boolean };

/** A line with only the name of a person. */
const nameAlone = /^\p{Lu}[\p{L}\p{M}'’.-]{1,40}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,40}){1,4}$/u;
const closing = /^(?:thanks?|thank you|best|kind|warm|many|yours|sincerely|regards|please|dear|hello|hi)\b/i;

/** Names are on several lines if their label is on a line of its own, or names several people: "Signer(s)". */
const continues = ({ kind, isAlone, label }: OpenField, line: string) =>
  manyLines.has(kind) &&
  (kind !== 'signer' ||
    isAlone === true ||
    (/s\)?$/i.test(label) && nameAlone.test(line) && !closing.test(line)));

/** Returns a text without the stars with which plain text shows bold letters. */
const stripped = (text: string) => {
  const bare = text.replaceAll('**', '').trim();
  return /^\*[^*]*\*$/.test(bare) ? bare.slice(1, -1).trim() : bare;
};

type Read = { label: string; kind: LabelKind; value: string };

function readPart(part: string): Read | undefined {
  const line = part.slice(0, 6_000);
  const [, label = '', value = ''] = labeled.exec(line) ?? dashed.exec(line) ?? [];
  const kind = label ? labelKind(label) : undefined;
  return kind ? { label, kind, value: stripped(value) } : withoutColon(part);
}

/** How a value begins that may follow its label without a colon: "APPT DATE 03/18/2027". */
const beginnings: Partial<Record<LabelKind, RegExp>> = {
  when: /^(?:\d{1,2}[/:-]\d|20\d\d-|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|\d{1,2} ?[ap]m)/i,
  number: /^#?[A-Z0-9-]{0,12}\d\S{0,30}$/,
  place: /^\d{1,6} (?![AP]\.?M\b)[A-Z]/,
  plainPlace: /^\d{1,6} (?![AP]\.?M\b)[A-Z]/,
  fee: /^\$ ?\d[\d.,]{0,10}$/,
  phone: /^\(?\d{3}/,
  pages: /^\d{1,4}$/,
  scanbacksDue: /^\d{1,2}[/:-]\d/,
  signer: /^[A-Z][a-z]/,
};

/** Returns the longest known label with which a line begins, if its value looks like one. */
function withoutColon(part: string): Read | undefined {
  const words = stripped(part.slice(0, 500)).split(' ').filter(Boolean);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const label = words.slice(0, count).join(' ');
    const value = words.slice(count).join(' ');
    const isSentence = /\b(?:at|on|in|for|with|the|is|of|a|to)$/i.test(label);
    const kind = /^[A-Za-z#/ .]+$/.test(label) && !isSentence ? labelKind(label) : undefined;
    // Names after a word in small letters may be anything: "Signer Services LLC".
    if (kind === 'signer' && label !== label.toUpperCase()) continue;
    if (kind && beginnings[kind]?.test(value)) return { label, kind, value };
  }
  return undefined;
}

/** Returns the kind of a text that is only a label. A text with digits is a value. */
function bareLabel(text: string): LabelKind | undefined {
  const name = stripped(text).replace(/\*?:\*?$/, '');
  if (!/^[A-Za-z][A-Za-z #/&()'’-]{1,44}\d?$/.test(name)) return undefined;
  return labelKind(name);
}

/** Returns the labels of a line, and what is before the first. */
function readLine(line: string): { fields: Read[]; rest: string } {
  const fields: Read[] = [];
  const rest: string[] = [];
  const parts = line.split(gap).filter((part) => part.trim());
  for (const [at, part] of parts.entries()) {
    const read = readPart(part);
    const last = fields.at(-1);
    if (read) fields.push(read);
    else if (last && last.value === '') last.value = stripped(part);
    else if (last && !short.has(last.kind) && !bareLabel(part)) last.value += `  ${stripped(part)}`;
    else if (bareLabel(part) && at + 1 < parts.length && line.includes('\t')) {
      fields.push({ label: stripped(part), kind: bareLabel(part) ?? 'other', value: '' });
    } else rest.push(part);
  }
  return { fields, rest: rest.join(' ') };
}

/** Returns the cells of a line that has labels only, the head of a table. */
export function headOf(line: string): LabelKind[] | undefined {
  const cells = line.split(/\t+/).filter((cell) => cell.trim());
  if (cells.length < 3) return undefined;
  const kinds = cells.map(bareLabel);
  return kinds.every((kind) => kind !== undefined) ? (kinds as LabelKind[]) : undefined;
}

/** An address ends with its state, and nothing that follows belongs to it. */
const isComplete = ({ kind, value }: LabeledField) =>
  value.length > 6_000 || (places.has(kind) && stateOfAddress(value) !== undefined);

/** Returns the labeled values of a text, in order. A value may be on the lines after its label, or below its label in a table. */
export function labeledFields(text: string): LabeledField[] {
  const lines = text.split('\n');
  const fields: LabeledField[] = [];
  let open: OpenField | undefined;
  for (let at = 0; at < lines.length && fields.length < fieldsMax; at += 1) {
    const line = lines[at] ?? '';
    const head = headOf(line);
    const cells = (lines[at + 1] ?? '').split('\t');
    if (head && cells.length === head.length) {
      const labels = line.split(/\t+/).filter((cell) => cell.trim());
      while ((lines[at + 1] ?? '').split('\t').length === head.length) {
        at += 1;
        for (const [column, value] of (lines[at] ?? '').split('\t').entries()) {
          fields.push({
            label: labels[column]?.trim() ?? '',
            kind: head[column] ?? 'other',
            value: value.trim(),
            line: at,
          });
        }
      }
      open = undefined;
      continue;
    }
    const { fields: read } = readLine(line);
    if (read.length > 0) {
      const added = read.map((each) => ({ ...each, line: at, isAlone: each.value === '' }));
      fields.push(...added);
      open = added.at(-1);
      continue;
    }
    if (line.trim() === '') {
      // Cells of a table part the lines of an address.
      const isUnfinished = open && places.has(open.kind) && !stateOfAddress(open.value);
      if (open?.value && !isUnfinished) open = undefined;
      continue;
    }
    const alone = bareLabel(line);
    const isValueOfOpen = open?.value === '' && open.kind === 'instructions';
    if (alone && !isValueOfOpen && lines[at + 1]?.trim() && (!open?.value || fields.length > 0)) {
      open = { label: stripped(line), kind: alone, value: '', line: at, isAlone: true };
      fields.push(open);
    } else if (open && (open.value === '' || (continues(open, line.trim()) && !isComplete(open)))) {
      open.value = open.value ? `${open.value}\n${stripped(line)}` : stripped(line);
    } else open = undefined;
  }
  return fields.filter(({ value }) => value !== '');
}
