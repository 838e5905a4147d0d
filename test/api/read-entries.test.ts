import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

let notary: Notary;

const list = (query: Record<string, string> = {}) => call('list-entries', { query, token: notary.token });
const numbers = (response: Awaited<ReturnType<typeof list>>) =>
  response.body.items.map((item) => item.entry_number);

beforeAll(async () => {
  notary = await registerNotary();
  for (let number = 1; number <= 7; number += 1)
    await submit(notary, await draftToSubmit(notary, { fee: number }));
  for (const comments of ['old', 'new']) {
    await call('create-draft', { body: buildEntry({ comments, signers: [] }), token: notary.token });
  }
});

describe('list-entries', () => {
  it('pages submitted entries by number, newest first', async () => {
    const first = await list({ status: 'submitted', page: '1', page_size: '3' });
    expect(first.body.total).toBe(7);
    expect(numbers(first)).toEqual(['000007', '000006', '000005']);
    const last = await list({ status: 'submitted', page: '3', page_size: '3' });
    expect(numbers(last)).toEqual(['000001']);
    expect(numbers(await list({ status: 'submitted', page: '4', page_size: '3' }))).toEqual([]);
  });

  it('keeps pages stable with as_of while more entries are submitted', async () => {
    const asOf = (await list({ status: 'submitted', page: '1', page_size: '3' })).body.as_of;
    await submit(notary, await draftToSubmit(notary));
    const second = await list({ status: 'submitted', page: '2', page_size: '3', as_of: asOf });
    expect(numbers(second)).toEqual(['000004', '000003', '000002']);
    expect(second.body.total).toBe(7);
  });

  it('answers rows without images and ID numbers', async () => {
    const { body } = await list({ status: 'submitted' });
    expect(JSON.stringify(body)).not.toMatch(/base64|P4Z7|signature/);
    expect(body.items[0]?.signers).toEqual([{ first_name: 'Ada', last_name: 'Byron', one_name: false }]);
  });

  it('lists drafts by last save and both together by last change', async () => {
    const { body: drafts } = await list({ status: 'draft' });
    expect(drafts.total).toBe(2);
    const oldest = drafts.items[1];
    await call('update-draft', {
      params: { id: oldest?.id ?? '' },
      body: buildEntry({ comments: 'saved last' }),
      token: notary.token,
    });
    const again = await list({ status: 'draft' });
    expect(again.body.items[0]?.id).toBe(oldest?.id);

    const all = await list();
    expect(all.body.total).toBe(10);
    const changes = all.body.items.map((item) => item.updated_at);
    expect(changes).toEqual(changes.toSorted().toReversed());
    const paged = await Promise.all(
      [1, 2, 3, 4].map(async (page) => (await list({ page: String(page), page_size: '3' })).body.items),
    );
    expect(paged.flat().map((item) => item.id)).toEqual(all.body.items.map((item) => item.id));
  });

  it.each([
    [{ page: '0' }],
    [{ page: 'x' }],
    [{ page_size: '0' }],
    [{ page_size: '101' }],
    [{ status: 'lost' }],
    [{ as_of: 'yesterday' }],
  ])('refuses %o', async (query) => {
    expect((await list(query)).status).toBe(422);
  });

  it('ignores unknown query parameters', async () => {
    expect((await list({ colour: 'blue' })).status).toBe(200);
  });
});

describe('get-dashboard', () => {
  it('counts and sums entries, and shows those changed last', async () => {
    const other = await registerNotary();
    const empty = await call('get-dashboard', { token: other.token });
    expect(empty.body).toMatchObject({ submitted_count: 0, drafts_count: 0, recent: [] });
    await submit(other, await draftToSubmit(other, { fee: 10.1 }));
    await submit(other, await draftToSubmit(other, { fee: 0.2 }));
    await call('create-draft', {
      body: buildEntry({ signers: [buildSigner({ first_name: 'Zoë' })] }),
      token: other.token,
    });
    const { body } = await call('get-dashboard', { token: other.token });
    expect(body).toMatchObject({
      submitted_count: 2,
      drafts_count: 1,
      month_entries: { value: 2, previous: 0, percent_change: 100 },
      month_revenue: { value: 10.3, previous: 0, percent_change: 100 },
    });
    expect(body.recent.map((row) => row.entry_number)).toEqual([null, '000002', '000001']);
    expect(body.recent[0]?.signers[0]?.first_name).toBe('Zoë');
  });
});

describe('reverse-geocode', () => {
  it('answers the address, and 404 where there is none', async () => {
    const at = (lat: number, lng: number) =>
      call('reverse-geocode', { body: { lat, lng }, token: notary.token });
    const denver = await at(39.7392, -104.9903);
    expect(denver.status).toBe(200);
    expect(denver.body.formatted_address).toMatch(/Colorado/);
    expect((await at(0, 0)).status).toBe(404);
    expect((await at(91, 0)).status).toBe(422);
  });
});
