import { useNotary } from '#web/lib/session/session.ts';
import { useSiteConfig } from '#web/lib/site-config.ts';
import { Icon } from '../icon.tsx';
import { mailProblemWords } from './mail-problem-words.ts';
import './mail-problem.css';

/** Tells a notary whose address gets no mail why, what is missing, and what to do. */
export function MailProblem() {
  const { email, mailProblem } = useNotary();
  const { supportEmail } = useSiteConfig() ?? {};
  if (!mailProblem) return null;
  const { title, happened } = mailProblemWords[mailProblem];
  return (
    <section className="mail-problem" aria-labelledby="mail-problem">
      <Icon name="warning" />
      <div>
        <h2 id="mail-problem">{title}</h2>
        <p>
          {happened(email)} Until this is fixed, we cannot send you security notices or reminders about
          expiring commissions. We still send links to reset your password.
        </p>
        <p>
          Check your mailbox and its spam filter. Then sign out, choose “Forgot Password?”, and open the link
          that we email you. That shows us that our emails arrive.
          {supportEmail && (
            <>
              {' '}
              If you no longer use this address, write to{' '}
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
            </>
          )}
        </p>
      </div>
    </section>
  );
}
