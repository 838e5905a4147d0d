import { Button, TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { problemProps } from './field-problem.ts';
import './code-input.css';

/** Client-side checks of a code. */
export const codeRules = {
  validate: (code: string) => code.trim() !== '' || 'Enter the code.',
};

/** Returns a code as the server takes it: without the spaces that make it readable. */
export function bareCode(code: string): string {
  return code.replace(/\s/g, '');
}

/**
 * The second factor: the six digits of an authenticator app or a recovery code. Choosing the other kind calls
 * `onSwitch`, and the owner clears the field.
 */
export function CodeInput({
  registration,
  error,
  onSwitch,
}: {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  onSwitch: () => void;
}) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className="code-input">
      {isRecovery ? (
        <TextField
          key="recovery"
          label="Recovery Code"
          descriptiveText="One of the codes you saved when you turned on the second factor. It works once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...problemProps(error)}
          {...registration}
        />
      ) : (
        <TextField
          key="code"
          label="Authentication Code"
          descriptiveText="The six digits that your authenticator app shows now."
          autoComplete="one-time-code"
          inputMode="numeric"
          {...problemProps(error)}
          {...registration}
        />
      )}
      <Button
        variation="link"
        size="small"
        onClick={() => {
          setRecovery(!isRecovery);
          onSwitch();
        }}
      >
        {isRecovery ? 'Use your authenticator app instead' : 'Use a recovery code instead'}
      </Button>
    </div>
  );
}
