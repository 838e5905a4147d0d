/** The subject of a check. */
export type Check =
  | 'file'
  | 'signature'
  | 'whole-file'
  | 'level'
  | 'document'
  | 'pages'
  | 'record'
  | 'link'
  | 'inclusion'
  | 'checkpoint'
  | 'witnesses'
  | 'history'
  | 'timestamp'
  | 'id-numbers'
  | 'manifest'
  | 'files'
  | 'chain'
  | 'entries'
  | 'viewer'
  | 'papers';

/** `unchecked`: it could not be checked, and the text says why. */
export type Outcome = 'passed' | 'failed' | 'unchecked';

/** The finding of a check, as a sentence for someone who knows nothing about cryptography. */
export type Statement = {
  check: Check;
  outcome: Outcome;
  text: string;
  /** Technical facts by their names. */
  details?: Readonly<Record<string, string>>;
};

type Details = Statement['details'];

const statement =
  (outcome: Outcome) =>
  (check: Check, text: string, details?: Details): Statement => ({
    check,
    outcome,
    text,
    ...(details && { details }),
  });

export const passed = statement('passed');
export const failed = statement('failed');
export const unchecked = statement('unchecked');

/**
 * The sum of statements: `failed` if any failed, `passed` if each of the needed checks passed, otherwise `incomplete`.
 */
export type Verdict = 'passed' | 'failed' | 'incomplete';

/** Returns the sum of statements. No statement at all about a needed check is not enough. */
export function verdictOf(statements: readonly Statement[], needed: readonly Check[]): Verdict {
  if (statements.some(({ outcome }) => outcome === 'failed')) return 'failed';
  const isComplete = needed.every((check) => {
    const about = statements.filter((one) => one.check === check);
    return about.length > 0 && about.every(({ outcome }) => outcome === 'passed');
  });
  return isComplete ? 'passed' : 'incomplete';
}
