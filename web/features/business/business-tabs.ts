import { type ComponentType, lazy } from 'react';
import type { BusinessTab } from '#web/lib/navigation/paths.ts';

/** Properties of a tab: the paper that the address names, or `new`. */
export type BusinessTabProps = { paperId: string | undefined };

/** A tab of the notary's business. Its code is fetched when it is first shown. */
type Row = { label: string; Tab: ComponentType<BusinessTabProps> };

/** The tabs of the notary's business by their names in the address; the first is the default. */
export const businessTabs: Readonly<Record<BusinessTab, Row>> = {
  orders: {
    label: 'Orders',
    Tab: lazy(async () => ({ default: (await import('./orders/orders-tab.tsx')).OrdersTab })),
  },
  calendar: {
    label: 'Calendar',
    Tab: lazy(async () => ({ default: (await import('./calendar/calendar-tab.tsx')).CalendarTab })),
  },
  mileage: {
    label: 'Mileage',
    Tab: lazy(async () => ({ default: (await import('./mileage/mileage-tab.tsx')).MileageTab })),
  },
  expenses: {
    label: 'Expenses',
    Tab: lazy(async () => ({ default: (await import('./expenses/expenses-tab.tsx')).ExpensesTab })),
  },
  invoices: {
    label: 'Invoices',
    Tab: lazy(async () => ({ default: (await import('./invoices/invoices-tab.tsx')).InvoicesTab })),
  },
  clients: {
    label: 'Clients',
    Tab: lazy(async () => ({ default: (await import('./clients/clients-tab.tsx')).ClientsTab })),
  },
  year: {
    label: 'Year',
    Tab: lazy(async () => ({ default: (await import('./year/year-tab.tsx')).YearTab })),
  },
};

export const businessTabIds = Object.keys(businessTabs) as BusinessTab[];

export const businessTabLabels = Object.fromEntries(
  businessTabIds.map((tab) => [tab, businessTabs[tab].label]),
) as Record<BusinessTab, string>;

/** Returns the tab that an address names. */
export function businessTabIn(search: URLSearchParams): BusinessTab {
  const asked = search.get('tab');
  return businessTabIds.find((tab) => tab === asked) ?? 'orders';
}
