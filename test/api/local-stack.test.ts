import { describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { registerNotary } from '#test/support/notary.ts';

describe('the local stack', () => {
  it('serves the bundled handlers', async () => {
    const notary = await registerNotary();
    const draft = await call('create-draft', { body: buildEntry(), token: notary.token });
    expect(draft.status).toBe(201);
    const submitted = await call('submit-entry', { params: { id: draft.body.id }, token: notary.token });
    expect(submitted.body.entry_number).toBe('000001');
  });
});
