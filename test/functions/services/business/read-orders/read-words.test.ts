import { describe, expect, it } from 'vitest';
import { labeledFields } from '#functions/services/business/read-orders/labeled-fields.ts';
import { orderNumberIn } from '#functions/services/business/read-orders/order-number.ts';
import { readOrders } from '#functions/services/business/read-orders/read-orders.ts';
import { signersIn } from '#functions/services/business/read-orders/signers-in-text.ts';
import { statusIn } from '#functions/services/business/read-orders/status-words.ts';
import { zoneInText } from '#functions/services/business/read-orders/zones-in-text.ts';

describe('the status of an order', () => {
  it.each([
    ['ORDER 88-1 ON HOLD', 'on_hold'],
    ['Order # 55-777 - ON HOLD', 'on_hold'],
    ['Order # 55-777 (confirmed)', 'confirmed'],
    ['CONFIRMED - Order #55-777', 'confirmed'],
    ['Confirmation # 55777', undefined],
    ['Order # 55-777 not confirmed', undefined],
    ['Cancelled orders pay no fee. Order #55-777', undefined],
  ])('is at an edge of the first line: %s', (line, status) => {
    expect(statusIn({ subject: '', text: `${line}\nFee: $125.00` }).status).toBe(status);
  });

  it.each([
    ['We need to cancel this one, sorry.', 'cancelled'],
    ['If you need to cancel, call us.', undefined],
  ])('is that of its text: %s', (text, status) => {
    expect(statusIn({ subject: 'Order 88-1', text }).status).toBe(status);
  });

  it.each([
    ['Cancel order 88-1', 'cancelled'],
    ['Order 88-1 - please do not cancel', undefined],
    ["Order 88-1: the borrower can't cancel", undefined],
  ])('is that of its subject: %s', (subject, status) => {
    expect(statusIn({ subject, text: 'Fee: $125.00' }).status).toBe(status);
  });
});

describe('a UTC offset', () => {
  it.each([
    ['5:45 PM-6:45 PM (UTC-05:00) Eastern Time (US & Canada).', 'America/New_York'],
    ['5:45 PM (UTC-07:00) Arizona', 'America/Phoenix'],
    ['5:45 PM (GMT-05:00)', 'Etc/GMT+5'],
    ['5:45 PM UTC', 'UTC'],
    ['5:45 PM UTC-99', undefined],
  ])('gives way to a name: %s', (text, timezone) => {
    expect(zoneInText(text)?.timezone).toBe(timezone);
  });
});

it.each([
  ['20270228T100000', '2027-02-28T10:00', false],
  ['20270230T100000', '2027-02-22T09:00', true],
])('marks a day of a calendar that does not exist: %s', async (start, starts_at, isUnsure) => {
  const event = ['BEGIN:VEVENT', 'UID:1', `DTSTART;TZID=America/Denver:${start}`, 'SUMMARY:A', 'END:VEVENT'];
  const content = ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n');
  const now = new Date('2027-02-22T12:00:00Z');
  const { proposals } = await readOrders(
    { format: 'ics', content, now, notaryZone: 'America/Denver' },
    () => null,
  );
  expect(proposals[0]?.order.starts_at).toBe(starts_at);
  expect(proposals[0]?.unsure.includes('starts_at')).toBe(isUnsure);
});

it('reads the number of an order from a text message', () => {
  expect(orderNumberIn('Signing 12/14 10am ord#5512', '', []).number).toBe('5512');
  expect(orderNumberIn('Signing 12/14 10am in ord 5512', '', []).number).toBeUndefined();
});

it.each([
  ['Signer(s)\tJohn Smith\nJane Smith\nPhone\t(555) 010-0111', ['John Smith', 'Jane Smith']],
  ['Signers: John Smith\nThank You\nJane Scheduler', ['John Smith']],
  ['Signer: John Smith\nJane Scheduler', ['John Smith']],
])('reads the names below a label of several people: %j', (text, names) => {
  expect(signersIn(text, labeledFields(text)).signers.map(({ name }) => name)).toEqual(names);
});
