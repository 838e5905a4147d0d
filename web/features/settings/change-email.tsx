import { Button, TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { bareCode, CodeInput, codeRules } from '#web/components/forms/code-input.tsx';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useNotary } from '#web/lib/session/session.ts';

const empty = { newEmail: '', password: '', code: '' };

function fieldOf(error: unknown): keyof typeof empty {
  if (!(error instanceof ApiError)) return 'newEmail';
  if (error.code === 'PASSWORD_WRONG' || error.code === 'TOO_MANY_ATTEMPTS') return 'password';
  return error.code === 'SECOND_FACTOR_REQUIRED' || error.code === 'SECOND_FACTOR_WRONG'
    ? 'code'
    : 'newEmail';
}

/** Begins a change of the email address, which the new address confirms. */
export function ChangeEmail() {
  const { email, secondFactorEnabled } = useNotary();
  const form = useForm({ defaultValues: empty });
  const { errors } = form.formState;
  const [message, setMessage] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const { run, busy } = useAction(async ({ newEmail, password, code }: typeof empty) => {
    setMessage(undefined);
    const body = {
      ...{ newEmail: newEmail.trim(), password },
      ...(secondFactorEnabled && { code: bareCode(code) }),
    };
    try {
      const response = await api('change-email', { body });
      form.reset(empty);
      setOpen(false);
      setMessage(response.message);
    } catch (error) {
      if (isSessionEnd(error)) return;
      const text = detailOf(error, 'Failed to change the email address');
      form.setError(fieldOf(error), { message: text }, { shouldFocus: true });
    }
  });
  return (
    <section className="settings-block" aria-labelledby="change-email">
      <h3 id="change-email">Email address</h3>
      <p className="muted">
        You sign in with {email}. A change takes effect when you open the link that we email to the new
        address. For seven days, you can undo it from the old address.
      </p>
      {message && <p role="status">{message}</p>}
      {isOpen ? (
        <form noValidate className="settings-form" onSubmit={form.handleSubmit((values) => run(values))}>
          <TextField
            label="New email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...problemProps(errors.newEmail?.message)}
            {...form.register('newEmail', { required: 'Enter the new email address.' })}
          />
          <PasswordInput
            label="Password for this change"
            registration={form.register('password', { required: 'Enter your password.' })}
            error={errors.password?.message}
          />
          {secondFactorEnabled && (
            <CodeInput
              registration={form.register('code', codeRules)}
              error={errors.code?.message}
              onSwitch={() => form.resetField('code')}
            />
          )}
          <div className="settings-save">
            <Button type="submit" isLoading={busy} loadingText="Sending…">
              Send link to new address
            </Button>
            <Button isDisabled={busy} onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className="settings-save settings-save-apart">
          <Button
            onClick={() => {
              setMessage(undefined);
              setOpen(true);
            }}
          >
            Change email address
          </Button>
        </div>
      )}
    </section>
  );
}
