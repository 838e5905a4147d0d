import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';

let notary: Notary;

const download = (id: string, query: Record<string, string> = {}) =>
  call('export-entry-pdf', { params: { id }, query, token: notary.token });

beforeAll(async () => {
  notary = await registerNotary();
});

describe('export-entry-pdf', () => {
  it('answers a PDF named after the entry number', async () => {
    const id = await draftToSubmit(notary);
    await submit(notary, id);
    const answer = await download(id, { timezone: 'America/Chicago' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="entry-000001.pdf"');
    expect('bytes' in answer.body && answer.body.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('refuses a draft, an unknown timezone, and the Free plan', async () => {
    const draft = await call('create-draft', { body: buildEntry(), token: notary.token });
    expect((await download(draft.body.id)).status).toBe(409);
    expect((await download(draft.body.id, { timezone: 'Mars/Olympus' })).status).toBe(422);
    await endTrial(notary.id);
    const refused = await download(draft.body.id);
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe('PDF exports require Basic, Advanced or Pro plan');
  });
});
