import { Badge } from '@aws-amplify/ui-react';
import { notPerformed } from '#shared/rules/entry-words.ts';
import type { EntryRow } from '#web/lib/api/api-types.ts';

/** Marks an entry about an act that was not performed. Nothing for all others. */
export function OutcomeBadge({ entry }: { entry: Pick<EntryRow, 'outcome'> }) {
  const words = notPerformed(entry);
  if (!words) return null;
  return (
    <>
      {' '}
      <Badge variation="warning">{words}</Badge>
    </>
  );
}
