import { Button } from '@aws-amplify/ui-react';

/** Stands where content should be that could not be loaded, and offers to try again. */
export function LoadFailure({
  text,
  detail,
  onRetry,
}: {
  text: string;
  detail?: string | undefined;
  onRetry: () => void;
}) {
  return (
    <div className="load-failure" role="alert">
      <h2>{text}</h2>
      {detail && <p>{detail}</p>}
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
