import { type Check, type Statement, type Verdict, verdictOf } from './statement.ts';

/** A fact about what was checked, for people: its name and its value. */
export type Fact = { label: string; value: string };

/** An entry whose record or seal was found genuine, and how many addenda the file has of it. */
export type CheckedEntry = { journalId: string; number: string; hash: string; addenda: number };

/** The answer about a file or a log. */
export type Report = {
  verdict: Verdict;
  /** The answer in one or two sentences. */
  headline: string;
  /** Who, which number, when. Only what was checked is listed. */
  facts: readonly Fact[];
  statements: readonly Statement[];
  /** The entry of a PDF that did not fail. */
  entry?: CheckedEntry;
};

type Draft = {
  statements: readonly Statement[];
  /** Checks that have to pass before the answer is yes. */
  needed: readonly Check[];
  /** The first sentences of each answer. */
  words: Readonly<Record<Verdict, string>>;
  facts?: readonly Fact[];
};

/** Makes a report. A report that failed begins with why, and one that is incomplete with what could not be checked. */
export function reportOf({ statements, needed, words, facts = [] }: Draft): Report {
  const verdict = verdictOf(statements, needed);
  const wanted = verdict === 'failed' ? 'failed' : 'unchecked';
  const reason = statements.find(
    ({ check, outcome }) => outcome === wanted && (verdict === 'failed' || needed.includes(check)),
  );
  const headline = [words[verdict], verdict === 'passed' ? '' : (reason?.text ?? '')].join(' ').trim();
  // Facts beside a warning would be read as confirmed.
  return { verdict, headline, facts: verdict === 'failed' ? [] : facts, statements };
}
