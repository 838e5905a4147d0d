import { Link } from 'react-router';
import { mailProblemWords } from '#web/components/email/mail-problem-words.ts';
import { SendConfirmation } from '#web/components/email/send-confirmation.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import type { AttentionLine } from './attention-line.ts';

/** Returns a line if email does not reach the notary, or if the address is not confirmed. */
export function useMailLines(asksForEmail: boolean): AttentionLine[] {
  const { email, emailVerified, mailProblem } = useNotary();
  if (mailProblem) {
    const actions = <Link to={paths.settings}>What to do</Link>;
    return [{ id: 'mail', tone: 'danger', text: `${mailProblemWords[mailProblem].title}.`, actions }];
  }
  if (emailVerified || !asksForEmail) return [];
  const text = `Confirm your email address: open the link that we emailed to ${email}.`;
  return [{ id: 'email', tone: 'warning', text, actions: <SendConfirmation /> }];
}
