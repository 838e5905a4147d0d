import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { LinkMode } from '#web/lib/navigation/views.ts';
import { refreshProfile, signOut, useSession } from '#web/lib/session/session.ts';
import { FormError } from './auth-fields.tsx';
import type { Done } from './done-notice.tsx';
import { LoginForm } from './login-form.tsx';

type Token = { body: { token: string } };

/** The mailed links that a button acts on: what the page says, and what the button does. */
const links = {
  'confirm-email': {
    text: 'After this, you sign in with this address, and we send all emails to it.',
    button: 'USE THIS ADDRESS',
    busy: 'SAVING…',
    call: (token: Token) => api('confirm-email-change', token),
    endsSessions: false,
    needsSession: true,
  },
  'undo-email': {
    text: 'Your account keeps this address, or gets it back, and every device is signed out. Then choose a new password, because the person who changed the address knew your current one.',
    button: 'KEEP THIS ADDRESS',
    busy: 'RESTORING…',
    call: (token: Token) => api('undo-email-change', token),
    endsSessions: true,
    needsSession: false,
  },
  'undo-change': {
    text: 'The email says what changed. If it was not you, undo the change. That signs out every device. Then choose a new password, because the person who made the change was signed in to your account.',
    button: 'UNDO THE CHANGE',
    busy: 'UNDOING…',
    call: (token: Token) => api('undo-change', token),
    endsSessions: true,
    needsSession: false,
  },
} as const satisfies Partial<Record<LinkMode, unknown>>;

/**
 * Does what a mailed link is about with the link's token. It needs a click, because mail scanners open links, and only the owner
 * of the address can say what is right. Some scanners click, too: an address becomes that of an account only for a notary who is
 * signed in. The links that take a change back work without, because a thief may have changed the password.
 */
export function EmailLink({
  mode,
  token,
  email,
  onEmail,
  onDone,
}: {
  mode: keyof typeof links;
  token: string;
  /** As typed into the sign-in page. */
  email: string;
  onEmail: (email: string) => void;
  onDone: (done: Done, next: typeof paths.login | typeof paths.forgot) => void;
}) {
  const { session } = useSession();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const { text, button, busy: busyText, call, endsSessions, needsSession } = links[mode];
  const { run, busy } = useAction(async () => {
    try {
      const { message, ...more } = await call({ body: { token } });
      if (endsSessions) {
        await signOut();
        return onDone({ text: message, ...more }, paths.forgot);
      }
      if (!session) return onDone({ text: message }, paths.login);
      await refreshProfile();
      notify.success(message);
      navigate(paths.app, { replace: true });
    } catch (error) {
      setProblem(detailOf(error, 'This did not work. Try again.'));
    }
  });
  const asksToSignIn = needsSession && !session && token !== '';
  const hasAsked = useRef(asksToSignIn);
  useEffect(() => {
    if (asksToSignIn || !hasAsked.current) return;
    hasAsked.current = false;
    void run();
  }, [asksToSignIn, run]);
  if (asksToSignIn) {
    return (
      <>
        <p className="muted">
          Sign in with your present email address, so that we know that the change is yours. {text}
        </p>
        <LoginForm email={email} onEmail={onEmail} />
      </>
    );
  }
  return (
    <>
      <p className="muted">{text}</p>
      <FormError text={token ? problem : 'This link is incomplete. Open it again from the email.'} />
      <Button
        variation="primary"
        isFullWidth
        isDisabled={!token}
        isLoading={busy}
        loadingText={busyText}
        onClick={() => void run()}
      >
        {button}
      </Button>
      <p className="auth-links">
        <Link to={paths.forgot}>Forgot Password?</Link>
        <Link to={paths.app}>{session ? 'Back to Your Journal' : 'Back to Login'}</Link>
      </p>
    </>
  );
}
