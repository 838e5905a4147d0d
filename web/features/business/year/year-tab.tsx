import { EmptyState } from '#web/components/page/empty-state.tsx';

export function YearTab() {
  return <EmptyState title="Year" hint="Nothing here yet." />;
}
