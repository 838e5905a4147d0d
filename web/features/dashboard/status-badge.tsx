import { Badge } from '@aws-amplify/ui-react';
import type { EntryRow } from '#web/lib/api/api-types.ts';

/** Completed for a submitted entry, Draft, or Destroyed: by word, mark, and color. */
export function StatusBadge({ status }: Pick<EntryRow, 'status'>) {
  if (status === 'destroyed') return <Badge>Destroyed</Badge>;
  return status === 'submitted' ? (
    <Badge variation="success">Completed</Badge>
  ) : (
    <Badge variation="warning">Draft</Badge>
  );
}
