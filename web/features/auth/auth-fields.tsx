import { TextField } from '@aws-amplify/ui-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { problemProps } from '#web/components/forms/field-problem.ts';

type FieldProps = { registration: UseFormRegisterReturn; error: string | undefined };

/** The email address, which password managers store as the username. */
export function EmailField({
  registration,
  error,
  offersPasskeys = false,
}: FieldProps & { offersPasskeys?: boolean }) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      {...problemProps(error)}
      {...registration}
    />
  );
}

/** The full name as it appears on the notary's commission. */
export function FullNameField({ registration, error }: FieldProps) {
  return <TextField label="Full Name" autoComplete="name" {...problemProps(error)} {...registration} />;
}

/** The server's error about the form as a whole. */
export function FormError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="auth-error" role="alert">
      {text}
    </p>
  );
}
