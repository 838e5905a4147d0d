import { useNotary } from '#web/lib/session/session.ts';
import { Icon } from '../icon.tsx';
import { SendConfirmation } from './send-confirmation.tsx';
import './unverified-email.css';

/** Asks a notary to confirm the email address, says what is missing until then, and sends the link again. */
export function UnverifiedEmail() {
  const { email, emailVerified, mailProblem } = useNotary();
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
        <SendConfirmation />
      </div>
    </section>
  );
}
