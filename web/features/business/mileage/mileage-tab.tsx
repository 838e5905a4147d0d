import { EmptyState } from '#web/components/page/empty-state.tsx';

export function MileageTab() {
  return <EmptyState title="Mileage" hint="Nothing here yet." />;
}
