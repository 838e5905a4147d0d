import { Button } from '@aws-amplify/ui-react';
import { useId } from 'react';

/**
 * Seals the entries, and says so. The name of the button for one entry is the specification's (section 2.8); its second
 * line describes what it does.
 */
export function SealButton({
  entries,
  isBusy,
  onSeal,
}: {
  entries: number;
  isBusy: boolean;
  onSeal: () => void;
}) {
  const id = useId();
  const [name, description] =
    entries > 1
      ? [`Seal ${entries} entries`, 'Permanent, and all together']
      : ['Submit Entry', 'Seals the entry permanently'];
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
