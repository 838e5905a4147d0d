import type { Report } from '#shared/evidence/report.ts';

const marks = { passed: '  ok  ', failed: ' FAIL ', unchecked: '  --  ' } as const;

/** Returns text without what moves the cursor, clears the screen, breaks a line, or turns the direction of writing. */
export const terminalText = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** Returns a report as text for a terminal. */
export function reportText({ headline, facts, statements }: Report): string {
  const width = Math.max(0, ...facts.map(({ label }) => label.length));
  return [
    headline,
    '',
    ...facts.map(({ label, value }) => `${label.padEnd(width)}  ${value}`),
    ...(facts.length > 0 ? [''] : []),
    ...statements.map(({ outcome, text }) => `${marks[outcome]} ${text}`),
    '',
  ]
    .map(terminalText)
    .join('\n');
}
