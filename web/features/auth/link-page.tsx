import type { LinkMode } from '#web/lib/navigation/views.ts';
import type { Done } from './done-notice.tsx';
import { EmailLink } from './email-link.tsx';
import { ResetForm } from './reset-form.tsx';
import { VerifyEmail } from './verify-email.tsx';

export type LinkPageProps = {
  mode: LinkMode;
  token: string;
  email: string;
  onEmail: (email: string) => void;
  /** Opens the sign-in form, or `next`, with a notice. */
  onDone: (done: Done, next?: string) => void;
};

/** The page that a mailed link opens. */
export function LinkPage({ mode, token, onDone, ...typed }: LinkPageProps) {
  if (mode === 'reset') return <ResetForm token={token} onDone={onDone} />;
  if (mode === 'verify-email') return <VerifyEmail token={token} onDone={(text) => onDone({ text })} />;
  return <EmailLink mode={mode} token={token} onDone={onDone} {...typed} />;
}
