import { describe, expect, it } from 'vitest';
import { labeledFields } from '#functions/services/business/read-orders/labeled-fields.ts';
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

describe('a distance from UTC', () => {
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
  ['Signer(s)\tJohn Smith\nJane Smith\nPhone\t(555) 010-0111', ['John Smith', 'Jane Smith']],
  ['Signers: John Smith\nThank You\nJane Scheduler', ['John Smith']],
  ['Signer: John Smith\nJane Scheduler', ['John Smith']],
])('reads the names below a label of several people: %j', (text, names) => {
  expect(signersIn(text, labeledFields(text)).signers.map(({ name }) => name)).toEqual(names);
});
