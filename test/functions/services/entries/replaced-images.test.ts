import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { checkImage } from '#functions/adapters/images/check-image.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { submitEntry } from '#functions/services/entries/submit-entry.ts';
import { updateDraft } from '#functions/services/entries/update-draft.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { submittingJournal } from '#functions/store/entries/submitting-journal.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { updateDraft as contract } from '#shared/contract/drafts.ts';
import { fromWire } from '#shared/contract/wire.ts';
import { limits } from '#shared/data/limits.ts';
import { buildEntry, buildSigner } from '#test/support/entry.ts';
import { accountOf, draftToSubmit, journalFaults, submittedEntries } from '#test/support/journal.ts';
import { imagesIn } from '#test/support/locked-files.ts';
import { registerNotary } from '#test/support/notary.ts';
import { drawnSignature } from '#test/support/png.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

let table: Table;

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
});

/** A draft whose only image is the signature of its signer, at first the one of seed 1. */
async function signedDraft() {
  const notary = await registerNotary();
  const account = await accountOf(notary.id);
  const entryId = await draftToSubmit(notary);
  const begun = Date.now();
  const after = (seconds: number) => () => new Date(begun + seconds * 1_000);
  const [entries, images] = [entryStore(table), imageFiles()];

  /** Saves the draft with another signature, so many seconds after it was begun. */
  const sign = (seed: number, seconds: number, changes: Partial<typeof images> = {}) => {
    const now = after(seconds);
    const payload = contract.body.parse(
      buildEntry({ signers: [buildSigner({ signature_data_url: drawnSignature(seed) })] }),
    );
    return updateDraft(
      { entries, images: { ...images, ...changes }, checkImage, cipher: fieldCipher(account, now), now },
      { account, entryId, payload: fromWire(payload) },
    );
  };
  const stored = async () => {
    const draft = await entries.getDraft(account, entryId, new Date());
    if (!draft) throw new Error('The draft is gone');
    return draft;
  };
  return {
    ...{ notary, account, entryId, after, sign, stored },
    files: () => imagesIn('FILES_BUCKET', notary.id, entryId),
    /** Reads the file of the signature that the draft names; throws if it is gone. */
    signature: async () => {
      const draft = await stored();
      const [ref] = draft.signers.flatMap((signer) => signer.signature ?? []);
      if (!ref) throw new Error('The draft has no signature');
      return images.get(notary.id, draft, ref);
    },
  };
}

describe('the images of a draft', () => {
  it('are bounded in the draft and in S3 when one is replaced 100 times', async () => {
    const { sign, stored, files, signature, account, entryId } = await signedDraft();
    for (let seed = 2; seed <= limits.replacedImages + 1; seed += 1) {
      expect(await sign(seed, 0)).toMatchObject({ ok: true });
    }
    expect(await sign(200, 59)).toMatchObject({
      ok: false,
      code: 'REPLACED_IMAGE_LIMIT',
      retryAfter: 60,
    });
    expect(await sign(limits.replacedImages + 1, 59)).toMatchObject({ ok: true });
    expect((await stored()).replacedImages).toHaveLength(limits.replacedImages);

    expect(await sign(201, 60)).toMatchObject({ ok: true });
    // The new one, and the one that it replaced a moment ago.
    expect(await files()).toHaveLength(2);
    expect(await sign(201, 80)).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject({
      images: [expect.any(String)],
      replacedImages: [{ state: 'kept' }],
    });
    expect(await sign(201, 120)).toMatchObject({ ok: true });
    expect(await files()).toHaveLength(1);
    await signature();

    const stores = { entries: entryStore(table), journal: submittingJournal(table), images: imageFiles() };
    const given = { account, sessionId: 'session', requestId: 'request', entryId };
    const locks = { locks: writeLockStore(table), timeLeft: () => 15_000, now: () => new Date() };
    expect(await submitEntry({ ...stores, ...locks }, given)).toMatchObject({ ok: true });
    expect(await files()).toEqual([]);
  });

  it('keep a file that another device saves again before it is removed', async () => {
    const { sign, files, signature } = await signedDraft();
    await sign(2, 0);
    expect(await sign(1, 90)).toMatchObject({ ok: true });
    await sign(1, 200);
    await sign(1, 300);
    expect(await files()).toHaveLength(1);
    await signature();
  });

  it('make a device wait that saves an image again while its file is being removed', async () => {
    const { sign, signature } = await signedDraft();
    const { remove } = imageFiles();
    let late: Parameters<typeof remove> | undefined;
    await sign(2, 0);
    await sign(2, 60, {
      remove: async (...given) => {
        late = given;
      },
    });
    expect(await sign(1, 79)).toMatchObject({ ok: false, code: 'BUSY', retryAfter: 20 });
    if (!late) throw new Error('Nothing was removed');
    await remove(...late);
    expect(await sign(1, 80)).toMatchObject({ ok: true });
    await signature();
  });

  it('are saved even if the file of a replaced one cannot be removed', async () => {
    const { sign, signature } = await signedDraft();
    await sign(2, 0);
    const dies = () => Promise.reject(new Error('The function died'));
    expect(await sign(2, 60, { remove: dies })).toMatchObject({ ok: true });
    await signature();
  });

  it('stay with a submission that read the draft before another device replaced them', async () => {
    const { notary, account, entryId, sign, after } = await signedDraft();
    const images = imageFiles();
    let replaced = false;
    const outcome = await submitEntry(
      {
        entries: entryStore(table),
        journal: submittingJournal(table),
        images: {
          ...images,
          lock: async (...given) => {
            if (!replaced) expect(await sign(2, 1)).toMatchObject({ ok: true });
            replaced = true;
            await images.lock(...given);
          },
        },
        locks: writeLockStore(table),
        timeLeft: () => 15_000,
        now: after(2),
      },
      { account, sessionId: 'session', requestId: 'request', entryId },
    );
    expect(outcome).toMatchObject({ ok: true, value: { entryNumber: '000001' } });
    const [entry] = await submittedEntries(table, notary.id);
    expect(entry).not.toHaveProperty('replacedImages');
    const [ref] = entry?.signers.flatMap((signer) => signer.signature ?? []) ?? [];
    if (!entry || !ref) throw new Error('The entry has no signature');
    expect(Buffer.from(await images.get(notary.id, entry, ref)).toString('base64')).toBe(
      drawnSignature(2).split(',')[1],
    );
    expect(await journalFaults(notary.id)).toMatchObject({ faults: [] });
  });
});
