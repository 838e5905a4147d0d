import { useOnline } from '#web/lib/offline/use-online.ts';
import './offline.css';

/** Says at the top of every view that there is no connection, and what that means. */
export function ConnectionBanner() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="connection-banner">
          <strong>You are offline.</strong> You can still record entries. They are kept on this device and
          sent when you are back online.
        </p>
      )}
    </div>
  );
}
