import * as z from 'zod/mini';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { table } from '#functions/store/table/table.ts';
import { toWire } from '#shared/contract/wire.ts';
import { drawnSignature } from '../seed/drawn-signature.ts';
import { randomFrom } from '../seed/random.ts';
import { sampleEntry } from '../seed/sample-entry.ts';
import { aPhoto } from './a-photo.ts';
import { accountOf } from './account-of.ts';
import { fillSealedJournal } from './fill-sealed-journal.ts';
import { callHandler } from './handlers.ts';
import { proNotary } from './pro-notary.ts';

/** The photo that a client sends, scaled to 1,600 pixels (specification, section 12). */
const photo = { width: 1_600, height: 1_200, quality: 75 };

/** A notary with a journal of complete entries. */
export type SealedNotary = {
  token: string;
  account: Account;
  /** The first entries, as many as the batch contains. */
  entries: EntryItem[];
  photoBytes: number;
};

/** Registers a notary on Pro whose entries each have two signers with signatures and a photo, with images in S3. */
export async function sealedNotary(email: string, count: number, batch: number): Promise<SealedNotary> {
  const random = randomFrom(7);
  const notary = await proNotary(email);
  const sample = sampleEntry(random, '2026-01-15');
  const [signer] = sample.signers ?? [];
  if (!signer) throw new Error('The sample has no signer');
  const body = toWire({ ...sample, signers: [signer, { ...signer, firstName: 'Second' }] });
  const created = await callHandler('create-draft', { token: notary.token, body });
  const { id } = z.object({ id: z.string() }).parse(created);
  const account = await accountOf(notary);
  const store = entryStore(table());
  const template = await store.get(account, id, new Date());
  if (!template) throw new Error('The bench has no journal');
  const images = { signature: drawnSignature(random), photo: aPhoto(random, photo) };
  await fillSealedJournal(table(), account, { count, template, ...images });
  const rows = await store.submittedRows(account.journalId, 1, Math.min(batch, count));
  const entries = await Promise.all(rows.map((row) => store.get(account, row.id, new Date())));
  const photoBytes = Math.round((images.photo.length * 3) / 4);
  return { token: notary.token, account, entries: entries.flatMap((entry) => entry ?? []), photoBytes };
}
