import { type LabelKind, labelKind } from './field-labels.ts';
import { stateOfAddress } from './place-zone.ts';

/** A label with its value, which may have several lines. */
export type LabeledField = { label: string; kind: LabelKind; value: string; line: number };

/** A label before a colon. Colons between digits are those of times. */
const labeled =
  /^[\s*•·▪◦\-–—]*([A-Za-z][A-Za-z0-9 #/&().'’+_-]{0,44}?)\s?\*{0,2}:(?!\/\/)(?!\d\d\b(?<=\d:\d\d))(?:\*{1,2}(?=\s|$))?\s*(.*)$/s;

/** Parts of a line that may each have a label. */
const gap = /\t+| {2,}| ?[|¦│] ?/;

/** More than an order has. */
const fieldsMax = 300;

const places: ReadonlySet<LabelKind> = new Set(['place', 'plainPlace', 'property']);
const manyLines: ReadonlySet<LabelKind> = new Set([
  'instructions',
  'place',
  'plainPlace',
  'property',
  'signer',
]);

/** Returns a text without the stars with which plain text shows bold letters. */
const stripped = (text: string) => {
  const bare = text.replaceAll('**', '').trim();
  return /^\*[^*]*\*$/.test(bare) ? bare.slice(1, -1).trim() : bare;
};

type Read = { label: string; kind: LabelKind; value: string };

function readPart(part: string): Read | undefined {
  const [, label = '', value = ''] = labeled.exec(part.slice(0, 6_000)) ?? [];
  const kind = label ? labelKind(label) : undefined;
  return kind ? { label, kind, value: stripped(value) } : undefined;
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
    else if (last && !bareLabel(part)) last.value += `  ${stripped(part)}`;
    else if (bareLabel(part) && at + 1 < parts.length && line.includes('\t')) {
      fields.push({ label: stripped(part), kind: bareLabel(part) ?? 'other', value: '' });
    } else rest.push(part);
  }
  return { fields, rest: rest.join(' ') };
}

/** Returns the cells of a line that has labels only, the head of a table. */
function headOf(line: string): LabelKind[] | undefined {
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
  let open: LabeledField | undefined;
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
      const added = read.map((each) => ({ ...each, line: at }));
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
      open = { label: stripped(line), kind: alone, value: '', line: at };
      fields.push(open);
    } else if (open && (open.value === '' || (manyLines.has(open.kind) && !isComplete(open)))) {
      open.value = open.value ? `${open.value}\n${stripped(line)}` : stripped(line);
    }
  }
  return fields.filter(({ value }) => value !== '');
}
