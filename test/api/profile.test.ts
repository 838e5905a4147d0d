import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { updateProfile } from '#shared/contract/profile.ts';
import { stateCodes } from '#shared/data/states.ts';
import { errorDetails } from '#shared/errors.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';

let notary: Notary;

// Refusals change nothing, so these tests share one account.
beforeAll(async () => {
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
    const response = await call('update-profile', { body: { primary_notary_state: 'TX' } });
    expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await practice()).toEqual(nothing);
  });

  it('refuses an expired token', async () => {
    const token = await signExpiredToken(notary.id);
    const response = await call('update-profile', { body: { primary_notary_state: 'TX' }, token });
    expect(response).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED', detail: errorDetails.SESSION_EXPIRED },
    });
    expect(await practice()).toEqual(nothing);
  });

  it('refuses a body that is not JSON', async () => {
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
    [{ primary_notary_state: 'TX', email: 'somebody@example.com' }, ['Unknown field: email']],
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
});

describe('update-profile of practice states', () => {
  beforeEach(async () => {
    notary = await registerNotary();
  });

  it('answers the profile with the new states, which get-profile and the next sign-in answer too', async () => {
    const before = await read();
    const states = { primary_notary_state: 'TX', additional_notary_states: ['OK', 'NM'] };
    const response = await update(states);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.body).toEqual({ ...before, ...states, version: before.version + 1 });
    expect(await read()).toEqual(response.body);
    const { email, password } = notary;
    expect((await call('login', { body: { email, password } })).body.user).toEqual(response.body);
  });

  it('answers the same when repeated', async () => {
    const states = { primary_notary_state: 'TX', additional_notary_states: ['OK'] };
    const first = await update(states);
    expect(await update(states)).toMatchObject({ status: 200, body: first.body });
  });

  it('takes all 50 states', async () => {
    const [primary, ...additional] = stateCodes;
    const response = await update({ primary_notary_state: primary, additional_notary_states: additional });
    expect(response.status).toBe(200);
    expect(await practice()).toEqual({ primary, additional });
  });

  it('keeps fields that are not named, and validates them together with the others', async () => {
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

  it('can remove all states', async () => {
    await update({ primary_notary_state: 'TX', additional_notary_states: ['OK'] });
    const response = await update({ primary_notary_state: null, additional_notary_states: [] });
    expect(response.status).toBe(200);
    expect(await practice()).toEqual(nothing);
  });

  it('changes only the notary’s own profile', async () => {
    const other = await registerNotary();
    await update({ primary_notary_state: 'TX' });
    const { body } = await call('get-profile', { token: other.token });
    expect(body.primary_notary_state).toBeNull();
  });

  it('keeps the pair valid when two devices write in parallel', async () => {
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

/** Every detail that the route takes: a forgotten one does not compile, and one that is not saved fails. */
const details: Record<
  Exclude<
    keyof typeof updateProfile.body.shape,
    'version' | `${string}_notary_state` | 'additional_notary_states'
  >,
  unknown
> = {
  full_name: 'Zoë Notary',
  phone: '(303) 555-0142',
  business_name: 'Notary & Sons',
  business_address: '12 Main Street',
  business_address_2: 'Suite 3',
  business_city: 'Denver',
  business_state: 'CO',
  business_zip: '80202-1234',
  website: 'https://example.com/notary',
  specializations: ['Loan signing', 'Wills'],
  timezone: 'Pacific/Guam',
  date_format: 'dd/MM/yyyy',
  signature_metadata_enabled: false,
  monthly_head_email: true,
  monthly_copy_email: true,
  evening_email: true,
  plan_seen: 'free',
};

describe('update-profile of fields that are not well-formed', () => {
  it.each([
    [{ full_name: ' ' }, ['Full name is required']],
    [{ full_name: null }, ['Full name must be text']],
    [{ full_name: 'x'.repeat(201) }, ['Full name must be at most 200 characters']],
    [{ phone: '555-0142' }, ['Phone must be a telephone number with area code, such as (303) 555-0142']],
    [{ phone: 3035550142 }, ['Phone must be text']],
    [{ business_zip: '8020' }, ['Business zip must be 12345 or 12345-6789']],
    [{ business_state: 'Colorado' }, ['Business state must be the code of a US state']],
    [{ business_name: 'one\u0000two' }, ['Business name must be one line of plain text']],
    [{ business_address_2: 'x'.repeat(201) }, ['Business address 2 must be at most 200 characters']],
    [
      { website: 'http://example.com' },
      ['Website must be an address that starts with https://, such as https://example.com'],
    ],
    [{ specializations: ['Wills', ''] }, ['Specialization 2 is required']],
    [{ specializations: null }, ['Specializations must be a list']],
    [
      { specializations: ['Wills', 'wills'] },
      ['Specializations cannot repeat: wills is listed more than once.'],
    ],
    [
      { specializations: Array.from({ length: 21 }, (_, index) => `No. ${index}`) },
      ['Specializations may hold at most 20'],
    ],
    [{ timezone: 'Mars/Olympus' }, ['Timezone must be a time zone, for example America/Chicago']],
    [{ timezone: '+05:00' }, ['Timezone must be a time zone, for example America/Chicago']],
    [{ date_format: 'yyyy/MM/dd' }, ['Date format must be one of MM/dd/yyyy, dd/MM/yyyy, yyyy-MM-dd']],
    [{ signature_metadata_enabled: 'yes' }, ['Signature metadata enabled must be true or false']],
    [{ plan_seen: 'gold' }, ['Plan seen must be one of free, basic, advanced, pro']],
    [{ version: '1' }, ['Version must be a number']],
    [{ notary_commissions: [] }, ['Unknown field: notary_commissions']],
    [{ profile_picture_url: '/x.png' }, ['Unknown field: profile_picture_url']],
    [
      { phone: '1', business_zip: '2' },
      [
        'Phone must be a telephone number with area code, such as (303) 555-0142',
        'Business zip must be 12345 or 12345-6789',
      ],
    ],
  ])('refuses %j and changes nothing', async (body, detail) => {
    const before = await read();
    expect(await update({ business_city: 'Denver', ...body })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FIELDS', detail },
    });
    expect(await read()).toEqual(before);
  });
});

describe('update-profile of name, business, and preferences', () => {
  beforeEach(async () => {
    notary = await registerNotary();
  });

  it('starts without them', async () => {
    expect(await read()).toMatchObject({
      phone: null,
      website: null,
      specializations: [],
      notary_commissions: [],
      insurance_documents: [],
      version: 1,
      mail_problem: null,
      second_factor_enabled: false,
      recovery_codes_left: 0,
      account_closes_at: null,
    });
  });

  it('keeps all of them, for the next reader and the next sign-in', async () => {
    const before = await read();
    const response = await update(details);
    expect(response).toMatchObject({ status: 200 });
    expect(response.body).toEqual({ ...before, ...details, version: 2 });
    expect(await read()).toEqual(response.body);
    const { email, password } = notary;
    expect((await call('login', { body: { email, password } })).body.user).toEqual(response.body);
  });

  it('trims and composes text, and clears a field by null, an empty text, or spaces', async () => {
    await update(details);
    const { body } = await update({
      full_name: '  Zoe\u0308  ',
      phone: null,
      website: '',
      business_name: '   ',
      business_state: '',
      specializations: [' Deeds '],
    });
    expect(body).toMatchObject({
      full_name: 'Zo\u00eb',
      phone: null,
      website: null,
      business_name: null,
      business_state: null,
      specializations: ['Deeds'],
      business_city: 'Denver',
    });
  });
});

describe('update-profile from several devices', () => {
  beforeEach(async () => {
    notary = await registerNotary();
  });

  it('refuses a stale version and changes nothing, but accepts a repeated request', async () => {
    const { version } = await read();
    const first = await update({ phone: '303-555-0142', version });
    expect(first).toMatchObject({ status: 200, body: { version: version + 1 } });
    // The answer was lost, and the client retries.
    expect(await update({ phone: '303-555-0142', version })).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect(await update({ business_city: 'Denver', timezone: 'America/Denver', version })).toMatchObject({
      status: 409,
      body: { code: 'PROFILE_VERSION_STALE', detail: errorDetails.PROFILE_VERSION_STALE },
    });
    expect(await read()).toEqual(first.body);
    expect((await update({ business_city: 'Denver', version: version + 1 })).status).toBe(200);
  });

  it('accepts one of two devices that know the same version, and refuses the other', async () => {
    const { version } = await read();
    const answers = await Promise.all([
      update({ full_name: 'Device A', business_name: 'Office A', version }),
      update({ full_name: 'Device B', business_name: 'Office B', version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { full_name: name, business_name: office } = await read();
    expect([name, office]).toEqual(
      answers[0]?.status === 200 ? ['Device A', 'Office A'] : ['Device B', 'Office B'],
    );
  });

  it('keeps the changes that different devices make to different fields', async () => {
    const changes = [
      { phone: '303-555-0142' },
      { business_name: 'Office' },
      { timezone: 'America/Denver' },
      { date_format: 'yyyy-MM-dd' },
      { website: 'https://example.com' },
      { full_name: 'Zoë' },
    ];
    const answers = await Promise.all(changes.map((change) => update(change)));
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect(await read()).toMatchObject({ ...Object.assign({}, ...changes), version: 1 + changes.length });
  });
});
