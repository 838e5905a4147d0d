import { Button } from '@aws-amplify/ui-react';
import { useEffect } from 'react';
import { withoutAction } from '#web/lib/browser/toasts.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { Icon } from '../icon.tsx';

/**
 * Shown in place of content that could not be loaded, with a way to retry. Offline, it says so. The toast of the same
 * failure, whose ID is its text, then needs no Retry of its own.
 */
export function LoadFailure({
  text,
  detail,
  onRetry,
}: {
  text: string;
  detail?: string | undefined;
  onRetry: () => void;
}) {
  const isOnline = useOnline();
  useEffect(() => {
    withoutAction(text);
  }, [text]);
  return (
    <div className="load-failure" role="alert">
      <Icon name="warning" size={40} />
      <h2>{isOnline ? text : 'No connection'}</h2>
      {isOnline ? (
        detail && <p>{detail}</p>
      ) : (
        <p>This page is not stored on this device. It will appear when you are back online.</p>
      )}
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
