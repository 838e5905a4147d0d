import { EmptyState } from '#web/components/page/empty-state.tsx';

export function ClientsTab() {
  return <EmptyState title="Clients" hint="Nothing here yet." />;
}
