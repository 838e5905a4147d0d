import type { Report } from '#shared/evidence/report.ts';

const marks = { passed: '  ok  ', failed: ' FAIL ', unchecked: '  --  ' } as const;

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
  ].join('\n');
}
