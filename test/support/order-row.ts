import type { OrderRow } from '#shared/schemas/business/order.ts';

/** Builds an order as a list shows it. */
export const orderRow = (changes: Partial<OrderRow> = {}): OrderRow => ({
  ...{ id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', title: 'Signing', clientId: null, orderNumber: null },
  ...{ startsAt: '2026-12-03T17:30', timezone: 'America/Chicago', minutes: 60, address: null, signers: [] },
  ...{ lat: null, lng: null, source: null },
  ...{ product: null, pages: null, scanbacksDue: null, status: 'confirmed', entryIds: [], sequence: 3 },
  ...{ total: '0.00', notarialTotal: '0.00', invoiceId: null, missing: [] },
  ...changes,
});
