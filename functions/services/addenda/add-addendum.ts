import { isDeepStrictEqual } from 'node:util';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { inJournal } from '#functions/store/account/journals.ts';
import { type AddendumItem, addendumPosition } from '#functions/store/entries/addendum-item.ts';
import type { AddendumStore } from '#functions/store/entries/addendum-store.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { EntryStore, FoundEntry } from '#functions/store/entries/entry-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { Ledger } from '#functions/store/entries/ledger.ts';
import type { addAddendum as contract } from '#shared/contract/addenda.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { addendumProblems } from '#shared/rules/addendum-problems.ts';
import { commissionFor } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { damaged, type IntegrityDeps } from '../entries/damaged.ts';
import { type WriteLockDeps, withWriteLock } from '../entries/write-lock.ts';
import { type AddendumResponse, addendumResponse } from './addendum-answer.ts';
import { hashAddendum } from './addendum-text.ts';

export type AddAddendumDeps = WriteLockDeps &
  Pick<IntegrityDeps, 'reportDamage'> & {
    entries: Pick<EntryStore, 'get'>;
    journal: Pick<JournalStore, 'ledger'>;
    addenda: Pick<AddendumStore, 'of' | 'add'>;
  };

export type AddAddendumInput = {
  account: Account;
  sessionId: string;
  requestId: string;
  entryId: string;
  payload: Input<typeof contract>['body'];
};

/** The notary's words, as stored. */
type Written = Pick<AddendumItem, 'reason' | 'text' | 'field' | 'textConfirmations'>;

const isSame = ({ reason, text, field }: Written, other: Written) =>
  isDeepStrictEqual([reason, text, field], [other.reason, other.text, other.field]);

/** Reads a submitted entry. INTEGRITY if it can't be read. */
async function submittedEntry(
  { entries, reportDamage, now }: AddAddendumDeps,
  account: Account,
  entryId: string,
): Promise<Outcome<FoundEntry & { entryNumber: number }>> {
  try {
    const entry = await entries.get(account, entryId, now());
    if (!entry) return refuse('ENTRY_NOT_FOUND');
    const { entryNumber } = entry;
    return entryNumber === null ? refuse('ENTRY_STILL_DRAFT') : ok({ ...entry, entryNumber });
  } catch (error) {
    return damaged({ reportDamage }, account, entryId, error);
  }
}

/** Returns the addendum, numbered, timed, and chained to the journal's last link, and its own link. */
function sealedAddendum(
  { account, sessionId, requestId }: AddAddendumInput,
  written: Written,
  {
    entry,
    number,
    ledger,
    at,
  }: { entry: EntryItem & { entryNumber: number }; number: number; ledger: Ledger; at: Date },
) {
  const record = {
    ...written,
    ...{ entryNumber: entry.entryNumber, entryId: entry.id, number },
    at: at.toISOString(),
    notaryName: account.fullName,
    commission: commissionFor(account.commissions, entry.stateCode, dayIn(account.timezone, at)) ?? null,
    previousHash: ledger.headHash,
  };
  const hash = hashAddendum(account.journalId, record);
  const sequence = ledger.lastLink + 1;
  const addendum: AddendumItem = { ...record, hash, link: sequence };
  const link = {
    ...{ sequence, kind: 'addendum' as const, position: addendumPosition(addendum) },
    ...{ hash, previousHash: ledger.headHash, at: record.at, entryId: entry.id },
    ...{ sessionId, requestId },
  };
  return { addendum, link };
}

/**
 * Adds an addendum to a submitted entry as the next link of the journal's chain, sealed and logged like an
 * entry. The entry itself never changes. Repeating the same words adds nothing and returns the first answer.
 * Parallel writes of one notary take turns. JOURNAL_CLOSED for an entry in a closed journal; INVALID_FIELDS
 * for text prohibited by the law of the entry's state or in every journal. On every plan (specification,
 * section 12).
 */
export async function addAddendum(
  deps: AddAddendumDeps,
  input: AddAddendumInput,
): Promise<Outcome<{ addendum: AddendumResponse }>> {
  const { requestId, entryId, payload } = input;
  const found = await submittedEntry(deps, input.account, entryId);
  if (!found.ok) return found;
  const entry = found.value;
  const account = inJournal(input.account, entry.otherJournal ?? input.account.journalId);
  const { reason, text, field = null, textConfirmations = [] } = payload;
  const problems = addendumProblems(entry, payload, dayIn(account.timezone, deps.now()));
  if (problems.length > 0) return refuse('INVALID_FIELDS', { detail: problems });

  const written = { reason, text, field, textConfirmations };
  return withWriteLock(deps, { notaryId: account.id, requestId }, async () => {
    // Read the ledger first: an addendum added after the read below then fails the transaction.
    const ledger = await deps.journal.ledger(account.journalId);
    const addenda = await deps.addenda.of(account.journalId, entry.entryNumber);
    const earlier = addenda.find((one) => one && isSame(one, written));
    if (earlier) return ok({ addendum: addendumResponse(earlier) });
    if (ledger.closed) return refuse('JOURNAL_CLOSED');
    if (addenda.length >= limits.addendaPerEntry) return refuse('ADDENDUM_LIMIT');
    const place = { entry, number: addenda.length + 1, ledger, at: deps.now() };
    const { addendum, link } = sealedAddendum({ ...input, account }, written, place);
    const isAdded = await deps.addenda.add(account.journalId, addendum, { link, ledger });
    return isAdded ? ok({ addendum: addendumResponse(addendum) }) : 'lost';
  });
}
