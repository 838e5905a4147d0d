import type { ApiOutput } from '#web/lib/api/api-types.ts';
import type { ListId, RowOf } from '#web/lib/api/use-list.ts';
import { answered, type FakeApi } from './fake-api.ts';

/** Answers a list with these rows, page by page as the request asks. */
export function listed<Id extends ListId>(api: FakeApi, id: Id, rows: readonly RowOf<Id>[]): void {
  api.on(id, ({ query }) => {
    const from = Number(query['cursor'] ?? 0);
    const end = from + Number(query['limit']);
    const page = { items: rows.slice(from, end), next: end < rows.length ? String(end) : null };
    return answered(id, page as unknown as ApiOutput<Id>);
  });
}

/** Builds the sums of a year without income. */
export function aSummary(
  more: Partial<ApiOutput<'get-business-summary'>> = {},
): ApiOutput<'get-business-summary'> {
  return {
    notarialFees: '0.00',
    otherIncome: '0.00',
    unpaid: '0.00',
    miles: 0,
    mileageDeduction: '0.00',
    expenses: {},
    byPayer: [],
    months: [],
    ...more,
  };
}

/** Builds a trip of the mileage log. */
export function aTrip(more: Partial<RowOf<'list-trips'>> = {}): RowOf<'list-trips'> {
  return {
    id: '01J0000000000000000000TR01',
    date: '2026-11-20',
    from: '1 Office Way, Dallas',
    to: '22 Elm St, Plano',
    miles: 18.4,
    purpose: 'Refinance, Lee',
    orderId: null,
    rate: '72.5',
    ...more,
  };
}

/** Builds an order that is done. */
export function anOrder(more: Partial<RowOf<'list-orders'>> = {}): RowOf<'list-orders'> {
  return {
    id: '01J0000000000000000000RD01',
    title: 'Refinance, Lee',
    clientId: '01J0000000000000000000CL01',
    orderNumber: 'SD-1001',
    startsAt: '2026-11-20T17:30',
    timezone: 'America/Chicago',
    minutes: 60,
    address: '22 Elm St, Plano',
    lat: null,
    lng: null,
    source: null,
    signers: [],
    product: null,
    pages: null,
    scanbacksDue: null,
    status: 'done',
    entryIds: [],
    total: '135.00',
    notarialTotal: '40.00',
    invoiceId: null,
    missing: ['invoice'],
    sequence: 0,
    ...more,
  };
}

/** Builds a client. */
export function aClient(more: Partial<ApiOutput<'get-client'>> = {}): ApiOutput<'get-client'> {
  return {
    id: '01J0000000000000000000CL01',
    name: 'Lone Star Title',
    email: 'ap@lonestar.example',
    phone: '+1 214 555 0100',
    company: null,
    address: null,
    notes: null,
    ...more,
  };
}

/** Builds an invoice that was sent. */
export function anInvoice(
  more: Partial<ApiOutput<'get-client-invoice'>> = {},
): ApiOutput<'get-client-invoice'> {
  return {
    id: '01J0000000000000000000NV01',
    number: '0001',
    clientId: '01J0000000000000000000CL01',
    clientName: 'Lone Star Title',
    orderIds: ['01J0000000000000000000RD01'],
    date: '2026-10-20',
    due: '2026-11-19',
    status: 'sent',
    total: '135.00',
    paid: '0.00',
    open: '135.00',
    sentAt: '2026-10-20T18:00:00.000Z',
    note: null,
    orders: [
      {
        id: '01J0000000000000000000RD01',
        title: 'Refinance, Lee',
        orderNumber: 'SD-1001',
        startsAt: '2026-10-20T17:30',
        lines: [
          { kind: 'notarial', description: 'Notarial acts', amount: '40.00' },
          { kind: 'travel', description: 'Travel', amount: '95.00' },
        ],
      },
    ],
    payments: [],
    ...more,
  };
}
