import { useEffect, useState } from 'react';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { warn } from '#web/lib/warn.ts';

/** Says, without a connection, whether the password unlocks this device. */
export function OfflineHint() {
  const isOnline = useOnline();
  const [canUnlock, setCanUnlock] = useState<boolean>();
  useEffect(() => {
    if (isOnline) return;
    import('#web/lib/offline/unlock.ts')
      .then(async (unlocking) => setCanUnlock(await unlocking.canUnlock()))
      .catch((error) => {
        warn('This device cannot say whether it can be unlocked', error);
        setCanUnlock(false);
      });
  }, [isOnline]);
  if (isOnline || canUnlock === undefined) return null;
  return (
    <p className="auth-notice" role="status">
      {canUnlock
        ? 'You are offline. Your password, or a passkey that can, unlocks this device for new entries, up to 72 hours after your last session with a connection.'
        : 'You are offline. Connect to the internet to sign in. Entries you recorded are kept on this device until then.'}
    </p>
  );
}
