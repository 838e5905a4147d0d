import { Badge } from '@aws-amplify/ui-react';

/** Completed for a submitted entry, Draft for any other: by word, mark and colour. */
export function StatusBadge({ status }: { status: 'draft' | 'submitted' }) {
  return status === 'submitted' ? (
    <Badge variation="success">Completed</Badge>
  ) : (
    <Badge variation="warning">Draft</Badge>
  );
}
