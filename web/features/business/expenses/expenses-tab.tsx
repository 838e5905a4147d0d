import { EmptyState } from '#web/components/page/empty-state.tsx';

export function ExpensesTab() {
  return <EmptyState title="Expenses" hint="Nothing here yet." />;
}
