import { Button } from '@aws-amplify/ui-react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { FormErrors } from '#web/components/forms/form-errors.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { ApiError, detailOf } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { signUp } from '#web/lib/session/sign-in.ts';
import { EmailField, FormError, FullNameField } from './auth-fields.tsx';
import { emailRules, fullNameRules, newPasswordRules } from './field-rules.ts';

type Values = { fullName: string; email: string; password: string };

/** Returns the field that an error is about, if any. */
function fieldOf(error: unknown): 'email' | 'password' | 'root' {
  if (!(error instanceof ApiError)) return 'root';
  if (error.code === 'EMAIL_ALREADY_REGISTERED') return 'email';
  return error.detail && /^(this )?password/i.test(error.detail) ? 'password' : 'root';
}

/** Creates an account and signs in. */
export function RegisterForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const form = useForm<Values>({ defaultValues: { fullName: '', email, password: '' } });
  const { errors } = form.formState;
  const { run, busy } = useAction(async (values: Values) => {
    try {
      await signUp({
        fullName: values.fullName.trim(),
        email: values.email.trim(),
        password: values.password,
      });
      notify.success('Account created successfully!');
    } catch (error) {
      const message = detailOf(error, 'Authentication failed');
      form.setError(fieldOf(error), { message }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => run(values))}>
      <FormErrors form={form} names={['fullName', 'email', 'password']} />
      <FullNameField
        registration={form.register('fullName', fullNameRules)}
        error={errors.fullName?.message}
      />
      <EmailField
        registration={form.register('email', {
          ...emailRules,
          onChange: (event) => onEmail(event.target.value),
        })}
        error={errors.email?.message}
      />
      <PasswordInput
        isNew
        registration={form.register('password', newPasswordRules)}
        error={errors.password?.message}
      />
      <FormError text={errors.root?.message} />
      <Button type="submit" variation="primary" isFullWidth isLoading={busy} loadingText="CREATING ACCOUNT…">
        CREATE ACCOUNT
      </Button>
      <p className="auth-links">
        <span>
          Already have an account? <Link to={paths.login}>Sign In</Link>
        </span>
      </p>
    </form>
  );
}
