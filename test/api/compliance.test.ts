import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#scripts/smoke/contract-call.ts';
import { documentTypeCodes } from '#shared/data/document-types.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';
import { type StateCode, stateCodes, states } from '#shared/data/states.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner, type EntryPayload } from '#test/support/entry.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { drawnSignature } from '#test/support/png.ts';
import { stackUrls } from '#test/support/stack.ts';

const kept = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=86400';

const publicRoutes = [
  ['list-states', {}],
  ['list-document-types', {}],
  ['get-required-fields', { state: 'CA' }],
] as const;

async function requirementsOf(state: string, documentType?: string) {
  const query = documentType ? { document_type: documentType } : {};
  const { body } = await call('get-required-fields', { params: { state }, query });
  return body.requirements;
}

describe('public data', () => {
  it.each(publicRoutes)('%s answers without a token and allows caching', async (id, params) => {
    const { status, headers } = await call(id, { params });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(kept);
    expect(headers.get('etag')).toMatch(/^"[\w-]+"$/);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/\S/);
  });

  it.each(publicRoutes)('%s answers 304 to a client that has it', async (id, params) => {
    const { apiUrl } = await stackUrls();
    const ask = (headers: Record<string, string>) => fetch(apiUrl + pathOf(id, params), { headers });
    const etag = (await ask({})).headers.get('etag') ?? '';
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask({ 'if-none-match': sent });
      expect([sent, answer.status, await answer.text()]).toEqual([sent, 304, '']);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(answer.headers.get('cache-control')).toBe(kept);
      expect(answer.headers.get('x-request-id')).toMatch(/\S/);
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('gives the same answer with a token', async () => {
    const { token } = await registerNotary();
    const [known, unknown] = await Promise.all([call('list-states', { token }), call('list-states')]);
    expect(known.headers.get('etag')).toBe(unknown.headers.get('etag'));
  });

  it('allows no caching of a refusal', async () => {
    const refusals = await Promise.all([
      call('get-required-fields', { params: { state: 'DC' } }),
      call('get-required-fields', { params: { state: 'CA' }, query: { document_type: 'spell' } }),
    ]);
    for (const { headers } of refusals) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
    }
  });
});

describe('list-states', () => {
  it('names the 50 states with the most important facts', async () => {
    const { body } = await call('list-states');
    expect(body.states.map(({ state_code }) => state_code)).toEqual(stateCodes);
    expect(body.rules_version).toBe(rulesVersion);
    const state = (code: string) => body.states.find(({ state_code }) => state_code === code);
    expect(state('WA')).toEqual({
      state_code: 'WA',
      state_name: 'Washington',
      journal_required: true,
      electronic_allowed: false,
      journal_medium: 'paper',
    });
    expect(state('TX')).toMatchObject({ journal_required: true, electronic_allowed: true });
    expect(state('SD')).toMatchObject({ journal_required: false });
  });
});

describe('list-document-types', () => {
  it('names every type with its meaning and groups, and the acts', async () => {
    const { body } = await call('list-document-types');
    expect(body.document_types.map(({ type }) => type)).toEqual(documentTypeCodes);
    expect(body.document_types.find(({ type }) => type === 'deed')).toMatchObject({
      name: 'Deed',
      groups: ['real_property', 'land_conveyance'],
    });
    expect(body.document_types.find(({ type }) => type === 'other')?.groups).toEqual([]);
    expect(body.act_types.map(({ type }) => type)).toContain('jurat');
    const all = [...body.document_types, ...body.act_types];
    expect(all.filter(({ meaning, name }) => meaning === '' || name === '')).toEqual([]);
  });
});

describe('get-required-fields', () => {
  it.each([
    ['an unknown state', 'DC'],
    ['no state at all', 'nowhere'],
    ['a name of every object', '__proto__'],
  ])('does not know %s', async (_, state) => {
    const { status, body } = await call('get-required-fields', { params: { state } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'STATE_NOT_FOUND', detail: 'This state does not exist.' });
  });

  it('refuses an unknown document type', async () => {
    const answer = await call('get-required-fields', {
      params: { state: 'CA' },
      query: { document_type: 'spell' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toEqual(['Document type must be a known document type']);
  });

  it('takes a state in any letter case', async () => {
    expect(await requirementsOf('tx')).toEqual(await requirementsOf('TX'));
    expect((await requirementsOf('Tx')).state_name).toBe('Texas');
  });

  it.each([
    ['deed', true],
    ['power_of_attorney', true],
    ['jurat', false],
    [undefined, true],
  ])('asks for a thumbprint in California for %s: %s', async (documentType, expected) => {
    const requirements = await requirementsOf('CA', documentType);
    expect(requirements.special_requirements.thumbprint_required).toBe(expected);
    expect(requirements.required_fields.includes('thumbprint')).toBe(expected);
  });

  it('says what Texas requires and forbids', async () => {
    const texas = await requirementsOf('TX', 'deed');
    expect(texas.special_requirements).toMatchObject({
      journal_required: true,
      electronic_allowed: true,
      retention_years: 10,
      thumbprint_required: false,
    });
    expect(texas.prohibited_fields).toEqual(
      expect.arrayContaining(['id_number', 'drivers_license_number', 'biometric_data']),
    );
    expect(texas.required_fields).toEqual(expect.arrayContaining(['grantee_name', 'land_county']));
    expect(texas.required_fields).not.toContain('id_number');
    expect(texas).toMatchObject({ id_number_rule: 'prohibited', required_for: 'all_acts' });
    expect(texas.fee).toEqual({
      status: 'figure',
      caps: [
        { acts: 'other', dollars: 10, per: 'instrument', further: 1 },
        { acts: 'jurat', dollars: 10, per: 'person', further: null },
        { acts: 'oath', dollars: 10, per: 'person', further: null },
      ],
    });
    expect(texas.basis.prohibited?.cite).toMatch(/87\.50/);
    expect((await requirementsOf('TX', 'acknowledgment')).required_fields).not.toContain('grantee_name');
    expect((await requirementsOf('TX')).required_fields).toContain('grantee_name');
  });

  it('says that Washington requires paper', async () => {
    const washington = await requirementsOf('WA');
    expect(washington.special_requirements.electronic_allowed).toBe(false);
    expect(washington.journal_medium).toBe('paper');
  });

  it('says that a medium is contested', async () => {
    const california = await requirementsOf('CA');
    expect(california.special_requirements.electronic_allowed).toBe(true);
    expect(california.journal_medium).toBe('contested');
    expect(california).toMatchObject({ journal_medium: 'contested', personal_knowledge: 'not_allowed' });
    expect(california.basis.medium.to_verify).toBe(true);
    // The law states no amount.
    expect(california.special_requirements.retention_years).toBeNull();
  });

  it('says what Illinois forbids', async () => {
    const illinois = await requirementsOf('IL');
    expect(illinois.prohibited_fields).toEqual(
      expect.arrayContaining(['street_address', 'thumbprint', 'id_number']),
    );
    // Prohibited in entries of electronic acts only.
    expect(illinois.prohibited_fields).not.toContain('electronic_signature');
    expect(illinois.special_requirements.signer_signature_required).toBe(false);
  });

  it('lists what a law requires for other acts, with those acts', async () => {
    const georgia = await requirementsOf('GA');
    expect(georgia.required_for).toBe('self_filers');
    expect(georgia.required_fields).toContain('signer_signature');
    expect(georgia.special_requirements.signer_signature_required).toBe(false);
    expect(await requirementsOf('OR', 'jurat')).toMatchObject({
      required_for: 'some_acts',
      required_fields: [],
    });
    expect((await requirementsOf('OR', 'acknowledgment')).required_fields).toContain('signer_signature');
  });

  it.each(stateCodes)(
    '%s: answers, requires nothing it bars, and names the source of everything',
    async (code) => {
      const requirements = await requirementsOf(code);
      expect(requirements).toMatchObject({
        state_code: code,
        state_name: states[code].name,
        rules_version: rulesVersion,
      });
      const barred: readonly string[] = requirements.prohibited_fields;
      expect(requirements.required_fields.filter((field) => barred.includes(field))).toEqual([]);
      const known = requirements.sources.map(({ cite }) => cite);
      const cited = [
        ...Object.values(requirements.guide).flatMap((statements) => statements.map(({ cite }) => cite)),
        ...Object.values(requirements.basis).map((rule) => rule?.cite ?? null),
      ];
      expect(cited.filter((cite) => cite !== null && !known.includes(cite))).toEqual([]);
      expect(known.length).toBeGreaterThan(0);
    },
  );
});

describe('validate-entry', () => {
  let notary: Notary;

  beforeAll(async () => {
    notary = await registerNotary();
  });

  const validate = (
    state: StateCode,
    changes: Partial<EntryPayload> | Record<string, unknown> = {},
    query: Record<string, string> = {},
  ) =>
    call('validate-entry', {
      query: { state_code: state, ...query },
      body: { ...buildEntry({ state_code: state }), ...changes },
      token: notary.token,
    });

  const thumbprint = (finger = 'right_thumb') =>
    JSON.stringify({
      captured_at: '2026-01-02T03:04:05Z',
      method: 'ink_impression_photo',
      image_data: drawnSignature(7),
      signer_thumb: finger,
      file_size: 120,
      file_type: 'image/jpeg',
    });

  const californianDeed = {
    document_type: 'deed',
    act_type: 'acknowledgment',
    signer_journal_signature: drawnSignature(3),
  };

  it('needs a session', async () => {
    const options = { query: { state_code: 'CA' }, body: buildEntry() };
    expect((await call('validate-entry', options)).status).toBe(401);
    const token = await signExpiredToken(notary.id);
    expect((await call('validate-entry', { ...options, token })).status).toBe(401);
  });

  const refused: [string, unknown, Record<string, string>, number, RegExp][] = [
    ['a fee below zero', { fee: -1 }, { state_code: 'CA' }, 422, /Fee must be at least 0/],
    ['a field nobody knows', { colour: 'red' }, { state_code: 'CA' }, 422, /Unknown field: colour/],
    ['a list', [], { state_code: 'CA' }, 422, /must be an object/],
    ['what is not JSON', '{"fee":', { state_code: 'CA' }, 400, /not valid JSON/],
    ['an unknown state', {}, { state_code: 'DC' }, 422, /^State code must be the code of a US state$/],
    ['no state', {}, {}, 422, /^State code is required$/],
    ['another status', {}, { state_code: 'CA', status: 'lost' }, 422, /^Status must be draft or submitted$/],
  ];
  it.each(refused)('refuses %s', async (_, body, query, status, detail) => {
    const answer = await call('validate-entry', { body, query, token: notary.token });
    expect(answer.status).toBe(status);
    expect([answer.body.detail].flat().join()).toMatch(detail);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('finds a complete entry valid, by the current rules', async () => {
    const { status, body, headers } = await validate('CO');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      valid: true,
      errors: [],
      findings: { errors: [] },
      rules_version: rulesVersion,
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('reports the missing thumbprint of a deed in California, and names the law', async () => {
    const { body } = await validate('CA', californianDeed);
    expect(body.valid).toBe(false);
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0]).toMatch(/^Thumbprint is required/);
    expect(body.findings.errors).toEqual([
      {
        message: body.errors[0],
        path: 'thumbprint_data',
        citation: expect.stringContaining('8206(a)(2)(G)'),
        to_verify: false,
      },
    ]);
  });

  it.each([
    ['with it', { thumbprint_data: thumbprint() }],
    ['when a reconveyance needs none', { thumbprint_exception: 'reconveyance_deed' }],
    ['with another finger and why', { thumbprint_data: thumbprint('other_finger'), thumbprint_note: 'Cast' }],
  ])('finds the deed valid %s', async (_, changes) => {
    expect((await validate('CA', { ...californianDeed, ...changes })).body.errors).toEqual([]);
  });

  it('refuses an ID number in Texas, in drafts too', async () => {
    for (const status of ['draft', 'submitted']) {
      const { body } = await validate('TX', { document_date: '2026-01-02' }, { status });
      expect(body.valid).toBe(false);
      expect(body.errors).toEqual(['Texas: ID numbers cannot be recorded per state law']);
      expect(body.findings.errors[0]).toMatchObject({
        path: 'signers.0.id_number',
        citation: '1 TAC § 87.50(a)(2)',
      });
      expect(body.hidden_fields).toContain('signers.0.id_number');
      expect(body.required_fields).toContain('document_date');
    }
    const signers = [buildSigner({ id_number: null })];
    expect((await validate('TX', { signers, document_date: '2026-01-02' })).body).toMatchObject({
      valid: true,
      errors: [],
    });
  });

  it('uses the state of the query, not that of the entry', async () => {
    const { body } = await validate('TX', { state_code: 'CO', document_date: '2026-01-02' });
    expect(body.errors).toEqual(['Texas: ID numbers cannot be recorded per state law']);
    expect((await validate('CO', { state_code: 'TX' })).body.valid).toBe(true);
  });

  it('requires of a draft only that it may be stored', async () => {
    const empty = await call('validate-entry', {
      query: { state_code: 'CA', status: 'draft' },
      body: {},
      token: notary.token,
    });
    expect(empty.body).toMatchObject({ valid: true, errors: [], findings: { errors: [] } });
    expect(empty.body.warnings).toEqual(
      expect.arrayContaining(['Document Type is required', 'Signer 1: First Name is required']),
    );
    expect(empty.body.findings.warnings.map(({ message }) => message)).toEqual(empty.body.warnings);
    const final = await call('validate-entry', {
      query: { state_code: 'CA' },
      body: {},
      token: notary.token,
    });
    expect(final.body.errors[0]).toContain('required');
    expect(final.body.errors).toEqual(empty.body.warnings.slice(0, final.body.errors.length));
  });

  it.each(['draft', 'submitted'])('refuses a Social Security number in a text (%s)', async (status) => {
    const { body } = await validate('CO', { comments: 'SSN 078-05-1120' }, { status });
    expect(body.valid).toBe(false);
    expect(body.findings.errors).toEqual([
      {
        message:
          'Comments must not contain a Social Security number. In Comments, write “Social Security card” without the number.',
        path: 'comments',
        citation: null,
        to_verify: false,
      },
    ]);
  });

  it.each(['draft', 'submitted'])('refuses a day in the future (%s)', async (status) => {
    const { body } = await validate('CO', { date: '2999-01-01' }, { status });
    expect(body.errors).toContain('Date must not be in the future');
    expect(body.findings.errors.map(({ path }) => path)).toContain('date');
  });

  it('warns about a fee over the cap and about a paper journal, and accepts the entry', async () => {
    const { body } = await validate('WA', { fee: 500, principal_signature: drawnSignature(4) });
    expect(body).toMatchObject({ valid: true, errors: [] });
    expect(body.warnings.join()).toMatch(/Paper journal required.*\$500\.00 is over/);
    expect(body.findings.warnings.find(({ path }) => path === 'fee')).toMatchObject({ to_verify: true });
  });

  it('accepts fields that a client derives, and ignores them', async () => {
    const { status, body } = await validate('CO', {
      signer_name: '',
      signer_address: 'x'.repeat(5_000),
      id_method: 'telepathy',
      id_type: null,
      id_expiration_date: 'never',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ valid: true, errors: [] });
  });

  it('agrees with saving and submitting', async () => {
    const incomplete = { ...californianDeed, comments: ulid(), signers: [buildSigner({ city: null })] };
    const draft = await call('create-draft', {
      query: { intent: 'submit' },
      body: buildEntry({ state_code: 'CA', ...incomplete } as Partial<EntryPayload>),
      token: notary.token,
    });
    const submitted = await call('submit-entry', { params: { id: draft.body.id }, token: notary.token });
    expect(submitted.status).toBe(422);
    expect((await validate('CA', incomplete)).body.errors).toEqual(submitted.body.detail);
    expect((await validate('CA', incomplete, { status: 'draft' })).body.valid).toBe(true);
  });

  it('stores nothing', async () => {
    const other = await registerNotary();
    await call('validate-entry', {
      query: { state_code: 'CO' },
      body: buildEntry(),
      token: other.token,
    });
    const { body } = await call('list-entries', { token: other.token });
    expect(body.total).toBe(0);
  });
});
