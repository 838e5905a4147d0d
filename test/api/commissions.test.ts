import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorDetails } from '#shared/errors.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';

let notary: Notary;

// Refusals change nothing, so these tests share one account.
beforeAll(async () => {
  notary = await registerNotary();
});

const commission = (commission_number: string, more: Record<string, unknown> = {}) => ({
  commission_number,
  state: 'CO',
  expiration_date: '2030-06-30',
  is_primary: false,
  ...more,
});

const add = (body: unknown) => call('add-commission', { body, token: notary.token });
const makePrimary = (commission_number: string) =>
  call('set-primary-commission', { params: { commission_number }, token: notary.token });
const remove = (commission_number: string) =>
  call('delete-commission', { params: { commission_number }, token: notary.token });
const profile = async (token = notary.token) => (await call('get-profile', { token })).body;
const listed = async () => (await profile()).notary_commissions;
const primaries = async () =>
  (await listed()).filter(({ is_primary }) => is_primary).map(({ commission_number }) => commission_number);
const numbers = async () => (await listed()).map(({ commission_number }) => commission_number).toSorted();

describe.each([
  ['add-commission', {}, commission('1')],
  ['set-primary-commission', { commission_number: '1' }, undefined],
  ['delete-commission', { commission_number: '1' }, undefined],
] as const)('%s', (route, params, body) => {
  const options = { params, ...(body && { body }) };

  it('needs a token', async () => {
    expect(await call(route, options)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('refuses an expired token', async () => {
    const token = await signExpiredToken(notary.id);
    expect(await call(route, { ...options, token })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED' },
    });
  });
});

describe('add-commission', () => {
  it('refuses a body that is not JSON', async () => {
    expect(await add('{"state":')).toMatchObject({ status: 400, body: { code: 'NOT_JSON' } });
  });

  it.each([
    [[], ['The request must be an object']],
    [{}, ['Commission number is required', 'State is required', 'Expiration date is required']],
    [commission(' '), ['Commission number is required']],
    [commission('1'.repeat(51)), ['Commission number must be at most 50 characters']],
    [commission('12/34'), ['Commission number can only contain letters, digits, spaces, and . - _ # ( )']],
    [commission('..'), ['Commission number can only contain letters, digits, spaces, and . - _ # ( )']],
    [commission('1', { state: 'DC' }), ['State must be the code of a US state']],
    [commission('1', { state: 'Colorado' }), ['State must be the code of a US state']],
    [commission('1', { expiration_date: '2030-02-30' }), ['Expiration date must be a date, YYYY-MM-DD']],
    [commission('1', { expiration_date: '06/30/2030' }), ['Expiration date must be a date, YYYY-MM-DD']],
    [commission('1', { is_primary: 1 }), ['Is primary must be true or false']],
    [commission('1', { notary: 'x' }), ['Unknown field: notary']],
  ])('refuses %j and lists nothing', async (body, detail) => {
    expect(await add(body)).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS', detail } });
    expect(await listed()).toEqual([]);
  });
});

describe('add-commission to the list', () => {
  beforeEach(async () => {
    notary = await registerNotary();
  });

  it('answers the profile with the first commission, which is always primary', async () => {
    const before = await profile();
    const response = await add(commission('  HH 123456 '));
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.body).toEqual({
      ...before,
      notary_commissions: [commission('HH 123456', { is_primary: true })],
      version: before.version + 1,
    });
    expect(await profile()).toEqual(response.body);
    const { email, password } = notary;
    expect((await call('login', { body: { email, password } })).body.user).toEqual(response.body);
  });

  it('accepts an expired commission, and one that does not say whether it is primary', async () => {
    const { is_primary: _, ...plain } = commission('1', { expiration_date: '1999-12-31' });
    expect((await add(plain)).status).toBe(201);
    expect(await primaries()).toEqual(['1']);
  });

  it('moves the primary mark only to a new primary commission', async () => {
    await add(commission('1'));
    await add(commission('2'));
    expect(await primaries()).toEqual(['1']);
    await add(commission('3', { is_primary: true }));
    expect(await primaries()).toEqual(['3']);
  });

  it('refuses a number that is listed, in any letter case and any state', async () => {
    await add(commission('HH 1'));
    const before = await profile();
    for (const number of ['HH 1', 'hh 1', ' Hh 1 ']) {
      expect(await add(commission(number, { state: 'TX', is_primary: true }))).toMatchObject({
        status: 409,
        body: { code: 'COMMISSION_EXISTS', detail: 'This commission number is already listed.' },
      });
    }
    expect(await profile()).toEqual(before);
  });

  it('keeps ten that devices add in parallel, each once and one of them primary, and refuses the rest', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        add(commission(`N-${index}`, { is_primary: index % 2 === 0 })),
      ),
    );
    const added = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(added).toHaveLength(10);
    for (const { status, body } of refused) {
      expect({ status, ...body }).toMatchObject({
        status: 422,
        code: 'INVALID_FIELDS',
        detail: ['You can list at most 10 commissions. Delete one first.'],
      });
    }
    expect(new Set(await numbers()).size).toBe(10);
    expect(await primaries()).toHaveLength(1);
  });

  it('adds a number once when two devices add it in parallel', async () => {
    const answers = await Promise.all([add(commission('Ab')), add(commission('aB'))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await listed()).toHaveLength(1);
  });
});

describe('set-primary-commission', () => {
  beforeEach(async () => {
    notary = await registerNotary();
  });

  it('moves the primary mark, and changes nothing when repeated', async () => {
    await add(commission('HH 1'));
    await add(commission('(2) #x.y'));
    const first = await makePrimary('(2) #x.y');
    expect(first.status).toBe(200);
    expect(await primaries()).toEqual(['(2) #x.y']);
    expect(await makePrimary('(2) #X.Y')).toMatchObject({ status: 200, body: first.body });
    expect(await profile()).toEqual(first.body);
  });

  it('finds neither an unknown commission nor one of another notary', async () => {
    await add(commission('1'));
    const other = await registerNotary();
    await call('add-commission', { body: commission('2'), token: other.token });
    for (const number of ['2', '9', '1/primary', 'x'.repeat(500)]) {
      expect(await makePrimary(number)).toMatchObject({
        status: 404,
        body: { code: 'COMMISSION_NOT_FOUND', detail: errorDetails.COMMISSION_NOT_FOUND },
      });
    }
    expect((await profile(other.token)).notary_commissions).toHaveLength(1);
  });

  it('leaves exactly one primary when devices choose in parallel', async () => {
    for (const number of ['1', '2', '3', '4']) await add(commission(number));
    const answers = await Promise.all(['1', '2', '3', '4', '2', '3'].map(makePrimary));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await primaries()).toHaveLength(1);
    expect(await numbers()).toEqual(['1', '2', '3', '4']);
  });
});

describe('delete-commission', () => {
  beforeEach(async () => {
    notary = await registerNotary();
  });

  it('removes one, once', async () => {
    await add(commission('HH 1'));
    await add(commission('2'));
    expect((await remove('hh 1')).status).toBe(204);
    expect(await remove('hh 1')).toMatchObject({ status: 404, body: { code: 'COMMISSION_NOT_FOUND' } });
    expect(await numbers()).toEqual(['2']);
    expect(await primaries()).toEqual(['2']);
    expect((await remove('2')).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await add(commission('2'))).status).toBe(201);
  });

  it('moves the primary mark to the commission that expires last', async () => {
    await add(commission('1'));
    await add(commission('2', { expiration_date: '2027-01-01' }));
    await add(commission('3', { expiration_date: '2029-01-01' }));
    await add(commission('4', { expiration_date: '2028-01-01' }));
    await remove('1');
    expect(await primaries()).toEqual(['3']);
  });

  it('does not find a commission of another notary', async () => {
    const other = await registerNotary();
    await call('add-commission', { body: commission('2'), token: other.token });
    expect(await remove('2')).toMatchObject({ status: 404, body: { code: 'COMMISSION_NOT_FOUND' } });
    expect((await profile(other.token)).notary_commissions).toHaveLength(1);
  });

  it('keeps one primary while one device deletes it and another adds one', async () => {
    await add(commission('1'));
    await add(commission('2'));
    const answers = await Promise.all([remove('1'), add(commission('3')), makePrimary('2')]);
    expect(answers.map(({ status }) => status)).toEqual([204, 201, 200]);
    expect(await primaries()).toEqual(['2']);
    expect(await numbers()).toEqual(['2', '3']);
  });
});
