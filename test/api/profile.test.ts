import { beforeEach, describe, expect, it } from 'vitest';
import { stateCodes } from '#shared/data/states.ts';
import { errorDetails } from '#shared/errors.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';

let notary: Notary;

beforeEach(async () => {
  notary = await registerNotary();
});

const update = (body: unknown) => call('update-profile', { body, token: notary.token });
const read = async () => (await call('get-profile', { token: notary.token })).body;

async function practice() {
  const { primary_notary_state: primary, additional_notary_states: additional } = await read();
  return { primary, additional };
}

const nothing = { primary: null, additional: [] };

describe('update-profile', () => {
  it('needs a token', async () => {
    const answer = await call('update-profile', { body: { primary_notary_state: 'TX' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await practice()).toEqual(nothing);
  });

  it('refuses an expired token', async () => {
    const token = await signExpiredToken(notary.id);
    const answer = await call('update-profile', { body: { primary_notary_state: 'TX' }, token });
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED', detail: errorDetails.SESSION_EXPIRED },
    });
    expect(await practice()).toEqual(nothing);
  });

  it('refuses what is not JSON', async () => {
    expect(await update('{"primary_notary_state":')).toMatchObject({
      status: 400,
      body: { code: 'NOT_JSON' },
    });
  });

  it.each([
    [[], ['The request must be an object']],
    [{ primary_notary_state: 'DC' }, ['Primary notary state must be the code of a US state']],
    [{ primary_notary_state: 'tx' }, ['Primary notary state must be the code of a US state']],
    [{ primary_notary_state: '' }, ['Primary notary state must be the code of a US state']],
    [{ primary_notary_state: 7 }, ['Primary notary state must be the code of a US state']],
    [{ primary_notary_state: 'toString' }, ['Primary notary state must be the code of a US state']],
    [
      { primary_notary_state: 'TX', additional_notary_states: ['OK', 'Ohio'] },
      ['Additional notary state 2 must be the code of a US state'],
    ],
    [
      { primary_notary_state: 'TX', additional_notary_states: 'OK' },
      ['Additional notary states must be a list'],
    ],
    [
      { primary_notary_state: 'TX', additional_notary_states: null },
      ['Additional notary states must be a list'],
    ],
    [
      { primary_notary_state: 'TX', additional_notary_states: stateCodes },
      ['Additional notary states may hold at most 49'],
    ],
    [{ primary_notary_state: 'TX', full_name: 'Somebody Else' }, ['Unknown field: full_name']],
    [{ primary_notary_state: 'TX', token_version: 9 }, ['Unknown field: token_version']],
    [{ additional_notary_states: ['OK'] }, ['Please select a primary state first']],
    [
      { primary_notary_state: null, additional_notary_states: ['OK'] },
      ['Please select a primary state first'],
    ],
    [
      { primary_notary_state: 'TX', additional_notary_states: ['OK', 'NM', 'OK'] },
      ['Additional states cannot repeat: Oklahoma is listed more than once.'],
    ],
    [
      { primary_notary_state: 'TX', additional_notary_states: ['OK', 'TX'] },
      ['Additional states cannot equal the primary: Texas is your primary state.'],
    ],
  ])('refuses %j and changes nothing', async (body, detail) => {
    expect(await update(body)).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS', detail } });
    expect(await practice()).toEqual(nothing);
  });

  it('answers the profile with the new states, which get-profile and the next sign-in answer too', async () => {
    const before = await read();
    const states = { primary_notary_state: 'TX', additional_notary_states: ['OK', 'NM'] };
    const answer = await update(states);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({ ...before, ...states });
    expect(await read()).toEqual(answer.body);
    const { email, password } = notary;
    expect((await call('login', { body: { email, password } })).body.user).toEqual(answer.body);
  });

  it('answers the same when repeated', async () => {
    const states = { primary_notary_state: 'TX', additional_notary_states: ['OK'] };
    const first = await update(states);
    expect(await update(states)).toMatchObject({ status: 200, body: first.body });
  });

  it('takes all 50 states', async () => {
    const [primary, ...additional] = stateCodes;
    const answer = await update({ primary_notary_state: primary, additional_notary_states: additional });
    expect(answer.status).toBe(200);
    expect(await practice()).toEqual({ primary, additional });
  });

  it('leaves what is not named as it is, and judges it together with what is', async () => {
    await update({ primary_notary_state: 'TX', additional_notary_states: ['OK'] });
    expect((await update({})).status).toBe(200);
    expect(await practice()).toEqual({ primary: 'TX', additional: ['OK'] });

    expect(await update({ primary_notary_state: 'OK' })).toMatchObject({
      status: 422,
      body: { detail: ['Additional states cannot equal the primary: Oklahoma is your primary state.'] },
    });
    expect(await update({ primary_notary_state: null })).toMatchObject({
      status: 422,
      body: { detail: ['Please select a primary state first'] },
    });
    expect(await practice()).toEqual({ primary: 'TX', additional: ['OK'] });

    expect((await update({ primary_notary_state: 'CA' })).status).toBe(200);
    expect((await update({ additional_notary_states: ['OK', 'TX'] })).status).toBe(200);
    expect(await practice()).toEqual({ primary: 'CA', additional: ['OK', 'TX'] });
  });

  it('can take all states back', async () => {
    await update({ primary_notary_state: 'TX', additional_notary_states: ['OK'] });
    const answer = await update({ primary_notary_state: null, additional_notary_states: [] });
    expect(answer.status).toBe(200);
    expect(await practice()).toEqual(nothing);
  });

  it('changes the own profile only', async () => {
    const other = await registerNotary();
    await update({ primary_notary_state: 'TX' });
    const { body } = await call('get-profile', { token: other.token });
    expect(body.primary_notary_state).toBeNull();
  });

  it('keeps the pair sound when two devices write at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      await update({ primary_notary_state: 'TX', additional_notary_states: [] });
      const answers = await Promise.all([
        update({ primary_notary_state: 'OK' }),
        update({ additional_notary_states: ['OK'] }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      expect([
        { primary: 'OK', additional: [] },
        { primary: 'TX', additional: ['OK'] },
      ]).toContainEqual(await practice());
    }
  });
});
