import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import { BrokenSeal, type SealFault } from '#functions/broken-seal.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { type Seal, type SealStore, sealsAtOnce } from '#functions/store/entries/seal-store.ts';
import { type EntryAnswer, entryAnswer } from './entry-view.ts';
import { sealFault } from './seal-fault.ts';

/** An entry that is not as it was sealed. */
export type Damage = { entryId: string; fault: SealFault };

export type IntegrityDeps = {
  seals: SealStore;
  /** Raises the alarm about damaged entries, and marks them in lists. */
  reportDamage: (account: Account, damages: readonly Damage[]) => Promise<void>;
};

export type VerifiedEntryDeps = IntegrityDeps & { images: ImageFiles; cipher: FieldCipher };

/** Returns the seals of submitted entries by the entries' IDs. An entry without a link has none. */
export async function sealsOf(
  { seals }: Pick<IntegrityDeps, 'seals'>,
  { journalId }: Account,
  entries: readonly EntryItem[],
): Promise<Map<string, Seal>> {
  const found = new Map<string, Seal>();
  for (let at = 0; at < entries.length; at += sealsAtOnce) {
    const some = entries.slice(at, at + sealsAtOnce);
    const bySequence = await seals.seals(journalId, some);
    for (const { id, link } of some) {
      const seal = link === undefined ? undefined : bySequence.get(link);
      if (seal) found.set(id, seal);
    }
  }
  return found;
}

/** Returns which entries are not as they were sealed, by ID. Images and ID numbers are verified where they are read. */
export async function damagedAmong(
  { seals }: Pick<IntegrityDeps, 'seals'>,
  { journalId }: Account,
  entries: readonly EntryItem[],
): Promise<Map<string, SealFault>> {
  const links = await seals.links(journalId, entries);
  return new Map(
    entries.flatMap((entry) => {
      const fault = sealFault(journalId, entry, links.get(entry.link ?? -1));
      return fault ? [[entry.id, fault]] : [];
    }),
  );
}

/**
 * Returns a whole entry, with images and ID numbers, if it is as it was sealed. Otherwise reports it and fails with
 * INTEGRITY. A draft has no seal and is returned as it is. Everything that shows, prints, or exports whole entries reads
 * them here.
 */
export async function verifiedAnswer(
  deps: VerifiedEntryDeps,
  account: Account,
  entry: EntryItem,
  known?: Seal | undefined,
): Promise<Outcome<EntryAnswer>> {
  if (entry.status === 'draft') return ok(await entryAnswer(deps, account, entry, undefined));
  try {
    const seal = known ?? (await sealsOf(deps, account, [entry])).get(entry.id);
    const fault = sealFault(account.journalId, entry, seal?.link);
    if (fault) throw new BrokenSeal(entry.id, fault);
    return ok(await entryAnswer(deps, account, entry, seal));
  } catch (error) {
    return damaged(deps, account, entry.id, error);
  }
}

/** Reports an entry whose seal is broken, and returns the refusal. Throws any other error again. */
export async function damaged(
  { reportDamage }: Pick<IntegrityDeps, 'reportDamage'>,
  account: Account,
  entryId: string,
  error: unknown,
): Promise<Outcome<never>> {
  if (!(error instanceof BrokenSeal)) throw error;
  await reportDamage(account, [{ entryId, fault: error.fault }]);
  return refuse('INTEGRITY');
}
