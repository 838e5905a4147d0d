import { describe, expect, it } from 'vitest';
import { pathOf } from '#scripts/smoke/contract-call.ts';
import { documentTypeCodes } from '#shared/data/document-types.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';
import { stateCodes, states } from '#shared/data/states.ts';
import { call } from '#test/support/api.ts';
import { registerNotary } from '#test/support/notary.ts';
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
      const response = await ask({ 'if-none-match': sent });
      expect([sent, response.status, await response.text()]).toEqual([sent, 304, '']);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('cache-control')).toBe(kept);
      expect(response.headers.get('x-request-id')).toMatch(/\S/);
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
    const response = await call('get-required-fields', {
      params: { state: 'CA' },
      query: { document_type: 'spell' },
    });
    expect(response.status).toBe(422);
    expect(response.body.detail).toEqual(['Document type must be a known document type']);
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
      const prohibited: readonly string[] = requirements.prohibited_fields;
      expect(requirements.required_fields.filter((field) => prohibited.includes(field))).toEqual([]);
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
