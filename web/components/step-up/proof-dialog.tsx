import { Button } from '@aws-amplify/ui-react';
import { type ReactNode, useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '#web/components/dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { refreshProfile, useNotary } from '#web/lib/session/session.ts';
import { askForPasskey, canUsePasskeys, isDismissed, keepPasskeyReady } from '#web/lib/session/web-authn.ts';
import { bareCode, CodeInput, codeRules } from '../forms/code-input.tsx';
import { FormButtons } from '../forms/form-buttons.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import '../forms/settings-block.css';

const nothing = { password: '', code: '' };

/** The notary's proof of identity. Empty after a passkey, which the server remembers for five minutes. */
export type Proof = { password?: string; code?: string };

function fieldOf(error: unknown): keyof Proof | 'root' {
  if (!(error instanceof ApiError)) return 'root';
  if (error.code === 'PASSWORD_WRONG') return 'password';
  return error.code === 'SECOND_FACTOR_REQUIRED' || error.code === 'SECOND_FACTOR_WRONG' ? 'code' : 'root';
}

const isMoved = ({ code }: ApiError) => code === 'SECOND_FACTOR_ON' || code === 'SECOND_FACTOR_OFF';

/**
 * Asks for a passkey or the password, and for the second factor if `asksCode` is true, before it calls `submit`. Errors from
 * `submit` appear beside the field that they are about.
 */
export function ProofDialog({
  title,
  children,
  asksCode,
  confirmLabel,
  busyLabel,
  isDanger = false,
  failure,
  submit,
  onClose,
}: {
  title: string;
  children: ReactNode;
  asksCode: boolean;
  confirmLabel: string;
  busyLabel: string;
  isDanger?: boolean;
  failure: string;
  submit: (proof: Proof) => Promise<void>;
  onClose: () => void;
}) {
  const { email } = useNotary();
  const form = useForm({ defaultValues: nothing });
  const { errors } = form.formState;
  const formId = useId();
  useEffect(() => form.setFocus('password'), [form]);
  useEffect(() => keepPasskeyReady(), []);
  function showError(error: unknown): void {
    if (isSessionEnd(error)) return;
    // Another device turned it on or off, so the section behind the dialog must follow the profile.
    if (error instanceof ApiError && isMoved(error)) void refreshProfile();
    form.setError(fieldOf(error), { message: detailOf(error, failure) }, { shouldFocus: true });
  }
  const { run, busy } = useAction(async ({ password, code }: typeof nothing) => {
    await submit({ password, ...(asksCode && { code: bareCode(code) }) }).catch(showError);
  });
  const passkey = useAction(async () => {
    form.clearErrors();
    try {
      const { passkey } = await askForPasskey();
      await api('prove-identity', { body: { passkey } });
      await submit({});
    } catch (error) {
      if (isDismissed(error)) form.setError('root', { message: 'No passkey was used.' });
      else showError(error);
    }
  });
  const isBusy = busy || passkey.busy;
  return (
    <Dialog
      title={title}
      onClose={() => !isBusy && onClose()}
      footer={
        <FormButtons
          form={formId}
          label={confirmLabel}
          busyLabel={busyLabel}
          busy={busy}
          isBlocked={passkey.busy}
          isDanger={isDanger === true}
          onCancel={onClose}
        />
      }
    >
      {children}
      <form
        noValidate
        id={formId}
        className="settings-form"
        onSubmit={form.handleSubmit((values) => run(values))}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          registration={form.register('password', { required: 'Enter your password.' })}
          error={errors.password?.message}
        />
        {asksCode && (
          <CodeInput
            registration={form.register('code', codeRules)}
            error={errors.code?.message}
            onSwitch={() => form.resetField('code')}
          />
        )}
        {canUsePasskeys() && (
          <Button
            isDisabled={busy}
            isLoading={passkey.busy}
            loadingText="Waiting for your passkey…"
            onClick={() => void passkey.run()}
          >
            Use a passkey instead
          </Button>
        )}
        {errors.root?.message && (
          <p className="settings-problem" role="alert">
            {errors.root.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
