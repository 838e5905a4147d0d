import { beforeAll, describe, expect, it } from 'vitest';
import { documentContent } from '#functions/adapters/files/document-content.ts';
import { documentFiles } from '#functions/adapters/files/document-files.ts';
import { pictureFiles } from '#functions/adapters/files/picture-files.ts';
import { uploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import { drawPicture } from '#functions/adapters/images/draw-picture.ts';
import { addInsuranceDocument } from '#functions/services/files/add-insurance-document.ts';
import { deleteInsuranceDocument } from '#functions/services/files/delete-insurance-document.ts';
import { purgeLostFiles } from '#functions/services/files/purge-lost-files.ts';
import { setProfilePicture } from '#functions/services/files/set-profile-picture.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { uploadStore } from '#functions/store/account/upload-store.ts';
import { receiptStore } from '#functions/store/business/receipt-store.ts';
import { uploadKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import type { UploadPurpose } from '#shared/data/upload-purposes.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { useStackEnvironment } from '#test/support/stack.ts';
import { jpegBytes, objectsOf, pdfBytes, readPicture, sendFile } from '#test/support/uploads.ts';

beforeAll(async () => {
  await useStackEnvironment();
});

const dies = () => Promise.reject(new Error('The function died'));

/** The real dependencies of the functions, with the table and S3. */
const wired = () => ({
  accounts: accountStore(table()),
  profiles: profileStore(table()),
  receipts: receiptStore(table()),
  uploads: uploadStore(table()),
  received: uploadedFiles(),
  documents: documentFiles(),
  pictures: pictureFiles(),
  content: documentContent,
  draw: drawPicture,
  now: () => new Date(),
});

async function accountOf({ id }: Notary) {
  const account = await wired().accounts.get(id);
  if (!account) throw new Error('The account is gone');
  return account;
}

/** Processes the removal of an upload's item, as after its expiration. */
async function expire(notary: Notary, fileId: string, purpose: UploadPurpose): Promise<void> {
  await wired().uploads.forget(notary.id, fileId);
  const { pk, sk } = uploadKey(notary.id, fileId);
  const Keys = { pk: { S: pk }, sk: { S: sk } };
  const OldImage = { purpose: { S: purpose } };
  await purgeLostFiles(wired(), [{ eventName: 'REMOVE', dynamodb: { Keys, OldImage } }]);
}

/** Returns the IDs of the documents in the profile and in S3. */
async function documentsOf({ id }: Notary) {
  const { insuranceDocuments } = await wired().profiles.get(id);
  const kept = (await objectsOf(id)).filter((key) => key.startsWith('notaries/'));
  return {
    shown: insuranceDocuments.map(({ documentId }) => documentId),
    kept: kept.map((key) => /([^/]+)\.pdf$/.exec(key)?.[1]),
  };
}

const send = (notary: Notary) =>
  sendFile(notary, { purpose: 'insurance_document', contentType: 'application/pdf', bytes: pdfBytes() });

const add = async (notary: Notary, uploadId: string, broken = {}) =>
  addInsuranceDocument(
    { ...wired(), ...broken },
    { account: await accountOf(notary), uploadId, documentType: 'certificate', expirationDate: null },
  );

describe('add-insurance-document dying', () => {
  it.each([
    ['before it puts the document', { documents: { ...documentFiles(), put: dies } }, []],
    ['before the profile refers to it', { profiles: { get: () => dies(), save: dies } }, []],
    ['before it removes what was uploaded', { received: { ...uploadedFiles(), remove: dies } }, ['shown']],
  ])('%s never shows a missing document, and leaves nothing behind', async (_, broken, shown) => {
    const notary = await registerNotary();
    const uploadId = await send(notary);
    await expect(add(notary, uploadId, broken)).rejects.toThrow('died');
    const after = await documentsOf(notary);
    expect(after.shown).toEqual(shown.map(() => uploadId));
    expect(after.kept).toEqual(expect.arrayContaining(after.shown));

    await expire(notary, uploadId, 'insurance_document');
    expect(await documentsOf(notary)).toEqual({ shown: after.shown, kept: after.shown });
    expect(await objectsOf(notary.id)).toHaveLength(after.shown.length);
  });

  it('can be retried after its claim expires', async () => {
    const notary = await registerNotary();
    const uploadId = await send(notary);
    await expect(add(notary, uploadId, { documents: { ...documentFiles(), put: dies } })).rejects.toThrow();
    expect(await add(notary, uploadId)).toMatchObject({ code: 'REQUEST_IN_PROGRESS' });
    const later = () => new Date(Date.now() + 31_000);
    expect(await add(notary, uploadId, { now: later })).toMatchObject({ ok: true });
    expect(await documentsOf(notary)).toEqual({ shown: [uploadId], kept: [uploadId] });
  });
});

describe('delete-insurance-document dying', () => {
  it('before it removes the file leaves the file to a later removal', async () => {
    const notary = await registerNotary();
    const documentId = await send(notary);
    await add(notary, documentId);
    const broken = { ...wired(), documents: { ...documentFiles(), remove: dies } };
    const account = await accountOf(notary);
    await expect(deleteInsuranceDocument(broken, { account, documentId })).rejects.toThrow('died');
    expect(await documentsOf(notary)).toEqual({ shown: [], kept: [documentId] });
    await expire(notary, documentId, 'insurance_document');
    expect(await documentsOf(notary)).toEqual({ shown: [], kept: [] });
  });
});

describe('set-profile-picture dying', () => {
  const sendPicture = (notary: Notary) =>
    sendFile(notary, { purpose: 'profile_picture', contentType: 'image/jpeg', bytes: jpegBytes() });
  const set = async (notary: Notary, uploadId: string, broken = {}) =>
    setProfilePicture({ ...wired(), ...broken }, { account: await accountOf(notary), uploadId });
  const isThere = async (id: string) => (await readPicture(`/pictures/${id}.jpg`)) !== undefined;

  it('before the profile refers to the new picture keeps the old one, and the new one is removed later', async () => {
    const notary = await registerNotary();
    const [old, next] = [await sendPicture(notary), await sendPicture(notary)];
    await set(notary, old);
    const { get } = profileStore(table());
    await expect(set(notary, next, { profiles: { get, save: dies } })).rejects.toThrow('died');
    expect((await accountOf(notary)).profilePictureUrl).toBe(`/pictures/${old}.jpg`);
    expect([await isThere(old), await isThere(next)]).toEqual([true, true]);
    await expire(notary, next, 'profile_picture');
    expect([await isThere(old), await isThere(next)]).toEqual([true, false]);
  });

  it('before it removes the old picture shows the new one, and the old one is removed later', async () => {
    const notary = await registerNotary();
    const [old, next] = [await sendPicture(notary), await sendPicture(notary)];
    await set(notary, old);
    const broken = { pictures: { ...pictureFiles(), remove: dies } };
    await expect(set(notary, next, broken)).rejects.toThrow('died');
    expect((await accountOf(notary)).profilePictureUrl).toBe(`/pictures/${next}.jpg`);
    await expire(notary, old, 'profile_picture');
    expect([await isThere(old), await isThere(next)]).toEqual([false, true]);
  });
});
