import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { checkImage } from '#functions/adapters/images/check-image.ts';
import { imageFiles, printablePath } from '#functions/adapters/images/image-files.ts';
import { printableForm } from '#functions/adapters/images/printable-form.ts';
import type { PrintableForms } from '#functions/adapters/images/printable-image.ts';
import { listObjects } from '#functions/adapters/s3/s3-listing.ts';
import { signable } from '#functions/adapters/s3/s3-objects.ts';
import { updateDraft } from '#functions/services/entries/update-draft.ts';
import { exportEntryPdf } from '#functions/services/exports/export-entry-pdf.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { updateDraft as contract } from '#shared/contract/drafts.ts';
import { fromWire } from '#shared/contract/wire.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { watchedIntegrity } from '#test/support/integrity.ts';
import { accountOf, draftToSubmit, submit } from '#test/support/journal.ts';
import { jpegSegment, jpegWith } from '#test/support/jpeg-parts.ts';
import { imagesIn } from '#test/support/locked-files.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';
import { jpegBytes, jpegOfPhone } from '#test/support/uploads.ts';

let table: Table;
let notary: Notary;

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
  notary = await registerNotary();
});

const asJpeg = (file: Buffer) => `data:image/jpeg;base64,${file.toString('base64')}`;
const digestOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');

const clean = jpegBytes();
const withPosition = jpegOfPhone(1, 'GPS 41.881832 -87.623177');
const withComment = jpegWith([jpegSegment(0xfe, 'taken at home')]);

/** A draft with a signature and a photo. */
const draftWith = (photo: Buffer) => draftToSubmit(notary, { signer_journal_signature: asJpeg(photo) });

/** The digests of the printable forms that are stored for an entry. */
async function formsOf(id: string): Promise<string[]> {
  const folder = printablePath(notary.id, id, '');
  return (await listObjects(folder)).keys.map((key) => key.slice(folder.length));
}

async function storedForm(id: string, digest: string): Promise<Uint8Array | undefined> {
  const { client, place } = signable(printablePath(notary.id, id, digest));
  return (await client.send(new GetObjectCommand(place))).Body?.transformToByteArray();
}

/** Returns the forms with which the PDF of an entry is printed. */
async function formsPrinted(entryId: string): Promise<PrintableForms> {
  const account = await accountOf(notary.id);
  let printed: PrintableForms | undefined;
  const outcome = await exportEntryPdf(
    {
      ...watchedIntegrity(table).deps,
      entries: entryStore(table),
      images: imageFiles(),
      cipher: fieldCipher(account, () => new Date()),
      documents: {
        entry: async (_, { printable }) => {
          printed = printable;
          return new Uint8Array();
        },
      },
      logEvidence: async () => null,
      exports: exportFiles(),
      now: () => new Date(),
    },
    { account, entryId, timezone: undefined },
  );
  if (!outcome.ok || !printed) throw new Error('The entry was not printed');
  return printed;
}

describe('an image with metadata', () => {
  it('is stored, sealed, and answered without it, with the digest of what is left', async () => {
    const id = await draftWith(withPosition);
    const read = () => call('get-entry', { params: { id }, token: notary.token });
    expect((await read()).body.signer_journal_signature).toBe(asJpeg(clean));
    expect((await submit(notary, id)).status).toBe(200);
    expect((await read()).body.signer_journal_signature).toBe(asJpeg(clean));
    const entry = await entryStore(table).get(await accountOf(notary.id), id, new Date());
    expect(entry?.signerJournalSignature).toEqual({
      ...{ digest: digestOf(clean), bytes: clean.length, type: 'jpeg' },
    });
    const sealed = await imagesIn('SEALED_BUCKET', notary.id, id);
    expect(sealed.map(({ key }) => key.split('/').at(-1))).toContain(digestOf(clean));
  });

  it('is not decoded again when it is saved again, with or without metadata', async () => {
    const id = await draftWith(withPosition);
    const account = await accountOf(notary.id);
    const now = () => new Date();
    const save = async (photo: Buffer) => {
      let decoded = 0;
      const counting: typeof checkImage = async (...given) => {
        const checked = await checkImage(...given);
        if (checked.ok && checked.value.printable) decoded += 1;
        return checked;
      };
      const payload = contract.body.parse(buildEntry({ signer_journal_signature: asJpeg(photo) }));
      const saved = await updateDraft(
        {
          ...{ entries: entryStore(table), images: imageFiles(), checkImage: counting },
          ...{ cipher: fieldCipher(account, now), now },
        },
        { account, entryId: id, payload: fromWire(payload) },
      );
      expect(saved.ok).toBe(true);
      return decoded;
    };
    expect(await save(withPosition)).toBe(0);
    expect(await save(withComment)).toBe(0);
    expect(await save(clean)).toBe(0);
    expect(await save(jpegBytes(44, 20))).toBe(1);
    // The signature, the photo, and the one that it replaced a moment ago.
    expect(await imagesIn('FILES_BUCKET', notary.id, id)).toHaveLength(3);
    expect(await formsOf(id)).toHaveLength(3);
  });
});

describe('the printable form of an image', () => {
  it('is drawn when a draft is saved, stays when it is sealed, and is what the PDF contains', async () => {
    const id = await draftWith(withPosition);
    const form = Buffer.from(printableForm(clean) ?? []);
    expect(Buffer.from((await storedForm(id, digestOf(clean))) ?? []).equals(form)).toBe(true);
    await submit(notary, id);
    expect(await imagesIn('FILES_BUCKET', notary.id, id)).toEqual([]);
    expect(await formsOf(id)).toHaveLength(2);
    const printed = await formsPrinted(id);
    expect([...printed.keys()].toSorted()).toEqual((await formsOf(id)).toSorted());
    expect(Buffer.from(printed.get(digestOf(clean)) ?? []).equals(form)).toBe(true);
  });

  it('is not printed when it is gone or another one than the sealed image says', async () => {
    const id = await draftWith(withPosition);
    await submit(notary, id);
    const { client, place } = signable(printablePath(notary.id, id, digestOf(clean)));
    const Body = printableForm(jpegBytes(60, 20)) ?? '';
    await client.send(new PutObjectCommand({ ...place, Body, ContentType: 'image/jpeg' }));
    expect([...(await formsPrinted(id)).keys()]).toHaveLength(1);
    await imageFiles().remove(notary.id, id, await formsOf(id));
    expect(await formsOf(id)).toEqual([]);
    expect((await formsPrinted(id)).size).toBe(0);
    const pdf = await call('export-entry-pdf', { params: { id }, token: notary.token });
    expect(pdf.status).toBe(200);
  });

  it('is removed with an image that a save replaced, and does not stay behind a submission', async () => {
    const id = await draftWith(withPosition);
    const body = buildEntry({ signer_journal_signature: asJpeg(jpegBytes(44, 20)) });
    await call('update-draft', { params: { id }, body, token: notary.token });
    expect(await formsOf(id)).toHaveLength(3);
    await submit(notary, id);
    expect(await formsOf(id)).toHaveLength(2);
    expect(await formsOf(id)).not.toContain(digestOf(clean));
  });
});
