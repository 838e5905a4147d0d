/** A table of Markdown. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** `1234.5` -> `1,234.5`; whole numbers without a point. */
export const shownNumber = (value: number, decimals = 1) =>
  value.toLocaleString('en-US', { maximumFractionDigits: decimals });

/** Milliseconds, without decimals from a hundred on. */
export const shownMs = (value: number) => shownNumber(value, value < 100 ? 1 : 0);

/** `1.5` -> `1.50×`. */
export const shownTimes = (value: number) => `${value < 100 ? value.toFixed(2) : shownNumber(value, 0)}×`;

export const shownKb = (bytes: number) => shownNumber(bytes / 1024, 0);

/** A text with what stands between two marks replaced; the marks stay. Throws where they are not both there, in order. */
export function replacedBetween(
  text: string,
  [from, to]: readonly [string, string],
  content: string,
): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`The marks ${from} and ${to} are missing`);
  return `${text.slice(0, start + from.length)}\n${content}\n${text.slice(end)}`;
}
