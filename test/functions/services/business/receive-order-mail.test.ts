import { ulid } from 'ulid';
import { beforeAll, expect, it } from 'vitest';
import { getOrderAddress, renewOrderAddress } from '#functions/services/business/order-address.ts';
import { discardOrderProposal, listOrderProposals } from '#functions/services/business/order-proposals.ts';
import { receiveOrderMail } from '#functions/services/business/receive-order-mail.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { orderMailStore } from '#functions/store/business/order-mail-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { orderBody } from '#shared/schemas/business/order.ts';
import { registerNotary } from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';
import { testTable } from '#test/support/stack.ts';

const domain = 'orders.example.com';
const pdf = Buffer.alloc(3 * 1_024 * 1_024, 'JVBERi0x')
  .toString('base64')
  .replaceAll(/.{76}/g, '$&\r\n');

const email = (order: string, { attachment = '', text = '' } = {}) =>
  Buffer.from(
    [
      ...[
        'Subject: Order 88-31007',
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed;',
        ' boundary="=_x"',
        '',
      ],
      ...[
        '--=_x',
        'Content-Type: text/plain; charset=utf-8',
        '',
        `Order Number: ${order}`,
        'Signer: Ada Vane',
      ],
      ...['Date: December 3, 2026', 'Time: 5:30 PM', 'Address: 12 Elm Street, Fresno, CA 93701', text],
      ...[
        '--=_x',
        'Content-Type: application/pdf',
        'Content-Transfer-Encoding: base64',
        '',
        attachment,
        '--=_x--',
        '',
      ],
    ].join('\r\n'),
  );

let table: Table;
let account: Account;
let address: string;

const setUp = async () => {
  const { id } = await registerNotary();
  const found = await accountStore(table).get(id);
  if (!found) throw new Error('No account');
  return found;
};

const addressFor = async (of: Account) => {
  const deps = {
    mails: orderMailStore(table),
    domain,
    newSecret: () => '0123456789abcdef0123',
    now: () => new Date(),
  };
  const made = await renewOrderAddress(deps, of);
  if (!made.ok || !made.value.address) throw new Error('No address');
  return made.value.address;
};

beforeAll(async () => {
  table = await testTable();
  account = await setUp();
  address = await addressFor(account);
});

/** Has an email received. Returns the results, and the keys of emails that were removed. */
async function receive(
  raw: Buffer,
  {
    to = [address],
    messageId = `<${ulid()}@x>`,
    spam = 'PASS',
    on = new Date(),
    from = 'A Service <a@x.example>',
  } = {},
) {
  const removed: string[] = [];
  const results = await receiveOrderMail(
    {
      received: {
        get: async (_, most) => (raw.byteLength > most ? 'too-large' : new Uint8Array(raw)),
        remove: async (key) => void removed.push(key),
      },
      mails: orderMailStore(table),
      accounts: accountStore(table),
      papers: paperStore(table),
      domain,
      now: () => on,
      newId: () => ulid(),
    },
    {
      mail: { commonHeaders: { from: [from], messageId } },
      receipt: {
        recipients: to,
        ...{ spamVerdict: { status: spam }, virusVerdict: { status: 'PASS' } },
        action: { type: 'S3', objectKey: 'received/1' },
      },
    },
  );
  expect(removed).toEqual(['received/1']);
  return results;
}

const list = async (of: Account, query = { limit: 50 }) => {
  const found = await listOrderProposals(
    { mails: orderMailStore(table), now: () => new Date() },
    of.id,
    query,
  );
  if (!found.ok) throw new Error(found.code);
  return found.value;
};

it('proposes the order of a forwarded email, once, whatever is attached', async () => {
  const messageId = `<${ulid()}@x>`;
  const from = '=?utf-8?Q?Sign=C3=A9d?= <orders@signed.example>';
  const first = await receive(email('88-31007', { attachment: pdf }), {
    messageId,
    from,
    to: [address.toUpperCase()],
  });
  expect(first).toEqual([{ kind: 'read', notaryId: account.id, proposals: 1 }]);
  const again = await receive(email('88-31007', { attachment: pdf }), { messageId });
  expect(again).toEqual([{ kind: 'dropped', reason: 'known' }]);
  const { items, next } = await list(account);
  expect(next).toBeNull();
  expect(items).toMatchObject([
    {
      from: 'Signéd <orders@signed.example>',
      order: { orderNumber: '88-31007', startsAt: '2026-12-03T17:30', timezone: 'America/Los_Angeles' },
      ...{ replaces: null, cancels: false },
    },
  ]);
  const remove = (id = '') => discardOrderProposal({ mails: orderMailStore(table) }, account.id, id);
  expect(await remove(items[0]?.id)).toMatchObject({ ok: true });
  expect(await remove(items[0]?.id)).toMatchObject({ ok: false, code: 'PROPOSAL_NOT_FOUND' });
  expect((await list(account)).items).toEqual([]);
});

it('stores orders that can be added as they are', async () => {
  const by = await setUp();
  const to = [await addressFor(by)];
  await receive(email('88-1', { text: 'Instructions: SSN 219-09-9999' }), { to });
  const [stored] = (await orderMailStore(table).list(by.id, { limit: 5, now: new Date() })).proposals;
  expect(orderBody.safeParse(stored?.proposal.order).success).toBe(true);
  expect(JSON.stringify(stored)).not.toContain('219-09-9999');
});

it('drops what SES suspects, what is too large, and what is for another address', async () => {
  const dropped = async (...given: Parameters<typeof receive>) => (await receive(...given))[0];
  expect(await dropped(email('1'), { spam: 'FAIL' })).toEqual({ kind: 'dropped', reason: 'verdict' });
  const tooLarge = { kind: 'dropped', reason: 'too-large' };
  expect(await dropped(email('1', { text: 'x'.repeat(256 * 1_024) }))).toEqual(tooLarge);
  expect(await dropped(Buffer.alloc(5 * 1_024 * 1_024 + 1))).toEqual(tooLarge);
  const unknown = { kind: 'dropped', reason: 'unknown-address' };
  const others = [
    `x${address}`,
    address.replace(domain, 'example.com'),
    address.replace('0123@', '0124@'),
    'orders@x',
  ];
  for (const to of others) expect(await dropped(email('1'), { to: [to] })).toEqual(unknown);
});

it('stops with the plan', async () => {
  const by = await setUp();
  const to = [await addressFor(by)];
  await endTrial(by.id);
  expect(await receive(email('1'), { to })).toEqual([{ kind: 'dropped', reason: 'unknown-address' }]);
});

it('reads 200 emails a day for a notary', async () => {
  const by = await setUp();
  const to = [await addressFor(by)];
  const store = orderMailStore(table);
  const on = new Date();
  for (let count = 0; count < 200; count += 20) {
    await Promise.all(Array.from({ length: 20 }, () => store.add(by.id, ulid(), [], on)));
  }
  expect(await receive(email('1'), { to, on })).toEqual([{ kind: 'dropped', reason: 'full' }]);
  expect(await store.add(by.id, ulid(), [], on)).toBe('full');
  const tomorrow = new Date(on.getTime() + 86_400_000);
  expect(await receive(email('1'), { to, on: tomorrow })).toMatchObject([{ kind: 'read' }]);
});

it('lists proposals page by page, without expired ones', async () => {
  const by = await setUp();
  const store = orderMailStore(table);
  const proposal = { order: { title: 'A' }, unsure: [], replaces: null, cancels: false };
  const add = (id: string, at: Date) =>
    store.add(by.id, id, [{ id, receivedAt: at.toISOString(), from: '', proposal }], at);
  const old = ulid(Date.now() - 31 * 86_400_000);
  const ids = [1, 2, 3].map((second) => ulid(Date.now() + second * 1_000));
  await add(old, new Date(Date.now() - 31 * 86_400_000));
  for (const id of ids) await add(id, new Date());
  const first = await list(by, { limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  const second = await list(by, { limit: 2, cursor: first.next } as never);
  expect([second.items.map(({ id }) => id), second.next]).toEqual([[ids[0]], null]);
});

it('has no address in a stage without a domain', async () => {
  const none = {
    mails: orderMailStore(table),
    domain: undefined,
    newSecret: () => '',
    now: () => new Date(),
  };
  expect(await getOrderAddress(none, account)).toMatchObject({ value: { address: null, available: false } });
  expect(await renewOrderAddress(none, account)).toMatchObject({ code: 'ORDER_MAIL_UNAVAILABLE' });
  const known = await getOrderAddress({ ...none, domain }, account);
  expect(known).toMatchObject({ value: { address, available: true } });
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
});
