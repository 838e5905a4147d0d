import type { Account } from '#functions/store/account/account-store.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import { imagesOf } from '#functions/store/entries/entry-images.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { Ledger } from '#functions/store/entries/ledger.ts';
import type { SealedDraft } from '#functions/store/entries/submitting-journal.ts';
import { submittedListKey } from '#functions/store/table/keys.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';
import { commissionFor } from '#shared/rules/commissions.ts';
import { hashEntry } from './recorded-text.ts';

/** The journal's state and the time at which a draft becomes an entry. */
type Seal = {
  ledger: Ledger;
  account: Pick<Account, 'journalId' | 'fullName' | 'commissions'>;
  at: string;
  /** The session and request that submit the draft. */
  audit: { sessionId: string; requestId: string };
};

/**
 * Returns the entry that a draft becomes, and its link: numbered, timed, chained to the previous link, and
 * sealed by its hash. `linkItem` is the sequence of the item that will store the link, if it isn't the link's
 * own.
 */
export function sealedEntry(
  draft: EntryItem,
  { ledger, account, at, audit }: Seal,
  linkItem?: number,
): { entry: EntryItem; link: ChainLink } {
  const { expiresAt: _expiry, replacedImages: _replaced, ...rest } = draft;
  const number = ledger.lastNumber + 1;
  const sequence = ledger.lastLink + 1;
  const entry: EntryItem = {
    ...rest,
    status: 'submitted',
    version: draft.version + 1,
    entryNumber: number,
    submittedAt: at,
    updatedAt: at,
    notaryName: account.fullName,
    commission: commissionFor(account.commissions, draft.stateCode, draft.date),
    previousHash: ledger.headHash,
    rulesVersion,
    listKey: submittedListKey(number, draft.outcome, draft.openDoubts),
    link: sequence,
    ...(linkItem !== undefined && linkItem !== sequence && { linkItem }),
    images: imagesOf(draft).map((image) => image.digest),
  };
  const hash = hashEntry(account.journalId, entry);
  return {
    entry: { ...entry, entryHash: hash },
    link: {
      sequence,
      kind: 'entry',
      position: String(number),
      ...{ hash, previousHash: ledger.headHash, at, entryId: draft.id },
      ...audit,
    },
  };
}

/**
 * Returns the entries that drafts become, in order: each continues the numbers and the hash chain of the one
 * before.
 */
export function sealedEntries(
  drafts: readonly { draft: EntryItem; timed: EntryItem }[],
  seal: Seal,
): SealedDraft[] {
  const linkItem = seal.ledger.lastLink + drafts.length;
  let { ledger } = seal;
  return drafts.map(({ draft, timed }) => {
    const { entry, link } = sealedEntry(timed, { ...seal, ledger }, linkItem);
    const { lastNumber } = ledger;
    ledger = { ...ledger, lastNumber: lastNumber + 1, lastLink: link.sequence, headHash: link.hash };
    return { before: draft, after: entry, link };
  });
}
