import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '#web/lib/api-client.ts';
import { detailOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { refreshProfile, useSession } from '#web/lib/session.ts';
import { notify } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FormError } from './auth-fields.tsx';

/**
 * Confirms an email address with the token from the mailed link. It needs a click, because mail scanners open links, and
 * only the owner of the address can say whether the account is theirs.
 */
export function VerifyEmail({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const { session } = useSession();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const { run, busy } = useAction(async () => {
    try {
      const { message } = await api('verify-email', { body: { token } });
      if (!session) return onDone(message);
      await refreshProfile();
      notify.success(message);
      navigate(paths.app, { replace: true });
    } catch (error) {
      setProblem(detailOf(error, 'Your address could not be confirmed. Try again.'));
    }
  });
  return (
    <>
      <p className="muted">
        Confirm only if you created a Digital Notary Journal account with this address. If somebody else did,
        choose “Forgot Password?” to take the account over.
      </p>
      <FormError text={token ? problem : 'This link is incomplete. Open it again from the email.'} />
      <Button
        variation="primary"
        isFullWidth
        isDisabled={!token}
        isLoading={busy}
        loadingText="CONFIRMING…"
        onClick={() => void run()}
      >
        CONFIRM EMAIL ADDRESS
      </Button>
      <p className="auth-links">
        <Link to={paths.forgot}>Forgot Password?</Link>
        <Link to={paths.app}>{session ? 'Back to Your Journal' : 'Back to Login'}</Link>
      </p>
    </>
  );
}
