import { Badge, Button } from '@aws-amplify/ui-react';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { SignIn } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** One sign-in: device, time in the notary's time zone, and whether it is active. */
export function SignInRow({ signIn, onEnded }: { signIn: SignIn; onEnded: () => Promise<unknown> }) {
  const notary = useNotary();
  const { sessionId, device, isCurrent, isActive } = signIn;
  const time = formatDateTime(signIn.signedInAt, notary);
  const { run, busy } = useAction(async () => {
    try {
      await api('end-session', { params: { sessionId } });
      notify.success(`Signed out of ${device}`);
    } catch (error) {
      // The session has already ended, which the list will show.
      if (!(error instanceof ApiError && error.code === 'SIGN_IN_NOT_FOUND')) {
        notifyFailure(error, 'Failed to sign out the device');
        return;
      }
    }
    await onEnded();
  });
  return (
    <li>
      <div>
        <p className="sign-in-device">
          {device}
          {isCurrent && <Badge variation="success">This device</Badge>}
          {!isCurrent && isActive && <Badge variation="info">Signed in</Badge>}
        </p>
        <p className="muted tabular">
          <time dateTime={signIn.signedInAt}>{time}</time>
          {!isActive && ', signed out'}
        </p>
      </div>
      {isActive && !isCurrent && (
        <Button
          size="small"
          aria-label={`Sign out ${device}, signed in ${time}`}
          isLoading={busy}
          loadingText="Signing out…"
          onClick={() => run()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
