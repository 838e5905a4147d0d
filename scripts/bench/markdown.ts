/** Returns a Markdown table. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** `1234.5` -> `1,234.5`; whole numbers have no decimal point. */
export const shownNumber = (value: number, decimals = 1) =>
  value.toLocaleString('en-US', { maximumFractionDigits: decimals });

/** Milliseconds; from 100 on without decimals. */
export const shownMs = (value: number) => shownNumber(value, value < 100 ? 1 : 0);

/** `1.5` -> `1.50×`. */
export const shownTimes = (value: number) => `${value < 100 ? value.toFixed(2) : shownNumber(value, 0)}×`;

export const shownKb = (bytes: number) => shownNumber(bytes / 1024, 0);
