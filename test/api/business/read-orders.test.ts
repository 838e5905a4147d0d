import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

const email = (lines: string[]) =>
  [
    'From: Scheduling <orders@signings.example>',
    'To: nora@example.com',
    'Subject: New signing order 88-20551',
    'Date: Mon, 30 Nov 2026 09:00:00 -0800',
    'Message-ID: <order-88-20551@signings.example>',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...lines,
  ].join('\r\n');

const lines = [
  'Order Number: 88-20551',
  'Signer: Ada Vane',
  'Date: December 3, 2026',
  'Time: 5:30 PM',
  'Address: 12 Elm Street, Fresno, CA 93701',
  'Fee: $135.00',
];

const read = (body: object, by = notary) => call('read-orders', { token: by.token, body });

describe('reading orders', () => {
  it('answers bodies that can be added, and saves nothing', async () => {
    const by = await registerNotary();
    const { status, body } = await read({ format: 'eml', content: email(lines) }, by);
    expect(status).toBe(200);
    expect(body.proposals).toMatchObject([
      {
        order: {
          ...{ order_number: '88-20551', starts_at: '2026-12-03T17:30', timezone: 'America/Los_Angeles' },
          signers: [{ name: 'Ada Vane' }],
        },
        ...{ replaces: null, cancels: false },
      },
    ]);
    const [{ order } = { order: {} }] = body.proposals;
    expect(order).not.toHaveProperty('minutes');
    expect(Object.values(order)).not.toContain(null);
    expect((await call('list-orders', { token: by.token })).body.items).toEqual([]);

    const added = await call('add-order', { token: by.token, body: order });
    expect(added.status).toBe(201);
    const again = await read({ format: 'eml', content: email(lines) }, by);
    expect(again.body.proposals[0]?.replaces).toBe(added.body.id);
    const foreign = await read({ format: 'eml', content: email(lines) });
    expect(foreign.body.proposals[0]?.replaces).toBeNull();
  });

  it('proposes the only client whose address the message has, as a doubt', async () => {
    const by = await registerNotary();
    const add = async (name: string, address: string) =>
      (await call('add-client', { token: by.token, body: { name, email: address } })).body.id;
    const signings = await add('Signings', 'Orders@signings.example');
    await add('Another', 'orders@another.example');
    const proposed = async () => {
      const { body } = await read({ format: 'eml', content: email(lines) }, by);
      return [body.proposals[0]?.order.client_id, body.proposals[0]?.unsure.includes('client_id')];
    };
    expect(await proposed()).toEqual([signings, true]);
    await add('The same office', 'orders@signings.example');
    expect(await proposed()).toEqual([undefined, false]);
  });

  it('reads the address of a client from encoded emails, folded calendars, and quotation marks', async () => {
    const by = await registerNotary();
    const body = { name: 'Agency', email: 'agent@agency.example' };
    const { id } = (await call('add-client', { token: by.token, body })).body;
    const text = [...lines, "From: 'agent@agency.example'"].join('\n');
    const encoded = [
      'From: Nora <nora@example.com>',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(text).toString('base64'),
    ].join('\r\n');
    const calendar = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', 'BEGIN:VEVENT', 'UID:1@example.com'],
      ...['DTSTART:20261212T220000Z', 'SUMMARY:Ruiz', 'ORGANIZER:mailto:agent@age', ' ncy.example'],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n');
    for (const [format, content] of [
      ['text', text],
      ['eml', encoded],
      ['ics', calendar],
    ] as const) {
      const { proposals } = (await read({ format, content }, by)).body;
      expect(proposals).toMatchObject([{ order: { client_id: id } }]);
    }
  });

  it('finds an earlier order by the UID of its appointment', async () => {
    const calendar = (start: string) =>
      [
        ...[
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//x//y//EN',
          'BEGIN:VEVENT',
          'UID:Visit-7@example.com',
        ],
        ...['DTSTAMP:20261101T000000Z', `DTSTART;TZID=America/Denver:${start}`, 'DURATION:PT45M'],
        ...['SUMMARY:Signing for Ruiz', 'END:VEVENT', 'END:VCALENDAR', ''],
      ].join('\r\n');
    const first = await read({ format: 'ics', content: calendar('20261203T100000') });
    const { order } = first.body.proposals[0] ?? {};
    expect(order).toMatchObject({ starts_at: '2026-12-03T10:00', minutes: 45, timezone: 'America/Denver' });
    const added = await call('add-order', { token: notary.token, body: order });
    const moved = await read({ format: 'ics', content: calendar('20261204T100000') });
    expect(moved.body.proposals).toMatchObject([
      { replaces: added.body.id, order: { starts_at: '2026-12-04T10:00' } },
    ]);
  });

  it('leaves a text out that has a number which must not be recorded', async () => {
    const content = email([...lines, 'Instructions: The SSN of the borrower is 219-09-9999.']);
    const { body } = await read({ format: 'eml', content });
    expect(JSON.stringify(body)).not.toContain('219-09-9999');
    const added = await call('add-order', { token: notary.token, body: body.proposals[0]?.order });
    expect(added.status).toBe(201);
  });

  it('finds nothing in a text without an order', async () => {
    const { status, body } = await read({ format: 'text', content: 'Happy Thanksgiving!' });
    expect({ status, body }).toEqual({ status: 200, body: { proposals: [] } });
  });

  it('takes 256 KB of text, counted in bytes, and no more', async () => {
    const bytes = 256 * 1_024;
    expect((await read({ format: 'text', content: '"'.repeat(bytes) })).status).toBe(200);
    // Python writes é as \u00e9 by default.
    expect('\\u00e9'.repeat(bytes / 2).length).toBeLessThan(limits.orderBodyBytes - 100);
    for (const content of ['x'.repeat(bytes + 1), 'é'.repeat(bytes / 2 + 1)])
      expect(await read({ format: 'text', content })).toMatchObject({
        status: 413,
        body: { code: 'PAYLOAD_TOO_LARGE' },
      });
    expect((await read({ format: 'pdf', content: '' })).status).toBe(422);
  });

  it('is not part of the plan Free', async () => {
    const by = await registerNotary();
    await endTrial(by.id);
    const refused = await read({ format: 'text', content: 'x' }, by);
    expect(refused).toMatchObject({ status: 403, body: { code: 'PLAN_LACKS_BUSINESS' } });
  });
});
