import { Button } from '@aws-amplify/ui-react';
import { useLaw } from '../law/law-context.tsx';

/** Opens and closes the optional fields of this entry. */
export function MoreDetails() {
  const { showsMore, setShowsMore } = useLaw();
  return (
    <Button
      className="wizard-more"
      variation="link"
      aria-expanded={showsMore}
      onClick={() => setShowsMore(!showsMore)}
    >
      {showsMore ? 'Fewer details' : 'More details'}
    </Button>
  );
}
