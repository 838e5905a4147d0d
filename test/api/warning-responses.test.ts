import { beforeAll, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner, type EntryPayload } from '#test/support/entry.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

const signers = [buildSigner({ id_expiration_date: '2020-01-01' })];
const answer = { warning: 'expired_id', response: 'Accepted for five years' } as const;

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

const draft = (changes: Partial<EntryPayload>) =>
  call('create-draft', { query: { intent: 'submit' }, body: buildEntry(changes), token: notary.token });

it('a warning has a code, and its response is stored and sealed with the entry', async () => {
  const checked = await call('validate-entry', {
    query: { state_code: 'CO' },
    body: buildEntry({ signers }),
    token: notary.token,
  });
  expect(checked.body.valid).toBe(true);
  const found = checked.body.findings.warnings.find(({ warning }) => warning === 'expired_id');
  expect(found).toMatchObject({ path: 'signers.0.id_expiration_date', citation: null });
  const { body, status } = await draft({ signers, warning_responses: [answer] });
  expect(status).toBe(201);
  const submitted = await call('submit-entry', { params: { id: body.id }, token: notary.token });
  expect(submitted.status).toBe(200);
  const whole = await call('get-entry', { params: { id: body.id }, token: notary.token });
  expect(whole.body.warning_responses).toEqual([answer]);
});

it.each([
  [{ warning: 'no_such_warning' as never }, /must be one of outside_state, /],
  [
    { ...answer, response: 'SSN 123-45-6789' },
    /^Warning Response 1: Reason must not contain a Social Security number/,
  ],
])('refuses %j', async (wrong, detail) => {
  const { status, body } = await draft({ warning_responses: [wrong] });
  expect(status).toBe(422);
  expect([(body as unknown as { detail: string[] }).detail].flat().join()).toMatch(detail);
});

it('warns of a thumbprint that the state does not ask for, and stores it', async () => {
  const thumbprint_data = JSON.stringify({
    captured_at: '2026-01-02T03:04:05Z',
    method: 'ink_impression_photo',
    image_data: buildSigner().signature_data_url,
    signer_thumb: 'right_thumb',
    file_size: 120,
    file_type: 'image/png',
  });
  const checked = await call('validate-entry', {
    query: { state_code: 'CO' },
    body: buildEntry({ thumbprint_data }),
    token: notary.token,
  });
  expect(checked.body.findings.warnings).toContainEqual({
    message:
      'Colorado does not ask for Thumbprint in this entry. It is stored as sent. Leave it blank if it is not needed.',
    path: 'thumbprint_data',
    citation: null,
    to_verify: false,
    warning: null,
  });
  const { body } = await draft({ thumbprint_data });
  const whole = await call('get-entry', { params: { id: body.id }, token: notary.token });
  expect(whole.body.thumbprint_data).toContain('right_thumb');
});
