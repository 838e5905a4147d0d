import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { VisitTable } from './visit-table.tsx';

const Loaded = lazy(async () => {
  const { VisitTable: table } = await import('./visit-table.tsx');
  return { default: table };
});

/** Loads the table of acts when a form has one. */
export function LazyVisitTable(props: ComponentProps<typeof VisitTable>) {
  return (
    <Suspense fallback={<Skeleton label="Loading the documents..." />}>
      <Loaded {...props} />
    </Suspense>
  );
}
