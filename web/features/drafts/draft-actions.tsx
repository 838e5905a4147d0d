import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import type { DraftFacts } from './draft-facts.ts';

/** The actions for a draft in the list. */
export function DraftActions({
  draft,
  onDelete,
}: {
  draft: DraftFacts;
  onDelete: (draft: DraftFacts) => void;
}) {
  return (
    <div className="row-actions">
      <LinkButton to={paths.wizard(draft.entry.id)} label={`Open Draft ${draft.sequence}`}>
        Open Draft
      </LinkButton>
      <Button aria-label={`Delete draft ${draft.sequence}`} onClick={() => onDelete(draft)}>
        <Icon name="trash" size={18} />
        Delete
      </Button>
    </div>
  );
}
