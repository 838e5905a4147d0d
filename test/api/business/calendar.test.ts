import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';

let notary: Notary;

const order = {
  title: 'Vane refinance, (559) 555-0142 or ada@example.com',
  order_number: '88-10442',
  starts_at: '2026-12-03T17:30',
  timezone: 'America/Los_Angeles',
  minutes: 90,
  address: '12 Elm Street; Suite 4, Fresno, CA 93701',
  instructions: 'Gate code 4471',
  signers: [{ name: 'Ada Vane', phone: '559-555-0143', email: 'ada.vane@example.com' }],
};

beforeAll(async () => {
  notary = await registerNotary();
});

const subscribe = async (body: object = {}, by = notary) => {
  const answer = await call('create-calendar', { token: by.token, body });
  expect(answer.status).toBe(201);
  return answer.body.url.split('/calendar/')[1] ?? '';
};

const feed = (file: string) => call('get-calendar-feed', { params: { file } });

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

describe('the calendar', () => {
  it('has place, time, and status of every order, and nothing that is private', async () => {
    const by = await registerNotary();
    const added = await call('add-order', { token: by.token, body: order });
    const file = await subscribe({}, by);
    expect(file).toMatch(/^[\w-]{22,}\.ics$/);
    const answer = await feed(file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = answer.body.bytes.toString();
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    for (const hidden of ['Gate', '4471', '555-014', '@example.com', 'Ada'])
      expect(text).not.toContain(hidden);
    const [event] = eventsOf(text);
    expect(event).toMatchObject({ summary: 'Vane refinance, or', location: order.address, sequence: 0 });
    expect(event?.description).toBe('Order 88-10442');
    expect(event?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    // With the rules in the file, the time is the right moment.
    const rules = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone');
    const zone = new ICAL.Timezone(rules ?? undefined);
    const moment = (time: ICAL.Time | undefined) => {
      if (time) time.zone = zone;
      return time?.toJSDate().toISOString();
    };
    expect([moment(event?.startDate), moment(event?.endDate)]).toEqual([
      '2026-12-04T01:30:00.000Z',
      '2026-12-04T03:00:00.000Z',
    ]);

    const cancelled = { ...added.body, status: 'cancelled' };
    await call('update-order', { token: by.token, params: { id: added.body.id }, body: cancelled });
    const [later] = eventsOf((await feed(file)).body.bytes.toString());
    expect(later).toMatchObject({ uid: event?.uid, sequence: 1 });
    expect(later?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('shows signers where the notary chose so, and never how to reach them', async () => {
    const by = await registerNotary();
    await call('add-order', { token: by.token, body: order });
    const text = (await feed(await subscribe({ show_signers: true }, by))).body.bytes.toString();
    expect(eventsOf(text)[0]?.description).toBe('Order 88-10442\nSigners: Ada Vane');
    expect(text).not.toContain('555-014');
    const { body } = await call('get-calendar', { token: by.token });
    expect(body).toEqual({ active: true, show_signers: true });
  });

  it('has orders of the last year and all later ones', async () => {
    const by = await registerNotary();
    const year = new Date().getUTCFullYear();
    const times = [`${year - 2}-01-05T09:00`, `${year}-01-05T09:00`, `${year + 9}-01-05T09:00`];
    for (const starts_at of times)
      await call('add-order', { token: by.token, body: { ...order, starts_at } });
    const events = eventsOf((await feed(await subscribe({}, by))).body.bytes.toString());
    expect(events.map(({ startDate }) => startDate.toString().slice(0, 4))).toEqual([
      String(year + 9),
      String(year),
    ]);
  });

  it('ends with another address, and with its removal', async () => {
    expect((await call('get-calendar', { token: notary.token })).body.active).toBe(false);
    const first = await subscribe();
    const second = await subscribe();
    expect((await feed(second)).status).toBe(200);
    const unknown = await feed(first);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'CALENDAR_NOT_FOUND' } });
    expect((await call('end-calendar', { token: notary.token })).status).toBe(204);
    const others = ['x.ics', second.replace('.ics', ''), 'secret', `${second.slice(0, 26)}.ics`, second];
    for (const file of others) expect(await feed(file)).toMatchObject({ status: 404, body: unknown.body });
  });

  it('goes on when the plan is Free, which makes no new one', async () => {
    const by = await registerNotary();
    const file = await subscribe({}, by);
    await endTrial(by.id);
    expect((await feed(file)).status).toBe(200);
    const refused = await call('create-calendar', { token: by.token, body: {} });
    expect(refused).toMatchObject({ status: 403, body: { code: 'PLAN_LACKS_BUSINESS' } });
    expect((await call('end-calendar', { token: by.token })).status).toBe(204);
    expect((await feed(file)).status).toBe(404);
  });

  it('pauses while the account is closed', async () => {
    const by = await registerNotary();
    const file = await subscribe({}, by);
    const closed = await call('close-account', {
      token: by.token,
      body: { journal: 'keep', email: by.email },
    });
    expect(closed.status).toBeLessThan(300);
    expect((await feed(file)).status).toBe(404);
  });
});
