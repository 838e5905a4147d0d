import { Button } from '@aws-amplify/ui-react';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { refreshProfile, useNotary } from '#web/lib/session/session.ts';
import { Icon } from '../icon.tsx';
import './unverified-email.css';

/** Asks a notary to confirm the email address, says what is missing until then, and sends the link again. */
export function UnverifiedEmail() {
  const { email, emailVerified, mailProblem } = useNotary();
  const { run, busy } = useAction(async () => {
    try {
      const { message } = await api('send-email-verification');
      notify.success(message);
      await refreshProfile();
    } catch (error) {
      notify.error(detailOf(error, 'The email could not be sent. Try again.'));
    }
  });
  // The words about mail that does not arrive say how to confirm the address, too.
  if (emailVerified || mailProblem) return null;
  return (
    <section className="unverified-email" aria-labelledby="unverified-email">
      <Icon name="info" />
      <div>
        <h2 id="unverified-email">Confirm your email address</h2>
        <p>
          Open the link that we emailed to {email}. Until then, we cannot send you reminders or security
          notices, and you cannot set up a passkey or two-step sign-in.
        </p>
        <Button size="small" isLoading={busy} loadingText="Sending…" onClick={() => void run()}>
          Send again
        </Button>
      </div>
    </section>
  );
}
