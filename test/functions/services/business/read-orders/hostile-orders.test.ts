import { expect, it } from 'vitest';
import { readOrders } from '#functions/services/business/read-orders/read-orders.ts';

const bytes = 256 * 1024;
const filled = (text: string) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes);
const email = (type: string, body: string) =>
  `From: a@mail.example\nSubject: x\nMIME-Version: 1.0\nContent-Type: ${type}\n\n${body}`;
const parts = email('multipart/mixed; boundary=b', filled('--b\nContent-Type: text/html\n\n<p>a\n'));
const nested = Array.from(
  { length: 2_000 },
  (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`,
).join('');
const calendar = (content: string) => `BEGIN:VCALENDAR\nVERSION:2.0\n${content}`;
const zone = (rule: string) =>
  `BEGIN:VTIMEZONE\nTZID:x\nBEGIN:STANDARD\nDTSTART:16010101T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0600\nRRULE:${rule}\nEND:STANDARD\nEND:VTIMEZONE\n`;

const read = (format: 'eml' | 'ics' | 'text', content: string) =>
  readOrders(
    { format, content, now: new Date('2026-12-02T20:00:00Z'), notaryZone: 'America/New_York' },
    () => null,
  );

/** Seconds that reading may take on a busy machine. What isn't linear takes minutes. */
const secondsMax = 15;

it.each([
  ...[' ', '\n', ':', '1', '$1,', 'Fee: $1\n', '> \n', '>> a\n> b\n', 'On x wrote:\n', 'From: a\nSent: b\n'],
  ...[
    '12/03/2026 ',
    'Monday ',
    '5 - ',
    ', CA 93721 ',
    '12 Main ',
    'Order: A1\n',
    'Signer: A B, ',
    'a@',
    'a.',
  ],
  ...[
    'if cancelled ',
    '~~a',
    'a\u0336',
    '\u0301',
    'a\u200d',
    'Ã©',
    'New ',
    '1 + ',
    'scanbacks due ',
    'Address:\n1 a\n',
  ],
])('reads 256 KB of %j in time', async (text) => {
  const start = performance.now();
  await read('text', filled(text));
  await read('eml', email('text/plain', filled(text)));
  expect(performance.now() - start).toBeLessThan(secondsMax * 1_000);
});

it.each([
  ['nested elements', 'eml', email('text/html', filled('<div>'))],
  ['elements that are not closed', 'eml', email('text/html', filled('<table><tr><td>'))],
  ['angle brackets', 'eml', email('text/html', filled('<'))],
  ['styles', 'eml', email('text/html', `<style>${filled('.a{')}`)],
  ['comments in styles', 'eml', email('text/html', `<style>${filled('/*')}`)],
  ['parts', 'eml', parts],
  ['nested parts', 'eml', nested],
  ['nested messages', 'eml', filled('Content-Type: message/rfc822\n\n')],
  ['base64', 'eml', email('text/plain\nContent-Transfer-Encoding: base64', filled('A'))],
  ['encoded words', 'eml', `Subject: ${filled('=?utf-8?Q?a?= ')}`],
  ['components', 'ics', filled('BEGIN:VEVENT\n')],
  ['folded lines', 'ics', calendar(`BEGIN:VEVENT\nSUMMARY:${filled('\n a')}`)],
  [
    'a zone that changes each second',
    'ics',
    calendar(
      `${zone('FREQ=SECONDLY')}BEGIN:VEVENT\nUID:q\nDTSTART;TZID=x:20991203T100000\nEND:VEVENT\nEND:VCALENDAR`,
    ),
  ],
  [
    'an event that repeats each second',
    'ics',
    calendar(filled('BEGIN:VEVENT\nUID:a\nDTSTART:20261203T100000\nRRULE:FREQ=SECONDLY\nEND:VEVENT\n')),
  ],
] as const)('reads 256 KB of %s in time', async (_, format, content) => {
  const start = performance.now();
  const { proposals } = await read(format, content);
  expect(JSON.stringify(proposals).isWellFormed()).toBe(true);
  expect(performance.now() - start).toBeLessThan(secondsMax * 1_000);
});

it('proposes at most 50 orders of one file', async () => {
  const events = Array.from(
    { length: 60 },
    (_, at) => `BEGIN:VEVENT\nUID:${at}\nDTSTART:20261203T100000Z\nSUMMARY:A\nEND:VEVENT`,
  );
  expect((await read('ics', calendar(`${events.join('\n')}\nEND:VCALENDAR`))).proposals).toHaveLength(50);
});

it('cuts long texts, and doubts them', async () => {
  const content = `Order: ${'A1'.repeat(30)}\nDate: 12/04/2026 5:00 PM ET\nProduct: ${'Loan '.repeat(100)}\nAddress: ${'9 Long St '.repeat(80)}, Salem, MA 01970\nInstructions: ${'Knock. '.repeat(1_000)}`;
  const [proposal] = (await read('text', content)).proposals;
  expect(proposal?.order.order_number).toHaveLength(40);
  expect(proposal?.order.product?.length).toBeLessThanOrEqual(200);
  expect(proposal?.order.address?.length).toBeLessThanOrEqual(500);
  expect(proposal?.order.instructions?.length).toBeLessThanOrEqual(5_000);
  expect(proposal?.unsure).toEqual(
    expect.arrayContaining(['order_number', 'product', 'address', 'instructions']),
  );
});
