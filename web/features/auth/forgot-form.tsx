import { Button } from '@aws-amplify/ui-react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { EmailField, FormError } from './auth-fields.tsx';
import { emailRules } from './field-rules.ts';

type Props = { email: string; onEmail: (email: string) => void; onSent: (message: string) => void };

/** Requests the email with the reset link. The server's answer is the same for every address. */
export function ForgotForm({ email, onEmail, onSent }: Props) {
  const form = useForm({ defaultValues: { email } });
  const { errors } = form.formState;
  const { run, busy } = useAction(async (values: { email: string }) => {
    try {
      const { message } = await api('forgot-password', { body: { email: values.email.trim() } });
      onSent(message);
    } catch (error) {
      form.setError('root', { message: detailOf(error, 'Authentication failed') });
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => run(values))}>
      <p className="muted">
        We will email you a link to choose a new password. The link works for 30 minutes.
      </p>
      <EmailField
        registration={form.register('email', {
          ...emailRules,
          onChange: (event) => onEmail(event.target.value),
        })}
        error={errors.email?.message}
      />
      <FormError text={errors.root?.message} />
      <Button type="submit" variation="primary" isFullWidth isLoading={busy} loadingText="SENDING…">
        SEND RESET INSTRUCTIONS
      </Button>
      <p className="auth-links">
        <Link to={paths.login}>Back to Login</Link>
      </p>
    </form>
  );
}
