import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { type ImageFiles, toDataUrl } from '#functions/adapters/images/image-files.ts';
import type { EntryItem, ImageRef } from '#functions/store/entries/entry-item.ts';
import { toWire } from '#shared/contract/wire.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { entryAnswer } from '../entries/entry-view.ts';
import { imagesOf } from '../entries/store-content.ts';
import { idNumberSalts } from '../evidence/id-number-salts.ts';
import type { ExportedFile } from './parcel.ts';

export type ExportedEntryDeps = { images: ImageFiles; cipher: FieldCipher };

type Answer = Awaited<ReturnType<typeof entryAnswer>>;

/** An entry read whole: as its notary sees it, and the files that it gives. */
export type ExportedEntry = { entry: EntryItem; answer: Answer; files: ExportedFile[] };

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * The JSON of an entry and its images, each a file of its own named by its SHA-256; the JSON names them by their
 * paths. An entry of the journal is named by its number, a draft by its ID.
 */
export async function exportedEntry(
  { images, cipher }: ExportedEntryDeps,
  notaryId: string,
  entry: EntryItem,
  as: 'entry' | 'draft',
): Promise<ExportedEntry> {
  const isDraft = as === 'draft';
  const name = isDraft ? entry.id : formatEntryNumber(entry.entryNumber ?? 0);
  const read = new Map<string, { bytes: Uint8Array; dataUrl: string; path: string }>();
  await Promise.all(
    imagesOf(entry).map(async (ref: ImageRef) => {
      const bytes = await images.get(notaryId, entry, ref);
      const ending = ref.type === 'png' ? 'png' : 'jpg';
      const path = `images/${isDraft ? 'drafts/' : ''}${name}/${ref.digest}.${ending}`;
      read.set(ref.digest, { bytes, dataUrl: toDataUrl(ref, bytes), path });
    }),
  );
  const answer = await entryAnswer(
    {
      images: {
        ...images,
        get: async (_notary, _entry, ref) => read.get(ref.digest)?.bytes ?? images.get(_notary, _entry, ref),
      },
      cipher,
    },
    notaryId,
    entry,
  );
  const whole = toJson(toWire({ ...answer, idNumberSalts: await idNumberSalts(entry, cipher) })).toString();
  // The longest first: one image may begin as another does.
  const found = [...read.values()].toSorted((left, right) => right.dataUrl.length - left.dataUrl.length);
  const json = found.reduce((text, { dataUrl, path }) => text.replaceAll(dataUrl, path), whole);
  return {
    entry,
    answer,
    files: [
      { name: `${isDraft ? 'drafts' : 'entries'}/${name}.json`, content: Buffer.from(json) },
      ...found.map(({ path, bytes }) => ({ name: path, content: Buffer.from(bytes) })),
    ],
  };
}
