import { Button } from '@aws-amplify/ui-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { bareCode, CodeInput, codeRules } from '#web/components/forms/code-input.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { ApiError, detailOf } from '#web/lib/api/api-error.ts';
import type { Profile } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { fewCodesText } from '#web/lib/session/recovery-codes.ts';
import { isConnected } from '#web/lib/session/session-store.ts';
import { signIn } from '#web/lib/session/sign-in.ts';
import { canUsePasskeys } from '#web/lib/session/web-authn.ts';
import { EmailField, FormError } from './auth-fields.tsx';
import { emailRules, passwordRules } from './field-rules.ts';
import { OfflineHint } from './offline-hint.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

type Props = { email: string; onEmail: (email: string) => void };
type Values = { email: string; password: string; code: string };

/** Greets a notary who signed in. */
function welcome(user: Profile): void {
  if (!isConnected()) {
    notify.success('Unlocked without a connection. You can record entries.');
    return;
  }
  notify.success('Logged in successfully!');
  const few = fewCodesText(user);
  if (few) notify.warning(few);
}

/**
 * Signs in with a passkey, or with email and password, and with the code of the second factor if the server requires it. The form keeps
 * email and password while it shows the code, and when the notary goes back.
 */
export function LoginForm({ email, onEmail }: Props) {
  const form = useForm<Values>({ defaultValues: { email, password: '', code: '' } });
  const { errors } = form.formState;
  const [asksCode, setAsksCode] = useState(false);

  useEffect(() => {
    if (asksCode) form.setFocus('code');
  }, [asksCode, form]);

  const { run, busy } = useAction(async (values: Values) => {
    try {
      const user = await signIn({
        email: values.email.trim(),
        password: values.password,
        ...(asksCode && { code: bareCode(values.code) }),
      });
      welcome(user);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'SECOND_FACTOR_REQUIRED') {
        setAsksCode(true);
        return;
      }
      if (code === 'INVALID_CREDENTIALS') setAsksCode(false);
      const field = code === 'SECOND_FACTOR_WRONG' ? 'code' : 'root';
      form.setError(field, { message: detailOf(error, 'Authentication failed') }, { shouldFocus: true });
    }
  });

  const passkey = usePasskeySignIn(welcome, (message) => form.setError('root', { message }));

  function goBack(): void {
    setAsksCode(false);
    form.resetField('code');
    form.clearErrors();
  }

  const submit = (
    <Button type="submit" variation="primary" isFullWidth isLoading={busy} loadingText="SIGNING IN…">
      SIGN IN
    </Button>
  );
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => run(values))}>
      {asksCode ? (
        <>
          <p role="status">Enter your code to finish signing in.</p>
          <CodeInput
            registration={form.register('code', codeRules)}
            error={errors.code?.message}
            onSwitch={() => form.resetField('code')}
          />
          <FormError text={errors.root?.message} />
          {submit}
          <Button variation="link" isFullWidth isDisabled={busy} onClick={goBack}>
            Back to email and password
          </Button>
        </>
      ) : (
        <>
          <OfflineHint />
          <EmailField
            offersPasskeys
            registration={form.register('email', {
              ...emailRules,
              onChange: (event) => onEmail(event.target.value),
            })}
            error={errors.email?.message}
          />
          <PasswordInput
            registration={form.register('password', passwordRules)}
            error={errors.password?.message}
          />
          <FormError text={errors.root?.message} />
          {submit}
          {canUsePasskeys() && (
            <Button
              isFullWidth
              isDisabled={busy}
              isLoading={passkey.busy}
              loadingText="WAITING FOR YOUR PASSKEY…"
              onClick={() => void passkey.run()}
            >
              USE A PASSKEY
            </Button>
          )}
          <p className="auth-links">
            <Link to={paths.forgot}>Forgot Password?</Link>
            <Link to={paths.register}>Create New Account</Link>
          </p>
        </>
      )}
    </form>
  );
}
