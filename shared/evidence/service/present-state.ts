import { dayInWords } from '../../rules/shown-day.ts';
import { timeInWords } from '../../rules/time-in-words.ts';
import { openedFact } from '../owner-words.ts';
import type { CheckedEntry, Fact, Report } from '../report.ts';

/** The service's answer about an entry with a hash. */
export type PresentEntry = {
  kind: string;
  submitted_at: string;
  /** When it was destroyed after its retention had ended. */
  destroyed_at?: string | undefined;
  log: { index: number; tree_size: number } | null;
  addenda: { count: number; latest_at: string | null };
  /** When its journal was opened. */
  opened_at: string;
};

/** Asks the service about an entry of a journal. Undefined if it knows no such entry. */
export type AskService = (entry: Omit<CheckedEntry, 'addenda'>) => Promise<PresentEntry | undefined>;

/** Returns the beginning of a sentence that says how many addenda an entry has today. */
export const laterVersion = ({ addenda: { count } }: PresentEntry): string =>
  `A later version has ${count.toLocaleString('en-US')} ${count === 1 ? 'addendum' : 'addenda'}`;

/** Returns what only the service knows about an entry. */
export function presentFacts({ addenda, destroyed_at, opened_at }: PresentEntry): Fact[] {
  const { count, latest_at: latest } = addenda;
  return [
    ...(count > 0 && latest !== null
      ? [
          {
            label: 'Addenda today',
            value: `${count.toLocaleString('en-US')}, the latest of ${dayInWords(latest)}`,
          },
        ]
      : []),
    ...(destroyed_at === undefined
      ? []
      : [{ label: 'Destroyed after its retention had ended', value: timeInWords(destroyed_at) }]),
    openedFact(opened_at),
  ];
}

/**
 * Adds to the report about a PDF what the service says of its entry today: the file cannot show what was added later. Without
 * a connection, the report stays as it is.
 */
export async function withPresentState(report: Report, ask: AskService): Promise<Report> {
  const { entry } = report;
  if (!entry) return report;
  const present = await ask(entry).catch(() => undefined);
  if (!present) return report;
  const isOutdated = present.addenda.count > entry.addenda;
  return {
    ...report,
    headline: isOutdated
      ? `${report.headline} ${laterVersion(present)}. Ask the notary for it.`
      : report.headline,
    facts: [...report.facts, ...presentFacts(present)],
  };
}
