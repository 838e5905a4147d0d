import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { registerNotary } from '#test/support/notary.ts';

it('answers also in a stage that takes no email', async () => {
  const { token } = await registerNotary();
  const address = await call('get-order-address', { token });
  expect(address).toMatchObject({ status: 200, body: { address: null, available: false } });
  const made = await call('renew-order-address', { token });
  expect(made).toMatchObject({ status: 409, body: { code: 'ORDER_MAIL_UNAVAILABLE' } });
  const listed = await call('list-order-proposals', { token });
  expect(listed).toMatchObject({ status: 200, body: { items: [], next: null } });
  expect((await call('list-order-proposals', { token, query: { cursor: 'x' } })).status).toBe(422);
  for (const id of [ulid(), 'x']) {
    const discarded = await call('discard-order-proposal', { token, params: { id } });
    expect(discarded).toMatchObject({ status: 404, body: { code: 'PROPOSAL_NOT_FOUND' } });
  }
});
