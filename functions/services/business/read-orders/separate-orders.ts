import { labelKind } from './field-labels.ts';

const numberLine = /^[\s*•-]*([A-Za-z][A-Za-z #]{1,24})(?::| ?#:?)\s*#?\s*([A-Za-z0-9][\w-]{1,39})/;

/** Splits a text at each label of an order's number, if it has several with different numbers. */
export function separateOrders(text: string): string[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => {
    const [, label = '', number = ''] = numberLine.exec(line.slice(0, 200)) ?? [];
    return labelKind(label) === 'number' && /\d/.test(number) ? [{ at, number }] : [];
  });
  if (new Set(starts.map(({ number }) => number)).size < 2) return [text];
  const merged = starts.filter(({ number }, index) => index === 0 || starts[index - 1]?.number !== number);
  return merged.slice(0, 50).map(({ at }, index) => lines.slice(at, merged[index + 1]?.at).join('\n'));
}
