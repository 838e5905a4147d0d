import { PasswordField } from '@aws-amplify/ui-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { problemProps } from './field-problem.ts';

/** A password field with a button that shows the password. A new password shows its requirements until an error does. */
export function PasswordInput({
  registration,
  error,
  label = 'Password',
  isNew = false,
  isRepeated = false,
}: {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  label?: string;
  isNew?: boolean;
  /** The field that repeats the new password. */
  isRepeated?: boolean;
}) {
  return (
    <PasswordField
      label={label}
      autoComplete={isNew || isRepeated ? 'new-password' : 'current-password'}
      showPasswordButtonLabel="Show password"
      {...(isNew && !error && { descriptiveText: `At least ${limits.passwordMin} characters.` })}
      {...problemProps(error)}
      {...registration}
    />
  );
}
