import { Button } from '@aws-amplify/ui-react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { detailOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { signIn } from '#web/lib/session.ts';
import { notify } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { EmailField, FormError, PasswordInput } from './auth-fields.tsx';
import { emailRules, passwordRules } from './field-rules.ts';

type Props = { email: string; onEmail: (email: string) => void };

/** Signs in with e-mail and password. */
export function LoginForm({ email, onEmail }: Props) {
  const form = useForm({ defaultValues: { email, password: '' } });
  const { errors } = form.formState;
  const { run, busy } = useAction(async (values: { email: string; password: string }) => {
    try {
      await signIn({ email: values.email.trim(), password: values.password });
      notify.success('Logged in successfully!');
    } catch (error) {
      form.setError('root', { message: detailOf(error, 'Authentication failed') });
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => run(values))}>
      <EmailField
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
      <Button type="submit" variation="primary" isFullWidth isLoading={busy} loadingText="SIGNING IN…">
        SIGN IN
      </Button>
      <p className="auth-links">
        <Link to={paths.forgot}>Forgot Password?</Link>
        <Link to={paths.register}>Create New Account</Link>
      </p>
    </form>
  );
}
