import * as z from 'zod/mini';
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

const photo = { width: 640, height: 480, quality: 60 };

const registered = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** A notary of a bench. */
export type BenchNotary = { id: string; token: string };

/** Registers a notary. */
export async function registerBenchNotary(name: string): Promise<BenchNotary> {
  const body = { email: `${name}@example.com`, password: 'a long passphrase', full_name: 'Benedict Bench' };
  const { access_token: token, user } = registered.parse(await callHandler('register', { body }));
  return { id: user.id, token };
}

/** Creates a draft that can be submitted, and returns its ID. */
export async function createBenchDraft({ token }: BenchNotary): Promise<string> {
  const body = toWire(sampleEntry(randomFrom(7), '2026-01-15'));
  return z.object({ id: z.string() }).parse(await callHandler('create-draft', { token, body })).id;
}

/** Registers a notary with a sealed journal of `count` entries, each with a signature and a photo. */
export async function exportableJournal(name: string, count: number): Promise<BenchNotary> {
  const notary = await registerBenchNotary(name);
  const draftId = await createBenchDraft(notary);
  const account = await accountOf(notary);
  const template = await entryStore(table()).get(account, draftId, new Date());
  if (!template) throw new Error('The bench has no journal');
  const random = randomFrom(7);
  const images = { signature: drawnSignature(random), photo: aPhoto(random, photo) };
  await fillSealedJournal(table(), account, { count, template, ...images });
  return notary;
}
