import { EmptyState } from '#web/components/page/empty-state.tsx';

export function CalendarTab() {
  return <EmptyState title="Calendar" hint="Nothing here yet." />;
}
