import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account-store.ts';
import type { validateEntry as contract } from '#shared/contract/compliance.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { wirePath } from '#shared/contract/wire.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';
import type { StateCode } from '#shared/data/states.ts';
import { dayIn } from '#shared/rules/dates.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import type { EntryProblem } from '#shared/rules/law/entry-problem.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { type EntryWarning, entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { type EntryPayload, judged } from './entry-content.ts';

type Validation = Output<typeof contract>;
type Finding = Validation['findings']['errors'][number];

export type ValidateEntryInput = {
  account: Pick<Account, 'timezone'>;
  /** The state by whose law the entry is judged, whatever state it names itself. */
  stateCode: StateCode;
  /** A draft need not be complete yet. */
  isDraft: boolean;
  payload: EntryPayload;
};

/** The path as the client sent it; the thumbprint travels inside a text. */
const sentPath = (path: string) => (path === 'thumbprint' ? 'thumbprint_data' : wirePath(path));

function finding({ message, path, basis }: EntryProblem | EntryWarning): Finding {
  return {
    message,
    path: sentPath(path),
    citation: basis?.cite ?? null,
    toVerify: basis?.toVerify === true,
  };
}

/** What would keep the entry from being saved or submitted, in the order of the wizard's steps. */
function problemsOf(entry: EntryContent, today: string): EntryProblem[] {
  const problems = entryProblems(entry, today);
  if (!entry.date || entry.date <= today) return problems;
  return [...problems, { kind: 'barred', step: 2, path: 'date', message: 'Date must not be in the future' }];
}

/**
 * Judges an entry by the law of a state, as saving and submitting will (specification, section 4). Of a
 * draft only what must not be stored is an error; what it still lacks is a warning. Stores nothing.
 */
export function validateEntry(
  { now }: { now: () => Date },
  { account, stateCode, isDraft, payload }: ValidateEntryInput,
): Outcome<Validation> {
  const entry = { ...judged(payload), stateCode };
  const problems = problemsOf(entry, dayIn(account.timezone, now()));
  const isError = ({ kind }: EntryProblem) => !isDraft || kind === 'barred';
  const errors = problems.filter(isError).map(finding);
  const later = problems.filter((problem) => !isError(problem));
  const warnings = [...later, ...entryWarnings(entry)].map(finding);
  return ok({
    valid: errors.length === 0,
    errors: errors.map(({ message }) => message),
    warnings: warnings.map(({ message }) => message),
    findings: { errors, warnings },
    rulesVersion,
  });
}
