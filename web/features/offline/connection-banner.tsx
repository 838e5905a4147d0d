import { Button } from '@aws-amplify/ui-react';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { useSession } from '#web/lib/session/session.ts';
import { endSession, isConnected } from '#web/lib/session/session-store.ts';
import './offline.css';

/** Says at the top of every view that there is no connection, and what that means. */
export function ConnectionBanner() {
  const isOnline = useOnline();
  const { session } = useSession();
  const mustSignIn = session !== undefined && !isConnected();
  return (
    <div role="status">
      {!isOnline && (
        <p className="connection-banner">
          <strong>You are offline.</strong> You can still record entries. They are kept on this device and
          sent when you are back online{mustSignIn && ' and have signed in'}.
        </p>
      )}
      {isOnline && mustSignIn && (
        <p className="connection-banner">
          <strong>You are online again.</strong> Sign in to send what waits on this device.{' '}
          <Button size="small" onClick={() => endSession()}>
            Sign In
          </Button>
        </p>
      )}
    </div>
  );
}
