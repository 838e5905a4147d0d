import { PasswordField, TextField } from '@aws-amplify/ui-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';

type FieldProps = { registration: UseFormRegisterReturn; error: string | undefined };

function shown(error: string | undefined) {
  return { hasError: error !== undefined, ...(error !== undefined && { errorMessage: error }) };
}

/** The e-mail address: also the name under which a password manager keeps the account. */
export function EmailField({ registration, error }: FieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...shown(error)}
      {...registration}
    />
  );
}

/** A password with a button that shows it. A new one says what it takes. */
export function PasswordInput({
  registration,
  error,
  label = 'Password',
  isNew = false,
}: FieldProps & { label?: string; isNew?: boolean }) {
  return (
    <PasswordField
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      showPasswordButtonLabel="Show password"
      {...(isNew && { descriptiveText: `At least ${limits.passwordMin} characters.` })}
      {...shown(error)}
      {...registration}
    />
  );
}

/** The full name, as the notary's commission has it. */
export function FullNameField({ registration, error }: FieldProps) {
  return <TextField label="Full Name" autoComplete="name" {...shown(error)} {...registration} />;
}

/** The server's refusal of the form as a whole. */
export function FormError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="auth-error" role="alert">
      {text}
    </p>
  );
}
