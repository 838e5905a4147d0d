import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { toDataUrl } from '#functions/adapters/images/image-data-url.ts';
import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { toWire } from '#shared/contract/wire.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { type VerifiedEntry, type VerifiedEntryDeps, verifiedResponse } from '../entries/verified-entry.ts';
import { idNumberSalts } from '../evidence/id-number-salts.ts';
import type { ExportedFile } from './parcel.ts';

export type ExportedEntryDeps = VerifiedEntryDeps & { images: ImageFiles; cipher: FieldCipher };

/** A complete entry: as shown to its notary, its addenda, and its exported files. */
export type ExportedEntry = VerifiedEntry & { entry: EntryItem; files: ExportedFile[] };

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Returns an entry's JSON and its images as separate files. Each image is named by its SHA-256, and the JSON
 * refers to it by path. Journal entries are named by number, drafts by ID. Fails for an entry that doesn't
 * match its seal.
 */
export async function exportedEntry(
  deps: ExportedEntryDeps,
  account: Account,
  entry: EntryItem,
  as: 'entry' | 'draft',
): Promise<Outcome<ExportedEntry>> {
  const { images, cipher } = deps;
  const isDraft = as === 'draft';
  const name = isDraft ? entry.id : formatEntryNumber(entry.entryNumber ?? 0);
  const read = new Map<string, { bytes: Uint8Array; dataUrl: string; path: string }>();
  const keeping: Pick<ImageFiles, 'get'> = {
    get: async (notaryId, of, ref) => {
      const bytes = read.get(ref.digest)?.bytes ?? (await images.get(notaryId, of, ref));
      const ending = ref.type === 'png' ? 'png' : 'jpg';
      const path = `images/${isDraft ? 'drafts/' : ''}${name}/${ref.digest}.${ending}`;
      read.set(ref.digest, { bytes, dataUrl: toDataUrl(ref, bytes), path });
      return bytes;
    },
  };
  const verified = await verifiedResponse({ ...deps, images: { ...images, ...keeping } }, account, entry);
  if (!verified.ok) return verified;
  const { response, addenda } = verified.value;
  // The audit folder proves the whole journal. A single seal's state would be from an earlier moment.
  const { seal: _, ...shown } = response;
  const whole = toJson(toWire({ ...shown, idNumberSalts: await idNumberSalts(entry, cipher) })).toString();
  // Longest first, because one image may be a prefix of another.
  const found = [...read.values()].toSorted((left, right) => right.dataUrl.length - left.dataUrl.length);
  const json = found.reduce((text, { dataUrl, path }) => text.replaceAll(dataUrl, path), whole);
  return ok({
    entry,
    response,
    addenda,
    files: [
      { name: `${isDraft ? 'drafts' : 'entries'}/${name}.json`, content: Buffer.from(json) },
      ...found.map(({ path, bytes }) => ({ name: path, content: Buffer.from(bytes) })),
    ],
  });
}
