import { Badge } from '@aws-amplify/ui-react';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { OutcomeBadge } from '#web/components/entries/outcome-badge.tsx';
import type { EntryRow } from '#web/lib/api/api-types.ts';

/** Completed for a submitted entry, Draft, Destroyed, or that the act was not performed: by word, mark, and color. */
export function StatusBadge({ entry }: { entry: Pick<EntryRow, 'status' | 'outcome'> }) {
  if (entry.status === 'destroyed') return <Badge>Destroyed</Badge>;
  if (entry.status === 'draft') return <Badge variation="warning">Draft</Badge>;
  return wasPerformed(entry) ? <Badge variation="success">Completed</Badge> : <OutcomeBadge entry={entry} />;
}
