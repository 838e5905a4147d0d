import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentFiles, documentPath } from '#functions/adapters/files/document-files.ts';
import { pictureFiles, pictureUrl } from '#functions/adapters/files/picture-files.ts';
import { listObjects } from '#functions/adapters/s3/s3-listing.ts';
import { putObject } from '#functions/adapters/s3/s3-objects.ts';
import { handler } from '#functions/events/purge-lost-files.ts';
import { purgeLostFiles } from '#functions/services/files/purge-lost-files.ts';
import { uploadKey } from '#functions/store/table/keys.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { pngBytes } from '#test/support/png.ts';
import { deliver, failedAt, startQueues } from '#test/support/queue-event.ts';
import { useStackEnvironment } from '#test/support/stack.ts';
import { jpegBytes, objectsOf, pdfBytes, readPicture, sendFile } from '#test/support/uploads.ts';

let notary: Notary;

beforeAll(async () => {
  await useStackEnvironment();
  notary = await registerNotary();
});

/** Makes a stream record as a message contains it. */
function record(
  fileId: string,
  purpose: string,
  { eventName = 'REMOVE', pk = uploadKey(notary.id, '').pk }: { eventName?: string; pk?: string } = {},
) {
  const keys = { pk: { S: pk }, sk: { S: uploadKey(notary.id, fileId).sk } };
  return {
    eventName,
    dynamodb: {
      Keys: keys,
      OldImage: { ...keys, status: { S: 'open' }, purpose: { S: purpose } },
    },
  };
}

const nothingFailed = failedAt();

/** Stores an uploaded file, and the copy that a function made before it died. */
async function lostDocument(fileId = ulid()): Promise<string> {
  await putObject(`uploads/${notary.id}/${fileId}`, pdfBytes(), 'application/pdf');
  await documentFiles().put(notary.id, `${fileId}.pdf`, pdfBytes(), 'application/pdf');
  return fileId;
}

describe('purge-lost-files', () => {
  it('removes only a document that no profile refers to, and its upload', async () => {
    const lost = await lostDocument();
    const neighbour = await lostDocument(`${lost}0`);
    expect(await deliver(handler, [record(lost, 'insurance_document')])).toEqual(nothingFailed);
    expect(await objectsOf(notary.id)).toEqual([
      `uploads/${notary.id}/${neighbour}`,
      documentPath(notary.id, `${neighbour}.pdf`),
    ]);
    // Repeating the call is harmless.
    expect(await deliver(handler, [record(neighbour, 'insurance_document')])).toEqual(nothingFailed);
    expect(await deliver(handler, [record(neighbour, 'insurance_document')])).toEqual(nothingFailed);
    expect(await objectsOf(notary.id)).toEqual([]);
  });

  it('keeps a document and a picture that the profile refers to', async () => {
    const { token } = notary;
    const bond = {
      purpose: 'insurance_document',
      contentType: 'application/pdf',
      bytes: pdfBytes(),
    } as const;
    const documentId = await sendFile(notary, bond);
    const query = { document_type: 'surety_bond' };
    await call('add-insurance-document', { token, query, body: { upload_id: documentId } });
    const face = { purpose: 'profile_picture', contentType: 'image/png', bytes: pngBytes() } as const;
    const pictureId = await sendFile(notary, face);
    await call('set-profile-picture', { token, body: { upload_id: pictureId } });
    const records = [record(documentId, 'insurance_document'), record(pictureId, 'profile_picture')];
    expect(await deliver(handler, records)).toEqual(nothingFailed);
    expect(await objectsOf(notary.id)).toEqual([documentPath(notary.id, `${documentId}.pdf`)]);
    expect(await readPicture(pictureUrl(pictureId))).toBeDefined();
  });

  it('removes a picture that the profile does not show', async () => {
    const fileId = ulid();
    await pictureFiles().put(fileId, jpegBytes());
    expect(await deliver(handler, [record(fileId, 'profile_picture')])).toEqual(nothingFailed);
    expect(await readPicture(pictureUrl(fileId))).toBeUndefined();
  });

  it('ignores records without a removed upload', async () => {
    const kept = await lostDocument();
    const records = [
      record(kept, 'insurance_document', { eventName: 'MODIFY' }),
      record(kept, 'something_else'),
      record(kept, 'insurance_document', { pk: 'JOURNAL#x' }),
    ];
    expect(await deliver(handler, records)).toEqual(nothingFailed);
    expect((await listObjects(documentPath(notary.id, kept))).keys).toHaveLength(1);
  });

  it('returns the records that failed, and handles the others', async () => {
    await startQueues();
    const lost = await lostDocument();
    const bad = [record('a/../../entries', 'insurance_document'), { dynamodb: {} }];
    const records = [...bad, record(lost, 'insurance_document')];
    expect(await deliver(handler, records)).toEqual(failedAt(0, 1));
    expect((await listObjects(documentPath(notary.id, lost))).keys).toEqual([]);
  });

  it('returns a record whose files cannot be removed, and logs its IDs', async () => {
    const fileId = ulid();
    const failure = new Error('S3 is away');
    const [result] = await purgeLostFiles(
      {
        accounts: { get: async () => undefined },
        profiles: { get: () => Promise.reject(failure) },
        receipts: { isKept: async () => false },
        received: { remove: async () => {} },
        documents: { removeAll: async () => 0 },
        pictures: { remove: async () => {} },
      },
      [record(fileId, 'insurance_document')],
    );
    expect(result).toEqual({
      kind: 'failed',
      upload: { notaryId: notary.id, fileId, purpose: 'insurance_document' },
      error: failure,
    });
  });
});
