import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef } from 'react';

/** The button below a list that reads more rows. A screen reader hears how many are shown. */
export function ShowMore({
  shown,
  hasMore,
  isReading,
  isSearch = false,
  onMore,
}: {
  shown: number;
  hasMore: boolean;
  isReading: boolean;
  /** The rows are those that a search found. */
  isSearch?: boolean;
  onMore: () => void;
}) {
  const status = useRef<HTMLParagraphElement>(null);
  const isAsked = useRef(false);
  // The button leaves with the last page, and its focus would begin at the top of the page again.
  useEffect(() => {
    if (hasMore || !isAsked.current) return;
    isAsked.current = false;
    status.current?.focus({ preventScroll: true });
  }, [hasMore]);
  return (
    <div className="show-more">
      <p ref={status} className="visually-hidden" role="status" tabIndex={-1}>
        {shown} shown
      </p>
      {hasMore && isSearch && shown > 0 && (
        <p className="muted">There’s more to search. Choose “Show more” to continue.</p>
      )}
      {hasMore && (
        <Button
          isLoading={isReading}
          loadingText="Loading…"
          onClick={() => {
            isAsked.current = true;
            onMore();
          }}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
