import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { refreshProfile, useSession } from '#web/lib/session/session.ts';
import { FormError } from './auth-fields.tsx';
import { passwordRules } from './field-rules.ts';

const incomplete = 'This link is incomplete. Open it again from the email.';
const failed = 'This did not work. Try again.';

/**
 * Confirms the address that a mailed link belongs to: immediately for a notary who is signed in to that account on this device,
 * otherwise with its password. Someone who only reads the mailbox may not have created the account.
 */
export function VerifyEmail({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const { session } = useSession();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors } = form.formState;
  const [isOther, setOther] = useState(false);

  const { run, busy } = useAction(async (password?: string) => {
    form.clearErrors();
    try {
      const { message } = await api('verify-email', { body: { token, ...(password && { password }) } });
      if (!session) return onDone(message);
      await refreshProfile();
      notify.success(message);
      navigate(paths.app, { replace: true });
    } catch (error) {
      const asksPassword = error instanceof ApiError && error.code === 'SIGN_IN_TO_CONFIRM';
      if (asksPassword && password === undefined) return setOther(true);
      const field = asksPassword ? 'password' : 'root';
      form.setError(field, { message: detailOf(error, failed) }, { shouldFocus: true });
    }
  });

  const isTried = useRef(false);
  const isSignedIn = session !== undefined;
  useEffect(() => {
    if (!isSignedIn || !token || isTried.current) return;
    isTried.current = true;
    void run();
  }, [isSignedIn, token, run]);

  const needsPassword = !isSignedIn || isOther;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ password }) => run(needsPassword ? password : undefined))}
    >
      <p className="muted">
        {isOther && isSignedIn
          ? `You are signed in as ${session.user.email} on this device. This link is for another account. Enter the password of that account to confirm its address.`
          : isSignedIn
            ? 'We confirm the address of the account that you are signed in to.'
            : 'Enter the password of your account to confirm that this address is yours. If someone else created the account, choose “Forgot Password?” to take it over.'}
      </p>
      {needsPassword && token && (
        <PasswordInput
          registration={form.register('password', passwordRules)}
          error={errors.password?.message}
        />
      )}
      <FormError text={token ? errors.root?.message : incomplete} />
      <Button
        type="submit"
        variation="primary"
        isFullWidth
        isDisabled={!token}
        isLoading={busy}
        loadingText="CONFIRMING…"
      >
        CONFIRM EMAIL ADDRESS
      </Button>
      <p className="auth-links">
        <Link to={paths.forgot}>Forgot Password?</Link>
        <Link to={isSignedIn ? paths.app : paths.login}>
          {isSignedIn ? 'Back to Your Journal' : 'Back to Login'}
        </Link>
      </p>
    </form>
  );
}
