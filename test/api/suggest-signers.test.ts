import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';

let notary: Notary;
let other: Notary;

const suggest = (query: Record<string, string>, token = notary.token) =>
  call('suggest-signers', { query, token });

async function offered(search: string, state = 'CO', token = notary.token) {
  const { status, body } = await suggest({ search, state }, token);
  expect(status).toBe(200);
  return body.items;
}

async function record(by: Notary, changes: Parameters<typeof buildEntry>[0]): Promise<void> {
  const { status, body } = await submit(by, await draftToSubmit(by, changes));
  if (status !== 200) throw new Error(`Submitting answered ${status}: ${JSON.stringify(body)}`);
}

beforeAll(async () => {
  [notary, other] = await Promise.all([registerNotary(), registerNotary()]);
  await record(notary, {
    date: '2026-02-10',
    act_time: '10:00',
    signers: [buildSigner({ first_name: 'Ottoline', last_name: 'Fairweather', address_line: '1 Old Rd' })],
  });
  await record(notary, {
    date: '2026-02-11',
    act_time: '10:00',
    signers: [
      buildSigner({ first_name: 'Ottoline', last_name: 'Fairweather', id_expiration_date: '2026-03-01' }),
      buildSigner({ first_name: 'Zoë', last_name: 'Müller', id_type: 'personal_knowledge' }),
    ],
  });
  await record(other, {
    act_time: '10:00',
    signers: [buildSigner({ first_name: 'Ottokar', last_name: 'Elsewhere' })],
  });
  await call('create-draft', {
    body: buildEntry({ signers: [buildSigner({ first_name: 'Ottilie', last_name: 'Draft' })] }),
    token: notary.token,
  });
});

describe('search-signers', () => {
  it('answers what suggest-signers answers, with the name in the body', async () => {
    const body = { search: 'otto', state: 'CO' };
    const searched = await call('search-signers', { body, token: notary.token });
    expect(searched.status).toBe(200);
    expect(searched.body).toEqual((await suggest(body)).body);
    expect(searched.body.items).not.toHaveLength(0);
  });
});

describe('suggest-signers', () => {
  it('needs a live session', async () => {
    expect((await suggest({ search: 'otto', state: 'CO' }, '')).status).toBe(401);
    expect((await suggest({ search: 'otto', state: 'CO' }, await signExpiredToken(notary.id))).status).toBe(
      401,
    );
  });

  it.each([
    [{ search: 'o', state: 'CO' }, 'Search must be at least 2 characters'],
    [{ search: 'x'.repeat(101), state: 'CO' }, 'Search must be at most 100 characters'],
    [{ search: 'otto', state: 'DC' }, 'State must be the code of a US state'],
  ])('refuses %o', async (query, sentence) => {
    const { status, body } = await suggest(query);
    expect(status).toBe(422);
    expect(body.detail).toEqual([sentence]);
  });

  it.each([{ state: 'CO' }, { search: 'otto' }])('refuses %o, which is incomplete', async (query) => {
    expect((await suggest(query)).status).toBe(422);
  });

  it('answers signers of the notary’s submitted entries, latest first, without ID numbers and images', async () => {
    expect(await offered('fairw OTTO')).toEqual([
      {
        ...{ first_name: 'Ottoline', last_name: 'Fairweather', address_line: '12 Main Street' },
        ...{ city: 'Denver', state_code: 'CO', zip: '80202', id_type: 'passport' },
        // That passport has expired, and a new one has another date.
        ...{ id_issuing_agency: 'US Department of State', id_expiration_date: null, last_seen: '2026-02-11' },
        ...{ one_name: false, region: null, country: null },
      },
      expect.objectContaining({
        ...{ address_line: '1 Old Rd', id_expiration_date: '2031-05-17', last_seen: '2026-02-10' },
      }),
    ]);
  });

  it('finds names without accents, but no signers of another notary or of a draft', async () => {
    expect((await offered('muller')).map(({ first_name }) => first_name)).toEqual(['Zoë']);
    expect(await offered('ottok')).toEqual([]);
    expect(await offered('ottil')).toEqual([]);
    expect((await offered('ottok', 'CO', other.token)).map(({ last_name }) => last_name)).toEqual([
      'Elsewhere',
    ]);
    expect(await offered('fairw', 'CO', other.token)).toEqual([]);
    expect(await offered('--')).toEqual([]);
  });

  it('leaves out what the state of the new entry forbids or does not accept', async () => {
    const [illinois] = await offered('fairw', 'IL');
    expect(illinois).toMatchObject({ address_line: null, zip: null, city: 'Denver', id_type: 'passport' });
    expect((await offered('muller', 'CO'))[0]?.id_type).toBe('personal_knowledge');
    // California does not accept personal knowledge as identification (Cal. Civ. Code § 1185).
    expect((await offered('muller', 'CA'))[0]?.id_type).toBeNull();
  });
});
