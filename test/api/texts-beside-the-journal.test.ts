import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

const prohibited = ['SSN 123-45-6789', 'driver license number D123-4567-8901'];
const refused = { status: 422, body: { code: 'INVALID_FIELDS' } };

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
  await submit(notary, await draftToSubmit(notary));
  const body = { primary_notary_state: 'IL' as const };
  expect((await call('update-profile', { token: notary.token, body })).status).toBe(200);
});

describe.each(prohibited)('the text "%s" of a notary in Illinois', (text) => {
  it('is refused in a legal hold, and in the reason for which it is lifted', async () => {
    const { token } = notary;
    const add = (body: { asked_by: string; reason: string }) => call('add-hold', { token, body });
    expect(await add({ asked_by: 'District Court', reason: text })).toMatchObject(refused);
    expect(await add({ asked_by: text, reason: 'Case 24CV301' })).toMatchObject(refused);
    const { hold } = (await add({ asked_by: 'District Court', reason: 'Case 24CV301' })).body;
    const params = { hold_id: hold.id };
    expect(await call('lift-hold', { token, params, body: { reason: text } })).toMatchObject(refused);
    expect((await call('lift-hold', { token, params, body: { reason: 'Case closed' } })).status).toBe(204);
  });

  it('is refused as the recipient or office of an inspection link', async () => {
    const body = {
      ...{ recipient: 'Ines Inspector', office: 'Secretary of State', reason: 'inspection', images: true },
      ...{ days: 1, scope: { kind: 'numbers', numbers: '1' } },
    };
    const create = (changes: object) =>
      call('create-inspection', { token: notary.token, body: { ...body, ...changes } as never });
    expect(await create({ recipient: text })).toMatchObject(refused);
    expect(await create({ office: text })).toMatchObject(refused);
    expect((await create({})).status).toBe(201);
  });
});
