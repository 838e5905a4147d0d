import { TextField } from '@aws-amplify/ui-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { confirmsByEmail } from '#shared/rules/closure.ts';
import { problemProps } from './field-problem.ts';

/** Returns the rule of a form for the field below. */
export const mustBeEmail = (email: string) => ({
  validate: (typed: string) => confirmsByEmail(typed, email) || `Type ${email}.`,
});

/** Asks for the email address of the account before something that cannot be undone. */
export function TypedEmail({
  email,
  problem,
  ...registration
}: UseFormRegisterReturn & { email: string; problem: string | undefined }) {
  return (
    <TextField
      label="Type your email address to confirm"
      descriptiveText={email}
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...problemProps(problem)}
      {...registration}
    />
  );
}
