import type { AddendumItem } from '#functions/store/entries/addendum-item.ts';
import type { AddendumStore } from '#functions/store/entries/addendum-store.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import type { ChainStore } from '#functions/store/entries/chain-store.ts';
import type { DestructionStore } from '#functions/store/entries/destruction-store.ts';
import type { EntryBatch } from '#functions/store/entries/entry-batch.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { Ledger } from '#functions/store/entries/ledger.ts';
import { addendumFault } from '../addenda/addendum-fault.ts';
import { closingText } from '../journals/closing-link.ts';
import { openingText } from './opening-link.ts';
import { hashEntry, hashText } from './recorded-text.ts';

export type VerifyJournalDeps = {
  chain: Pick<ChainStore, 'links'>;
  journal: Pick<JournalStore, 'ledger'>;
  batch: Pick<EntryBatch, 'byId'>;
  addenda: Pick<AddendumStore, 'at'>;
  destructions: Pick<DestructionStore, 'destroyedSeals'>;
};

/**
 * The fault at a link of the hash chain:
 * - `link-missing`: the link is missing, although the ledger counts it;
 * - `chain-broken`: the link does not follow the one before;
 * - `opening-changed`, `entry-missing`, `entry-changed`, `addendum-missing`, `addendum-changed`, `closing-changed`:
 *   the sealed record is missing or does not match;
 * - `ledger-differs`: the ledger does not match the last link, or is open after a closing.
 */
export type JournalFault = {
  kind:
    | 'link-missing'
    | 'chain-broken'
    | 'opening-changed'
    | 'entry-missing'
    | 'entry-changed'
    | 'addendum-missing'
    | 'addendum-changed'
    | 'closing-changed'
    | 'ledger-differs';
  sequence: number;
};

export type VerifiedPart = {
  faults: JournalFault[];
  /** The verified links with their entries, in order. */
  links: { link: ChainLink; entry?: EntryItem; isDestroyed?: true }[];
  /** Where the next call continues. Undefined at the end of the journal. */
  next: number | undefined;
};

/** Returns the fault in the record that a link seals, if any. */
function sealFault(
  journalId: string,
  link: ChainLink,
  {
    ledger,
    entry,
    addendum,
  }: { ledger: Ledger; entry: EntryItem | undefined; addendum: AddendumItem | undefined },
): JournalFault['kind'] | undefined {
  if (link.kind === 'opening') {
    const text = openingText({ ...ledger, journalId, at: link.at });
    return hashText(text) === link.hash ? undefined : 'opening-changed';
  }
  if (link.kind === 'closing') {
    const { closed, lastNumber } = ledger;
    const text = closed && closingText(journalId, { closed, lastNumber, previousHash: link.previousHash });
    return text && hashText(text) === link.hash ? undefined : 'closing-changed';
  }
  if (link.kind === 'addendum') {
    if (!addendum) return 'addendum-missing';
    return addendumFault(journalId, addendum, link) && 'addendum-changed';
  }
  if (!entry) return 'entry-missing';
  const isSame = hashEntry(journalId, entry) === link.hash && entry.link === link.sequence;
  return isSame && String(entry.entryNumber) === link.position ? undefined : 'entry-changed';
}

/**
 * Verifies up to `limit` links of a journal from sequence `from`, and the entries and addenda that they seal.
 * Every link must follow the one before, every record must match its hash or be destroyed by a recorded
 * destruction, and the ledger must end with the last link. Images and ID numbers are verified when they are
 * read. Writes nothing, and can continue from any link.
 */
export async function verifyJournal(
  { chain, journal, batch, addenda, destructions }: VerifyJournalDeps,
  journalId: string,
  from: number,
  limit: number,
): Promise<VerifiedPart> {
  // Read the ledger first: anything submitted meanwhile comes after its end.
  const ledger = await journal.ledger(journalId);
  const to = Math.min(ledger.lastLink, from + limit - 1);
  const read = await chain.links(journalId, Math.max(0, from - 1), to);
  const bySequence = new Map(read.map((link) => [link.sequence, link]));
  const wanted = read.filter(({ sequence }) => sequence >= from);
  const [entries, added] = await Promise.all([
    batch.byId(
      journalId,
      wanted.flatMap((link) => (link.kind === 'entry' ? link.entryId : [])),
    ),
    addenda.at(
      journalId,
      wanted.flatMap(({ kind, position }) => (kind === 'addendum' ? position : [])),
    ),
  ]);

  const isMissing = (link: ChainLink) =>
    (link.kind === 'entry' && !entries.has(link.entryId)) ||
    (link.kind === 'addendum' && !added.has(link.position));
  const areMissing = wanted.some(isMissing);
  const destroyed = areMissing ? await destructions.destroyedSeals(journalId) : undefined;
  /** Returns whether a link's record was destroyed: a destruction record must name its hash. */
  const isDestroyed = (link: ChainLink) =>
    isMissing(link) && destroyed?.get(link.position)?.hash === link.hash;

  const faults: JournalFault[] = [];
  const links: VerifiedPart['links'] = [];
  let before = bySequence.get(from - 1);
  for (let sequence = from; sequence <= to; sequence += 1) {
    const fault = (kind: JournalFault['kind'] | undefined) => kind && faults.push({ kind, sequence });
    const link = bySequence.get(sequence);
    if (!link) {
      fault('link-missing');
    } else {
      const entry = link.kind === 'entry' ? entries.get(link.entryId) : undefined;
      if (link.previousHash !== (sequence === 0 ? '' : before?.hash)) fault('chain-broken');
      const isGone = isDestroyed(link);
      if (!isGone) fault(sealFault(journalId, link, { ledger, entry, addendum: added.get(link.position) }));
      const isEnd =
        link.hash === ledger.headHash && (link.kind === 'closing') === (ledger.closed !== undefined);
      if (sequence === ledger.lastLink && !isEnd) fault('ledger-differs');
      links.push({ link, ...(entry && { entry }), ...(isGone && { isDestroyed: true }) });
    }
    before = link;
  }
  return { faults, links, next: to < ledger.lastLink ? to + 1 : undefined };
}
