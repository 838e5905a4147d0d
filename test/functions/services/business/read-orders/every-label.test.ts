import { expect, it } from 'vitest';
import { readOrders } from '#functions/services/business/read-orders/read-orders.ts';

/** Labels of many makers, by what they name. */
const labels = {
  number: [
    'Order',
    'Order #',
    'Order No.',
    'OrderID',
    'Assignment #',
    'Job #',
    'Confirmation Number',
    'Request ID',
  ],
  when: [
    'Date/Time',
    'Signing Date & Time',
    'Appointment',
    'When',
    'APPT DATE',
    'Scheduled for',
    'Date of Signing',
  ],
  signer: [
    'Signer',
    'Borrower(s)',
    'Client',
    'Customer Name',
    'Primary Borrower',
    'Signer 1',
    'Name of Signer',
  ],
  place: [
    'Address',
    'Signing Location',
    'Where',
    'Appointment Address',
    'Meeting place',
    'LOC',
    'Signing Site',
  ],
  fee: [
    'Fee',
    'Notary Fee',
    'Total Fee',
    'Pay',
    'Compensation',
    'Rate',
    'Offered Fee',
    'Amount',
    'NotaryFee',
  ],
};

const days = [
  ...[
    'Thursday, December 10, 2026',
    '12/10/2026',
    '12/10/26',
    'Dec 10, 2026',
    '10 December 2026',
    '2026-12-10',
  ],
  ...['Thu 12/10/2026', 'Thurs. Dec. 10th, 2026', '12-10-2026', '10-Dec-2026', 'the 10th of December 2026'],
];

const times: [string, string][] = [
  ['5:30 PM', '17:30'],
  ['5:30 p.m. EST', '17:30'],
  ['17:30', '17:30'],
  ['0530 PM (ET)', '17:30'],
  ['1730 hrs', '17:30'],
  ['9a', '09:00'],
  ['12:00 PM', '12:00'],
];

const fees: [string, string[]][] = [
  ['$125.00', ['other 125.00']],
  ['125', ['other 125.00']],
  ['USD 125.00', ['other 125.00']],
  ['$1,125.00', ['other 1125.00']],
  ['$125.00 (includes 2 scanbacks)', ['other 125.00']],
  ['$100 + $25 travel', ['other 100.00', 'travel 25.00']],
  ['125 + 25 printing', ['other 125.00', 'printing 25.00']],
  ['was $100, now $125', ['other 125.00']],
  ['~~$100~~ $125', ['other 125.00']],
];

/** Lines that are not about the appointment or its fee. */
const others = [
  ...['Loan amount: $350,000.00', 'Docs due back: 12/11/2026 by noon', 'Order date: 12/01/2026'],
  ...['Lender: Big Bank 555-010-2222', 'Cancellation policy: orders cancelled late receive a $25 trip fee.'],
  ...['Please call at 4 PM.', 'Property address: 1 Main St, Nashua, NH 03060', 'Cash to close: $5,210.33'],
  ...[
    'Office hours: 8 AM - 6 PM PST',
    'No-show fee: $40',
    'Printed on 12/02/2026 3:14 PM',
    'Total pages: 150',
  ],
];

type Written = {
  labels?: Partial<Record<keyof typeof labels, string>>;
  day?: string;
  time?: [string, string];
  fee?: [string, string[]];
  sign?: string;
  other?: string;
};

/** Reads an order that is written in one way, and returns the fields that are wrong without a doubt. */
async function silentFaults(written: Written): Promise<string[]> {
  const {
    day = '12/10/2026',
    time = ['5:30 PM', '17:30'],
    fee = ['$125.00', ['other 125.00']],
    sign = ': ',
    other = '',
  } = written;
  const label = (kind: keyof typeof labels) => written.labels?.[kind] ?? labels[kind][0];
  const address = '15 Cedar St, Concord, NH 03301';
  const content = [
    `${label('number')}${sign}KX-4410`,
    `${label('when')}${sign}${day} at ${time[0]}`,
    `${label('signer')}${sign}Ada Vane`,
    `${label('place')}${sign}${address}`,
    `${label('fee')}${sign}${fee[0]}`,
    other,
  ].join(sign === ':\n' ? '\n\n' : '\n');
  const { proposals } = await readOrders(
    { format: 'text', content, now: new Date('2026-12-02T20:00:00Z'), notaryZone: 'America/Los_Angeles' },
    () => null,
  );
  const [{ order, unsure } = { order: undefined, unsure: [] }] = proposals;
  const right = {
    order_number: 'KX-4410',
    starts_at: `2026-12-10T${time[1]}`,
    timezone: 'America/New_York',
    address,
    signers: [{ name: 'Ada Vane' }],
    lines: fee[1],
  };
  const found = { ...order, lines: order?.lines.map(({ kind, amount }) => `${kind} ${amount}`) };
  return Object.entries(right).flatMap(([field, value]) => {
    const isRight = JSON.stringify(found[field as keyof typeof right]) === JSON.stringify(value);
    return isRight || unsure.some((each) => each === field) ? [] : [`${field} of ${JSON.stringify(written)}`];
  });
}

const everyWay: Written[] = [
  ...[': ', '\t', ' - ', ':\n'].flatMap((sign) =>
    Object.entries(labels).flatMap(([kind, names]) =>
      names.map((name) => ({ sign, labels: { [kind]: name } })),
    ),
  ),
  ...days.flatMap((day) => times.map((time) => ({ day, time }))),
  ...fees.flatMap((fee) => others.map((other) => ({ fee, other }))),
];

it('reads labels, days, times, and fees of many makers right or with a doubt', async () => {
  const faults = await Promise.all(everyWay.map(silentFaults));
  expect(faults.flat()).toEqual([]);
});
