import { EmptyState } from '#web/components/page/empty-state.tsx';

export function OrdersTab() {
  return <EmptyState title="Orders" hint="Nothing here yet." />;
}
