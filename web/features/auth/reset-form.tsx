import { Button } from '@aws-amplify/ui-react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { signOut } from '#web/lib/session/session.ts';
import { FormError } from './auth-fields.tsx';
import type { Done } from './done-notice.tsx';
import { newPasswordRules } from './field-rules.ts';

type Values = { newPassword: string; confirmation: string };

/** Sets a new password with the token from the email link, then opens the sign-in form. */
export function ResetForm({ token, onDone }: { token: string; onDone: (done: Done) => void }) {
  const form = useForm<Values>({ defaultValues: { newPassword: '', confirmation: '' } });
  const { errors } = form.formState;
  const { run, busy } = useAction(async ({ newPassword }: Values) => {
    try {
      const { message, removed } = await api('reset-password', { body: { token, newPassword } });
      // The reset ended every session on the server, so end the session on this device too.
      await signOut();
      onDone({ text: message, removed });
    } catch (error) {
      const expired = error instanceof ApiError && error.code === 'RESET_TOKEN_INVALID';
      const field = !expired && error instanceof ApiError && error.status === 422 ? 'newPassword' : 'root';
      form.setError(field, { message: detailOf(error, 'Authentication failed') }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => run(values))}>
      <PasswordInput
        isNew
        label="New password"
        registration={form.register('newPassword', newPasswordRules)}
        error={errors.newPassword?.message}
      />
      <PasswordInput
        isRepeated
        label="New password again"
        registration={form.register('confirmation', {
          validate: (value, values) => value === values.newPassword || 'New passwords do not match',
        })}
        error={errors.confirmation?.message}
      />
      <FormError
        text={token ? errors.root?.message : 'This reset link is incomplete. Open it again from the email.'}
      />
      <Button
        type="submit"
        variation="primary"
        isFullWidth
        isDisabled={!token}
        isLoading={busy}
        loadingText="SAVING…"
      >
        SAVE NEW PASSWORD
      </Button>
      <p className="auth-links">
        <Link to={paths.forgot}>Request a new link</Link>
        <Link to={paths.login}>Back to Login</Link>
      </p>
    </form>
  );
}
