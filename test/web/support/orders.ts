import type { Order, OrderRow } from '#web/features/business/orders/order-types.ts';

/** Builds an order: a refinance in Texas, next week unless the test says otherwise. */
export function anOrder(more: Partial<Order> = {}): Order {
  return {
    id: '01JB0000000000000000000001',
    title: 'Refinance, Rivera',
    clientId: null,
    orderNumber: '88-1204',
    startsAt: '2099-12-03T17:30',
    timezone: 'America/Chicago',
    minutes: 60,
    address: '100 Main St, Dallas, TX 75201',
    lat: null,
    lng: null,
    signers: [{ name: 'Ana Rivera', phone: '(214) 555-0100', email: null }],
    product: 'Refinance',
    pages: 130,
    scanbacksDue: null,
    instructions: null,
    lines: [
      { kind: 'notarial', description: 'Deed of Trust', amount: '10.00' },
      { kind: 'travel', description: '', amount: '125.00' },
    ],
    status: 'pending',
    source: null,
    entryIds: [],
    total: '135.00',
    notarialTotal: '10.00',
    invoiceId: null,
    missing: ['entry', 'mileage', 'invoice'],
    sequence: 0,
    ...more,
  };
}

/** Builds the row of an order in a list. */
export function anOrderRow(more: Partial<Order> = {}): OrderRow {
  const { instructions: _text, lines: _lines, ...row } = anOrder(more);
  return row;
}
