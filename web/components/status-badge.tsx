import { Badge } from '@aws-amplify/ui-react';

/** Completed for a submitted entry, otherwise Draft: by word, mark, and color. */
export function StatusBadge({ status }: { status: 'draft' | 'submitted' }) {
  return status === 'submitted' ? (
    <Badge variation="success">Completed</Badge>
  ) : (
    <Badge variation="warning">Draft</Badge>
  );
}
