import { type ComponentType, lazy } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import type { BusinessTabProps } from '../business-tabs.ts';
import { useBusinessPlan } from '../use-business-plan.ts';
import { NewOrder } from './new-order.tsx';
import { OrderPage } from './order-page.tsx';
import { OrdersPage } from './orders-page.tsx';
import './orders.css';

/** Pages of this tab besides the orders, by their names in the address. */
const pages: Readonly<Record<string, ComponentType>> = {
  new: NewOrder,
  read: lazy(async () => ({ default: (await import('../intake/read-orders-page.tsx')).ReadOrdersPage })),
  connect: lazy(async () => ({ default: (await import('../intake/connect-page.tsx')).ConnectPage })),
};

/** The orders: all of them, one, or a page that brings some in. */
export function OrdersTab({ paperId }: BusinessTabProps) {
  const [search] = useSearchParams();
  const isIncluded = useBusinessPlan();
  if (!paperId) return <OrdersPage />;
  const Page = Object.hasOwn(pages, paperId) ? pages[paperId] : undefined;
  if (!Page) return <OrderPage id={paperId} isEdited={search.has('edit')} />;
  // Existing reminders and calendars continue on every plan, and notaries can turn them off.
  const isOpen = isIncluded || paperId === 'connect';
  return isOpen ? <Page /> : <Navigate to={paths.business()} replace />;
}
