import type { Report } from '#shared/evidence/report.ts';

/** The content of the page: a report, or why it is missing. */
export type Answer = Report;

/** Returns the answer for something that went wrong outside of the file. */
export function failedAnswer(error: unknown): Answer {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    verdict: 'incomplete',
    headline: `This could not be checked. ${reason}`,
    facts: [],
    statements: [],
  };
}
