import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { legalPages } from '#shared/legal-pages.ts';
import { Emblem } from '#web/components/emblem.tsx';
import { paths, tokenIn } from '#web/lib/navigation/paths.ts';
import { type AuthMode, isLinkMode } from '#web/lib/navigation/views.ts';
import { type Done, DoneNotice } from './done-notice.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LinkPage } from './link-page-on-demand.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const headings: Record<AuthMode, string> = {
  login: 'Sign in to your journal',
  register: 'Create your account',
  forgot: 'Reset your password',
  reset: 'Choose a new password',
  'verify-email': 'Confirm your email address',
  'confirm-email': 'Use this email address',
  'undo-email': 'Keep your email address',
  'undo-change': 'Undo the change',
};

/**
 * The sign-in page in all its modes (specification, section 2.3), and the pages that mailed links open.
 * The modes share the email address. `notice` says why a session ended.
 */
export function AuthView({ mode, notice }: { mode: AuthMode; notice: string | undefined }) {
  const [email, setEmail] = useState('');
  const [done, setDone] = useState<Done>();
  const token = tokenIn(useLocation().hash);
  const navigate = useNavigate();
  const go = (what: Done, next: string = paths.login) => {
    setDone(what);
    navigate(next, { replace: true });
  };
  const toLogin = (text: string) => go({ text });
  const ended = mode === 'login' && notice ? { text: notice } : undefined;
  const told = mode === 'login' || mode === 'forgot' ? (done ?? ended) : undefined;
  return (
    <main className="auth">
      <div className="auth-card">
        <Emblem size={104} label="Seal of the Digital Notary Journal" />
        <h1>{headings[mode]}</h1>
        {told && <DoneNotice {...told} offersReview={mode === 'login'} />}
        {mode === 'login' && <LoginForm email={email} onEmail={setEmail} />}
        {mode === 'register' && <RegisterForm email={email} onEmail={setEmail} />}
        {mode === 'forgot' && <ForgotForm email={email} onEmail={setEmail} onSent={toLogin} />}
        {isLinkMode(mode) && (
          <LinkPage mode={mode} token={token} email={email} onEmail={setEmail} onDone={go} />
        )}
      </div>
      <footer className="auth-legal">
        {mode === 'register' && <p>By creating an account, you accept the terms.</p>}
        {legalPages.map(({ path, label }) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
      </footer>
    </main>
  );
}
