import { TextField } from '@aws-amplify/ui-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { problemProps } from '#web/components/field-problem.ts';

type FieldProps = { registration: UseFormRegisterReturn; error: string | undefined };

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
      {...problemProps(error)}
      {...registration}
    />
  );
}

/** The full name, as the notary's commission has it. */
export function FullNameField({ registration, error }: FieldProps) {
  return <TextField label="Full Name" autoComplete="name" {...problemProps(error)} {...registration} />;
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
