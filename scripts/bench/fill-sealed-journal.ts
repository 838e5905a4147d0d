import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { checkImage } from '#functions/adapters/images/check-image.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { listAttributes } from '#functions/services/entries/list-attributes.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryItem, ImageRef } from '#functions/store/entries/entry-item.ts';
import type { Table } from '#functions/store/table/table.ts';
import { retainUntil } from '#shared/rules/law/retain-until.ts';
import { draftSealer } from './seal-drafts.ts';
import { variedFacts } from './varied-facts.ts';

/** Entries per batch; each is written with its link. */
const batchSize = 12;

async function stored(notaryId: string, entryId: string, dataUrl: string): Promise<ImageRef> {
  const checked = await checkImage(dataUrl);
  if (!checked.ok) throw new Error('An image of the bench is not valid');
  const { ref } = checked.value;
  const images = imageFiles();
  await images.put(notaryId, entryId, checked.value);
  await images.lock(notaryId, entryId, [ref.digest], retainUntil(null, new Date()));
  return ref;
}

/**
 * Fills an empty journal with complete copies of one entry, with other people and places: images in S3, sealed ID
 * numbers, and links in the hash chain, as if each had been submitted.
 */
export async function fillSealedJournal(
  table: Table,
  account: Account,
  {
    count,
    template,
    signature,
    photo,
  }: { count: number; template: EntryItem; signature: string; photo: string },
): Promise<void> {
  const cipher = fieldCipher(account, () => new Date());
  const sealer = await draftSealer(table, account);
  for (let first = 1; first <= count; first += batchSize) {
    const numbers = Array.from({ length: Math.min(batchSize, count - first + 1) }, (_, at) => first + at);
    const made = await Promise.all(
      numbers.map(async (number): Promise<EntryItem> => {
        const id = ulid();
        const [inked, taken, idNumber] = await Promise.all([
          stored(account.id, id, signature),
          stored(account.id, id, photo),
          cipher.encrypt(id, `D${number}`),
        ]);
        const at = new Date(Date.UTC(2026, 0, 15) + number * 60_000).toISOString();
        const { names, locationLabel } = variedFacts(number);
        const signers = template.signers.map((signer, place) => ({
          ...{ ...signer, ...names[place % names.length] },
          ...{ addressLine: locationLabel, idNumber, signature: inked },
        }));
        const comments = `The ${number}. of the day`;
        const recorded = { ...template, signers, locationLabel, comments, signerJournalSignature: taken };
        return {
          ...{ ...recorded, ...listAttributes(recorded) },
          id,
          createdAt: at,
          updatedAt: at,
          images: [inked.digest, taken.digest],
        };
      }),
    );
    const items = made.flatMap((draft) => sealer.seal(draft, draft.updatedAt));
    const requests = items.map((Item) => ({ PutRequest: { Item } }));
    await table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: requests } }));
  }
  await sealer.finish();
}
