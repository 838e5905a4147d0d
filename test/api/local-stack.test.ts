import { describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { stackUrls } from '#test/support/stack.ts';

describe('the local stack', () => {
  it('runs the bundled handlers with all services', async () => {
    const notary = await registerNotary();
    const draft = await call('create-draft', { body: buildEntry(), token: notary.token });
    const submitted = await call('submit-entry', { params: { id: draft.body.id }, token: notary.token });
    expect(submitted.body.entry_number).toBe('000001');
    const whole = await call('get-entry', { params: { id: draft.body.id }, token: notary.token });
    expect(whole.body.signers[0]?.id_number).toBe('P4Z7');
    expect(whole.body.signers[0]?.signature_data_url).toBe(buildEntry().signers?.[0]?.signature_data_url);
  });

  it('finds addresses in its gazetteer', async () => {
    const { token } = await registerNotary();
    const response = await call('reverse-geocode', { body: { lat: 32.7876, lng: -96.7994 }, token });
    expect(response.status).toBe(200);
    expect(response.body.formatted_address).toContain('Dallas, Texas');
  });

  it('refuses an expired token', async () => {
    const { id } = await registerNotary();
    const response = await call('get-profile', { token: await signExpiredToken(id) });
    expect(response.status).toBe(401);
  });

  it('answers 404 in the format of the API for an unknown route', async () => {
    const { apiUrl } = await stackUrls();
    const answers = await Promise.all([
      fetch(`${apiUrl}/api/nothing`),
      fetch(`${apiUrl}/api/auth/login`, { method: 'DELETE' }),
      fetch(`${apiUrl}/api/auth/login/`, { method: 'POST' }),
    ]);
    for (const response of answers) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
      expect(response.headers.get('x-request-id')).toMatch(/\S/);
    }
  });

  it('answers 413 to a body that Lambda does not accept', async () => {
    const { token } = await registerNotary();
    const response = await call('create-draft', { body: { comments: 'x'.repeat(6 * 1024 * 1024) }, token });
    expect(response.status).toBe(413);
    expect(response.body.code).toBe('PAYLOAD_TOO_LARGE');
  });
});
