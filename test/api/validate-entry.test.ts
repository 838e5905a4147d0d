import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulesVersion } from '#shared/data/rules-version.ts';
import type { StateCode } from '#shared/data/states.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner, type EntryPayload } from '#test/support/entry.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { drawnSignature } from '#test/support/png.ts';

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
    const response = await call('validate-entry', { body, query, token: notary.token });
    expect(response.status).toBe(status);
    expect([response.body.detail].flat().join()).toMatch(detail);
    expect(response.headers.get('cache-control')).toBe('no-store');
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
      expect.arrayContaining(['Document Type is required', 'Signer 1: Last Name is required']),
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
