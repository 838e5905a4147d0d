import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { readPdf } from '#test/functions/adapters/pdf/read-pdf.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { endTrial, setPlan } from '#test/support/plan.ts';
import { drawnSignature } from '#test/support/png.ts';
import { filesOfZip } from '#test/support/zip-tools.ts';

const unknownId = '01HZZZZZZZZZZZZZZZZZZZZZZZ';
const signed = { signature_data_url: drawnSignature(3) };

let notary: Notary;
let ids: string[];

const exported = (entryIds: string[], by = notary, query: Record<string, string> = {}) =>
  call('export-entries', { body: { entry_ids: entryIds }, query, token: by.token });

async function submitted(by: Notary, firstNames: string[]): Promise<string> {
  const signers = firstNames.map((first_name) => buildSigner({ first_name, ...signed }));
  const id = await draftToSubmit(by, { signers });
  await submit(by, id);
  return id;
}

beforeAll(async () => {
  notary = await registerNotary();
  await setPlan(notary.id, 'pro');
  ids = [
    await submitted(notary, ['Ada']),
    await submitted(notary, ['Zoë', 'Łukasz']),
    await submitted(notary, ['Grace']),
  ];
});

describe('export-entries', () => {
  it('redirects to a ZIP that other programs can open, with one PDF per entry, each ID counted once', async () => {
    const [first = '', second = '', third = ''] = ids;
    const response = await exported([third, second, third, first], notary, { timezone: 'Pacific/Honolulu' });
    expect(response.status).toBe(303);
    const file = await fetch(response.headers.get('location') ?? '');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="notary-entries-3.zip"');
    expect(file.headers.get('content-type')).toBe('application/zip');

    const files = await filesOfZip(new Uint8Array(await file.arrayBuffer()));
    const names = ['entry-000001.pdf', 'entry-000002.pdf', 'entry-000003.pdf'];
    expect(files.map(([name]) => name)).toEqual(names);
    const read = await Promise.all(files.map(([, content]) => readPdf(content)));
    const told = read.map(({ text, pages, info }) => ({
      title: info['Title'],
      signers: ['Ada Byron', 'Zoë Byron', 'Łukasz Byron', 'Grace Byron'].filter((name) =>
        text.includes(name),
      ),
      signatures: pages.reduce((sum, { images }) => sum + images, 0),
      inZone: text.includes('HST'),
    }));
    expect(told).toEqual([
      { title: 'Entry 000001', signers: ['Ada Byron'], signatures: 1, inZone: true },
      { title: 'Entry 000002', signers: ['Zoë Byron', 'Łukasz Byron'], signatures: 2, inZone: true },
      { title: 'Entry 000003', signers: ['Grace Byron'], signatures: 1, inZone: true },
    ]);
  });

  it('names every ID that is unknown, foreign, or a draft, and creates nothing', async () => {
    const other = await registerNotary();
    const [foreign, draft] = await Promise.all([
      submitted(other, ['Olga']),
      call('create-draft', { body: buildEntry(), token: notary.token }),
    ]);
    const response = await exported([...ids, unknownId, foreign, draft.body.id]);
    expect(response.status).toBe(422);
    expect(response.body.detail).toEqual([
      `Entry ${unknownId} does not exist`,
      `Entry ${foreign} does not exist`,
      `Entry ${draft.body.id} is a draft. Only submitted entries have a PDF`,
    ]);
  });

  it('requires 1 to 50 IDs and a known timezone, and allows no other field', async () => {
    const details = async (body: unknown, query = {}) => {
      const response = await call('export-entries', { body, query, token: notary.token });
      return [response.status, response.body.detail];
    };
    expect(await details({ entry_ids: [] })).toEqual([422, ['Please select entries to export']]);
    expect(await details({})).toEqual([422, ['Entry ids is required']]);
    const many = Array.from({ length: limits.batchExport + 1 }, () => unknownId);
    expect(await details({ entry_ids: many })).toEqual([422, ['Entry ids may name at most 50 entries']]);
    expect(await details({ entry_ids: ids }, { timezone: 'Mars/Olympus' })).toEqual([
      422,
      ['Timezone is not a known timezone'],
    ]);
    expect(await details({ entry_ids: ids, all: true })).toEqual([422, ['Unknown field: all']]);
  });

  it('requires Pro', async () => {
    const other = await registerNotary();
    const refusals = [];
    for (const prepare of [
      () => undefined,
      () => endTrial(other.id),
      () => setPlan(other.id, 'basic'),
      () => setPlan(other.id, 'advanced'),
    ]) {
      await prepare();
      const { status, body } = await exported([unknownId], other);
      refusals.push([status, body.code, body.detail]);
    }
    const refusal = [403, 'PLAN_LACKS_BATCH_EXPORT', 'Batch PDF exports require Pro plan'];
    expect(refusals).toEqual([refusal, refusal, refusal, refusal]);
    await setPlan(other.id, 'pro');
    expect((await exported([unknownId], other)).status).toBe(422);
  });
});
