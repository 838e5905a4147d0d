import { Badge } from '@aws-amplify/ui-react';
import type { EntryRow } from '#web/lib/api/api-types.ts';

/** Marks an entry that is known not to match its seal. Nothing for all others. */
export function IntegrityBadge({ entry }: { entry: Pick<EntryRow, 'integrity'> }) {
  if (entry.integrity !== 'failed') return null;
  return (
    <>
      {' '}
      <Badge variation="error">Does not match its seal</Badge>
    </>
  );
}
