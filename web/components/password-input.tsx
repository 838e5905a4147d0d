import { PasswordField } from '@aws-amplify/ui-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { problemProps } from './field-problem.ts';

/** A password with a button that shows it. A new one says what it takes. */
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
  /** The new password once more. */
  isRepeated?: boolean;
}) {
  return (
    <PasswordField
      label={label}
      autoComplete={isNew || isRepeated ? 'new-password' : 'current-password'}
      showPasswordButtonLabel="Show password"
      {...(isNew && { descriptiveText: `At least ${limits.passwordMin} characters.` })}
      {...problemProps(error)}
      {...registration}
    />
  );
}
