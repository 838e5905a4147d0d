import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { InspectionStore } from '#functions/store/inspections/inspection-store.ts';
import { digest } from '#functions/store/table/digest.ts';
import type { createInspection as contract } from '#shared/contract/inspections.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { type EntryRange, rangesOf, readEntryRanges } from '#shared/rules/entry-ranges.ts';
import type { Caller } from '../auth/authenticate.ts';
import { prohibitedInJournal } from '../compliance/prohibited-number.ts';
import { type JournalHitsDeps, journalHits } from '../exports/journal-hits.ts';
import { notifyUndoable } from '../security/notify-undoable.ts';
import { requireRecentProof } from '../security/recent-proof.ts';
import type { UndoableNoticeDeps } from '../security/security-deps.ts';
import { inspectionView } from './inspection-view.ts';

export type CreateInspectionDeps = JournalHitsDeps &
  UndoableNoticeDeps & {
    inspections: Pick<InspectionStore, 'create'>;
    newId: () => string;
    newCode: () => string;
    /** Returns the stored digest of the code for a link's token. */
    codeDigest: (token: string, code: string) => string;
  };

type Body = Input<typeof contract>['body'];

const invalid = (sentence: string) => refuse('INVALID_FIELDS', { detail: [sentence] });

/** Returns the numbers of the entries that the notary chose, as of now. */
async function chosenRanges(
  deps: CreateInspectionDeps,
  journalId: string,
  scope: Body['scope'],
): Promise<Outcome<EntryRange[]>> {
  if (scope.kind === 'period') {
    if (scope.from > scope.to) return invalid('The first day must not be after the last day');
    const { numbers } = await journalHits(deps, journalId, { dateFrom: scope.from, dateTo: scope.to });
    if (numbers.length === 0) return invalid('There is no entry in this period. Choose other days');
    return ok(rangesOf(numbers));
  }
  const ranges = readEntryRanges(scope.numbers);
  if (!ranges) return invalid('Enter entry numbers, such as 12, 15-20');
  const { lastNumber } = await deps.journal.ledger(journalId);
  const last = ranges.at(-1)?.to ?? 0;
  return last > lastNumber ? invalid(`There is no entry ${last}. The last one is ${lastNumber}`) : ok(ranges);
}

/**
 * Creates an inspection link for an official. Its entries are fixed by number, so it never includes anything
 * recorded later. Returns the address and the access code, which can't be read again, and sends a notice.
 * STEP_UP_REQUIRED without a recent proof of identity; SESSION_EXPIRED if every session ended meanwhile;
 * INVALID_FIELDS for days or numbers without entries, and for a text with a number that must not be recorded.
 * Allowed on every plan, even an expired one.
 */
export async function createInspection(
  deps: CreateInspectionDeps,
  caller: Caller,
  { recipient, office, reason, scope, images, days }: Body,
): Promise<Outcome<Output<typeof contract>>> {
  const { account } = caller;
  const now = deps.now();
  const proven = requireRecentProof(caller, now);
  if (!proven.ok) return proven;
  const problem = prohibitedInJournal(account, { recipient, office });
  if (problem) return problem;
  const ranges = await chosenRanges(deps, account.journalId, scope);
  if (!ranges.ok) return ranges;
  if (ranges.value.length > limits.inspectionRanges)
    return invalid('These entries are too scattered for one link. Choose a shorter period');
  const [token, code] = [deps.newToken(), deps.newCode()];
  const inspection = {
    id: deps.newId(),
    notaryId: account.id,
    journalId: account.journalId,
    notaryName: account.fullName,
    timezone: account.timezone,
    dateFormat: account.dateFormat,
    ...{ recipient, office, reason, scope, images },
    ranges: ranges.value,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * 24 * 60 * 60_000).toISOString(),
    revokedAt: null,
    tokenDigest: digest(token),
    codeDigest: deps.codeDigest(token, code),
  };
  if (!(await deps.inspections.create(account, inspection))) return refuse('SESSION_EXPIRED');
  await notifyUndoable(deps, account, { kind: 'inspectionCreated', inspectionId: inspection.id });
  return ok({
    inspection: inspectionView(inspection, now),
    address: `${deps.siteUrl}/inspect#${token}`,
    accessCode: code,
  });
}
