import { beforeAll, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { useStackEnvironment } from '#test/support/stack.ts';

let notary: Notary;

beforeAll(async () => {
  await useStackEnvironment();
  notary = await registerNotary();
  await setPlan(notary.id, 'pro');
});

it('starts a new journal, in which numbers begin with 1, and still reads and certifies the old one', async () => {
  const { token } = notary;
  expect((await call('list-journals', {})).status).toBe(401);
  const old = await draftToSubmit(notary);
  expect((await submit(notary, old)).status).toBe(200);
  const before = await call('list-journals', { token });
  expect(before.body.journals).toMatchObject([{ number: 1, entries: 1, closed_at: null }]);
  const closes = before.body.journals[0]?.journal_id ?? '';

  const body = { closes, reason: 'surrendered' as const, email: notary.email };
  const refused = await call('start-journal', { token, body: { ...body, email: 'somebody@else.example' } });
  expect(refused.status).toBe(422);
  const started = await call('start-journal', { token, body });
  expect(started.status).toBe(200);
  expect(started.body.journals).toMatchObject([
    { number: 1, journal_id: closes, reason: 'surrendered' },
    { number: 2, entries: 0, closed_at: null },
  ]);
  expect((await call('start-journal', { token, body })).body).toEqual(started.body);

  const id = await draftToSubmit(notary);
  expect((await submit(notary, id)).body).toMatchObject({ entry_number: '000001' });
  const entry = await call('get-entry', { params: { id: old }, token });
  expect(entry.body).toMatchObject({ journal: 1, entry_number: '000001', seal: { journal_id: closes } });
  const listed = await call('list-entries', { query: { status: 'submitted' }, token });
  expect(listed.body.items.map(({ journal }) => journal)).toEqual([2, 1]);
  const addendum = { reason: 'Fee', text: 'It was $10.' };
  expect((await call('add-addendum', { params: { id: old }, body: addendum, token })).status).toBe(409);
  for (const route of ['export-journal-certificate', 'export-journal-pdf', 'export-journal-csv'] as const) {
    expect((await call(route, { query: { journal: '1' }, token })).status).toBe(200);
    expect((await call(route, { query: { journal: '3' }, token })).status).toBe(404);
  }
});
