import { EmptyState } from '#web/components/page/empty-state.tsx';

export function InvoicesTab() {
  return <EmptyState title="Invoices" hint="Nothing here yet." />;
}
