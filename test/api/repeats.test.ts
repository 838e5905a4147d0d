import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessKey, accountKey, importKey, linkKey } from '#functions/store/table/keys.ts';
import { type RouteId, routeIds, takesKey } from '#shared/contract/routes.ts';
import { call } from '#test/support/api.ts';
import { everyCase } from '#test/support/every-case.ts';
import { accountOf, draftToSubmit, submit } from '#test/support/journal.ts';
import { type KeyedCall, type KeyedRouteId, keyedCalls } from '#test/support/keyed-calls.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { mailsTo, testTable } from '#test/support/stack.ts';

let shared: Notary;

beforeAll(async () => {
  shared = await registerNotary();
  await setPlan(shared.id, 'pro');
  await submit(shared, await draftToSubmit(shared));
});

/** The item that a data export changes in the background. */
const inBackground = 'DATA_EXPORT';

/** Returns everything that is stored of a notary, and how many mails they got. */
async function stored({ id, email }: Notary): Promise<unknown> {
  const { client, name } = await testTable();
  const { journalId } = await accountOf(id);
  const partitions = [accountKey(id).pk, accessKey(id, '').pk, importKey(id).pk, linkKey(journalId, 0).pk];
  const items = await Promise.all(
    partitions.map(async (pk) => {
      const KeyConditionExpression = 'pk = :pk';
      const query = { TableName: name, KeyConditionExpression, ExpressionAttributeValues: { ':pk': pk } };
      const { Items = [] } = await client.send(new QueryCommand({ ...query, ConsistentRead: true }));
      return Items.map((item) => (item['sk'] === inBackground ? item['id'] : item));
    }),
  );
  return { items, mails: (await mailsTo(email)).length };
}

/** Returns an answer without its headers, some of which differ each time. */
const answered = ({ status, body }: { status: number; body: object }) => ({ status, body });

const codeIn = ({ body }: { body: object }) => ('code' in body ? body.code : undefined);

/** Another route that needs no body. */
const elsewhere = (id: KeyedRouteId): RouteId =>
  id === 'remove-profile-picture' ? 'begin-passkey' : 'remove-profile-picture';

const keyed = Object.keys(keyedCalls) as KeyedRouteId[];

it('covers every route of the contract that honors an Idempotency-Key', () => {
  expect(keyed.toSorted()).toEqual(routeIds.filter(takesKey).toSorted());
});

/** Routes that create, change, delete, charge, answer with secrets or a file, or end a session. */
const usual: KeyedRouteId[] = [
  ...(['create-draft', 'submit-entry', 'submit-entries', 'add-addendum', 'delete-draft'] as const),
  ...(['add-commission', 'add-insurance-document', 'create-inspection', 'start-import'] as const),
  ...(['make-matter-document', 'add-hold', 'request-destruction', 'create-subscription'] as const),
  ...(['change-password', 'close-account'] as const),
];

describe.each(everyCase ? keyed : usual)('%s with an Idempotency-Key', (id) => {
  it('is carried out once, and its key is good for nothing else', async () => {
    const prepared: KeyedCall = await keyedCalls[id](shared);
    const { by = shared, params, query, body, other, tokenAfter, refused } = prepared;
    const headers = { 'idempotency-key': randomUUID() };
    const asked = { headers, ...(params && { params }), ...(query && { query }), ...(body && { body }) };

    const send = async () => answered(await call(id, { ...asked, token: by.token }));
    const answers = await Promise.all([send(), send()]);
    const codes = answers.flatMap((one) => codeIn(one) ?? []);
    if (refused) {
      expect(codes).toContain(refused);
      return;
    }
    const first = answers.find((one) => codeIn(one) === undefined);
    if (!first) return expect.fail(`Answered ${JSON.stringify(answers)}`);
    if (codes.length === 0) expect(answers[1]).toEqual(answers[0]);
    // A call that ends the session may be faster than the check of the other one's token.
    else expect(['REQUEST_IN_PROGRESS', 'SESSION_EXPIRED']).toContain(codes[0]);

    const token = tokenAfter ? await tokenAfter(first.body) : by.token;
    const before = await stored(by);
    expect(answered(await call(id, { ...asked, token }))).toEqual(first);
    const reused = { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };
    const changed = body === undefined ? { extra: true } : { ...body, ...other };
    expect(await call(id, { ...asked, body: changed, token })).toMatchObject(reused);
    // A closed account takes no other calls.
    if (id !== 'close-account') expect(await call(elsewhere(id), { headers, token })).toMatchObject(reused);
    expect(await stored(by)).toEqual(before);
  });
});
