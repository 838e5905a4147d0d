import { Badge } from '@aws-amplify/ui-react';
import type { EntryRow } from '#web/lib/api/api-types.ts';

/** Marks an entry that has addenda. Nothing for all others. */
export function AddendaMark({ entry: { addendaCount = 0 } }: { entry: Pick<EntryRow, 'addendaCount'> }) {
  if (addendaCount === 0) return null;
  return (
    <>
      {' '}
      <Badge>{addendaCount === 1 ? '1 addendum' : `${addendaCount} addenda`}</Badge>
    </>
  );
}
