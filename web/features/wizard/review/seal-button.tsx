import { Button } from '@aws-amplify/ui-react';
import { useId } from 'react';

function wordsOf(entries: number, doubts: number): [name: string, description: string] {
  if (doubts > 0) {
    const warnings = doubts === 1 ? '1 warning' : `${doubts} warnings`;
    return [`Seal with ${warnings}`, 'Answer first, at the top'];
  }
  if (entries > 1) return [`Seal ${entries} entries`, 'Permanent, and all together'];
  return ['Submit Entry', 'Seals the entry permanently'];
}

/**
 * Seals the entries, and says so. The name of the button for one entry is the specification's (section 2.8); its second
 * line describes what it does.
 */
export function SealButton({
  entries,
  doubts,
  isBusy,
  onSeal,
}: {
  entries: number;
  /** Doubts of law that the notary has not answered yet. */
  doubts: number;
  isBusy: boolean;
  onSeal: () => void;
}) {
  const id = useId();
  const [name, description] = wordsOf(entries, doubts);
  return (
    <Button
      className="seal-button"
      variation="primary"
      isLoading={isBusy}
      loadingText="Submitting..."
      {...(!isBusy && { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-description` })}
      onClick={onSeal}
    >
      <span>
        <span id={`${id}-name`}>{name}</span>
        <small id={`${id}-description`}>{description}</small>
      </span>
    </Button>
  );
}
