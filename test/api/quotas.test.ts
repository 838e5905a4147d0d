import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { type OpenKind, openSlots } from '#functions/store/account/open-slots.ts';
import { limits } from '#shared/data/limits.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { registerNotary } from '#test/support/notary.ts';
import { testTable } from '#test/support/stack.ts';
import { pdfBytes } from '#test/support/uploads.ts';

/** Takes all places of a kind but some. */
async function takePlaces(notaryId: string, kind: OpenKind, count: number): Promise<void> {
  const places = openSlots(await testTable(), kind);
  for (let at = 0; at < count; at += 1) await places.take(notaryId, ulid(), new Date());
}

const beyond = (code: string) => ({ status: 429, body: { code }, headers: expect.anything() });

describe('the quota of drafts that only wait for their submission', () => {
  it('refuses the one after 50 with the time to wait, and not drafts to keep; submitting and deleting free a place', async () => {
    const notary = await registerNotary();
    const { token } = notary;
    const create = (query: Record<string, string> = { intent: 'submit' }) =>
      call('create-draft', { token, query, body: buildEntry() });
    await takePlaces(notary.id, 'drafts-to-submit', limits.openDraftsToSubmit - 1);
    const last = await create();
    expect(last.status).toBe(201);
    const refused = await create();
    expect(refused).toMatchObject(beyond('OPEN_DRAFT_LIMIT'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
    expect((await create({})).status).toBe(201);

    expect((await call('submit-entry', { token, params: { id: last.body.id } })).status).toBe(200);
    const next = await create();
    expect(next.status).toBe(201);
    expect(await create()).toMatchObject(beyond('OPEN_DRAFT_LIMIT'));
    expect((await call('delete-draft', { token, params: { id: next.body.id } })).status).toBe(204);
    // A draft that is refused for its content takes no place.
    expect(
      (await call('create-draft', { token, query: { intent: 'submit' }, body: { fee: -1 } })).status,
    ).toBe(422);
    const future = { ...buildEntry(), date: '2999-01-01' };
    expect((await call('create-draft', { token, query: { intent: 'submit' }, body: future })).status).toBe(
      422,
    );
    expect((await create()).status).toBe(201);
  });
});

describe('the quota of files that were announced and not used', () => {
  it('refuses the one after 20 with the time to wait, and counts no file that was refused', async () => {
    const notary = await registerNotary();
    const { token } = notary;
    const ask = (size = pdfBytes().length) =>
      call('create-upload', {
        token,
        body: { purpose: 'insurance_document', file_name: 'bond.pdf', content_type: 'application/pdf', size },
      });
    await takePlaces(notary.id, 'uploads', limits.openUploads - 1);
    expect((await ask(limits.documentBytes + 1)).status).toBe(413);
    expect((await ask()).status).toBe(201);
    const refused = await ask();
    expect(refused).toMatchObject(beyond('OPEN_UPLOAD_LIMIT'));
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(2 * 60 * 60);
  });
});
