import { CheckboxField } from '@aws-amplify/ui-react';
import { useCall } from '#web/lib/api/use-call.ts';
import { updateProfile, useNotary } from '#web/lib/session/session.ts';

/** Turns the email with the next day's orders on and off. */
export function EveningEmail() {
  const { email, emailVerified, eveningEmail, mailProblem } = useNotary();
  const { run, busy } = useCall(
    async (wanted: boolean) => {
      await updateProfile({ eveningEmail: wanted });
      return wanted;
    },
    {
      failed: (reason) => `The reminder was not changed: ${reason}`,
      done: (wanted) => (wanted ? 'Evening reminder turned on' : 'Evening reminder turned off'),
    },
  );
  return (
    <section className="secret-block" aria-labelledby="evening-email">
      <h2 id="evening-email">Evening reminder</h2>
      <CheckboxField
        name="eveningEmail"
        label="Email me the evening before"
        checked={eveningEmail}
        isDisabled={busy}
        onChange={({ target }) => void run(target.checked)}
      />
      <p className="muted">
        At about 6 PM in your time zone, we email you the next day’s orders, if you have any. The email shows
        only time, title, address, and order number.
      </p>
      {(!emailVerified || mailProblem) && (
        <p>
          {mailProblem
            ? `Our emails to ${email} don’t arrive. Go to Settings, Security to fix it.`
            : `Confirm your email address first: open the link that we emailed to ${email}.`}
        </p>
      )}
    </section>
  );
}
