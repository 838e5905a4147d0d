import { labelKind } from './field-labels.ts';
import { headOf } from './labeled-fields.ts';

const numberLine = /^[\s*•-]*([A-Za-z][A-Za-z #]{1,24})(?::| ?#:?)\s*#?\s*([A-Za-z0-9][\w-]{1,39})/;

/** Returns the rows of a table of orders as texts with labels, if it has several. */
function rowsOfTable(lines: readonly string[]): string[] {
  for (const [at, line] of lines.entries()) {
    const head = headOf(line);
    if (!head) continue;
    const labels = line.split('\t').map((label) => label.trim());
    const rows: string[] = [];
    for (const below of lines.slice(at + 1)) {
      const cells = below.split('\t');
      if (cells.length !== labels.length) break;
      rows.push(cells.map((cell, column) => `${labels[column]}: ${cell.trim()}`).join('\n'));
    }
    if (rows.length > 1 && (head.includes('number') || head.includes('when'))) return rows;
  }
  return [];
}

/** Splits a text at each label of an order's number, if it has several with different numbers. */
export function separateOrders(text: string): string[] {
  const lines = text.split('\n');
  const rows = rowsOfTable(lines);
  if (rows.length > 1) return rows.slice(0, 50);
  const starts = lines.flatMap((line, at) => {
    const [, label = '', number = ''] = numberLine.exec(line.slice(0, 200)) ?? [];
    return labelKind(label) === 'number' && /\d/.test(number) ? [{ at, number }] : [];
  });
  if (new Set(starts.map(({ number }) => number)).size < 2) return [text];
  const merged = starts.filter(({ number }, index) => index === 0 || starts[index - 1]?.number !== number);
  return merged.slice(0, 50).map(({ at }, index) => lines.slice(at, merged[index + 1]?.at).join('\n'));
}
