import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryStore } from '#functions/store/entries/entry-store.ts';
import { entryAnswer } from './entry-view.ts';

export type GetEntryDeps = { entries: EntryStore; images: ImageFiles; cipher: FieldCipher; now: () => Date };

/**
 * Returns one whole entry of the notary, with images and ID numbers. Fails for another notary's ID as for an
 * unknown one.
 */
export async function getEntry(
  deps: GetEntryDeps,
  { account, entryId }: { account: Account; entryId: string },
): Promise<Outcome<Awaited<ReturnType<typeof entryAnswer>>>> {
  const entry = await deps.entries.get(account, entryId, deps.now());
  return entry ? ok(await entryAnswer(deps, account.id, entry)) : refuse('ENTRY_NOT_FOUND');
}
