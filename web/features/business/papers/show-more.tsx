import { Button } from '@aws-amplify/ui-react';

/** The button below a list that reads more rows. A screen reader hears how many are shown. */
export function ShowMore({
  shown,
  hasMore,
  isReading,
  onMore,
}: {
  shown: number;
  hasMore: boolean;
  isReading: boolean;
  onMore: () => void;
}) {
  return (
    <div className="show-more">
      <p className="visually-hidden" role="status">
        {shown} shown
      </p>
      {hasMore && (
        <Button isLoading={isReading} loadingText="Loading…" onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
