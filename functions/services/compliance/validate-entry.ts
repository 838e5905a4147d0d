import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { validateEntry as contract } from '#shared/contract/compliance.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { wirePath } from '#shared/contract/wire.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';
import type { StateCode } from '#shared/data/states.ts';
import { judgedRecording, lastActDay } from '#shared/rules/act-time.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { checkEntry } from '#shared/rules/law/check-entry.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import type { EntryProblem } from '#shared/rules/law/entry-problem.ts';
import type { EntryWarning } from '#shared/rules/law/entry-warnings.ts';
import type { FieldNote } from '#shared/rules/law/field-notes.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { type EntryPayload, judged } from '../entries/store-content.ts';

type Validation = Output<typeof contract>;
type Finding = Validation['findings']['errors'][number];
type Warning = Validation['findings']['warnings'][number];

export type ValidateEntryInput = {
  account: Pick<Account, 'fullName' | 'timezone' | 'dateFormat' | 'commissions'>;
  /** The state whose law applies, regardless of the state that the entry names. */
  stateCode: StateCode;
  /** True for a draft, which may be incomplete. */
  isDraft: boolean;
  payload: EntryPayload;
};

/** Returns the path as the client sent it, where the thumbprint is part of a text. */
const sentPath = (path: string) => (path === 'thumbprint' ? 'thumbprint_data' : wirePath(path));

function finding({ message, path, basis }: EntryProblem | EntryWarning): Finding {
  return {
    message,
    path: sentPath(path),
    citation: basis?.cite ?? null,
    toVerify: basis?.toVerify === true,
  };
}

/** A warning, or missing content in a draft. */
const warning = (found: EntryProblem | EntryWarning): Warning => ({
  ...finding(found),
  warning: 'kind' in found ? null : (found.doubt ?? found.note ?? null),
});

const paths = (notes: FieldNote[]): string[] => notes.map(({ path }) => sentPath(path));

/** Rejects future dates: state law is silent about them, but no journal accepts them. */
function dateProblems(entry: EntryContent, lastDay: string): EntryProblem[] {
  if (!entry.date || entry.date <= lastDay) return [];
  return [{ kind: 'prohibited', step: 2, path: 'date', message: 'Date must not be in the future' }];
}

/**
 * Checks an entry against a state's law, exactly as saving and submitting will (specification, section 4). In
 * a draft, only content that must not be stored is an error; missing content is a warning. Stores nothing.
 */
export function validateEntry(
  { now }: { now: () => Date },
  { account, stateCode, isDraft, payload }: ValidateEntryInput,
): Outcome<Validation> {
  const sent = judged(payload);
  const entry = { ...sent, stateCode, actTimezone: sent.actTimezone ?? account.timezone };
  const { recordedAt } = entry;
  const zone = { actTimezone: entry.actTimezone, recordedAt };
  const today = dayIn(zone.actTimezone, judgedRecording(recordedAt, now()).recordedAt);
  const { fullName, commissions, dateFormat } = account;
  const showDay = (day: string) => shownDay(day, dateFormat);
  const check = checkEntry(entry, today, { fullName, commissions, today, showDay });
  const problems = [...check.errors, ...dateProblems(entry, lastActDay(zone, now()))];
  const isError = ({ kind }: EntryProblem) => !isDraft || kind === 'prohibited';
  const errors = problems.filter(isError).map(finding);
  const later = problems.filter((problem) => !isError(problem));
  const warnings = [...later, ...check.warnings].map(warning);
  const doubts = check.warnings.flatMap(({ doubt, message }) => (doubt ? [{ code: doubt, message }] : []));
  return ok({
    valid: errors.length === 0,
    errors: errors.map(({ message }) => message),
    warnings: warnings.map(({ message }) => message),
    findings: { errors, warnings },
    doubts,
    requiredFields: paths(check.required),
    hiddenFields: paths(check.hidden),
    rulesVersion,
  });
}
