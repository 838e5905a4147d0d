import { Button, TextField } from '@aws-amplify/ui-react';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '#web/components/dialog.tsx';
import { bareCode, codeRules } from '#web/components/forms/code-input.tsx';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { FormButtons } from '#web/components/forms/form-buttons.tsx';
import { Icon } from '#web/components/icon.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useRefreshSignIns } from '#web/lib/api/use-api.ts';
import { copyText } from '#web/lib/browser/copy-text.ts';
import { refreshProfile, replaceToken } from '#web/lib/session/session.ts';
import { QrCode } from './qr-code.tsx';

export type Connection = ApiOutput<'begin-second-factor'>;

/** Shows the secret to the notary's app, as a QR code and as text, and asks for the app's first code. */
export function ConnectApp({
  connection: { secret, otpauthUrl },
  onConfirmed,
  onClose,
}: {
  connection: Connection;
  onConfirmed: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) {
  const form = useForm({ defaultValues: { code: '' } });
  const problem = form.formState.errors.code?.message;
  const formId = useId();
  const refreshSignIns = useRefreshSignIns();
  useEffect(() => form.setFocus('code'), [form]);
  const { run, busy } = useAction(async ({ code }: { code: string }) => {
    try {
      const body = { code: bareCode(code) };
      const { recoveryCodes } = await replaceToken(() => api('confirm-second-factor', { body }));
      onConfirmed(recoveryCodes);
    } catch (error) {
      if (isSessionEnd(error)) return;
      const message = detailOf(error, 'Failed to turn on the second factor');
      form.setError('code', { message }, { shouldFocus: true });
      return;
    }
    await Promise.all([refreshProfile(), refreshSignIns()]);
  });
  return (
    <Dialog
      title="Connect your authenticator app"
      onClose={() => !busy && onClose()}
      footer={
        <FormButtons form={formId} label="Turn on" busyLabel="Checking…" busy={busy} onCancel={onClose} />
      }
    >
      <ol className="connect-steps">
        <li>
          <p>Scan this code with your app.</p>
          <QrCode text={otpauthUrl} label="QR code for your authenticator app" />
          <p>
            <a href={otpauthUrl}>Open the app on this device</a>
          </p>
        </li>
        <li>
          <p>Or type this key into the app.</p>
          <p className="connect-secret">
            <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <Button size="small" onClick={() => copyText(secret, 'Key copied')}>
              <Icon name="copy" size={18} /> Copy key
            </Button>
          </p>
        </li>
        <li>
          <form noValidate id={formId} onSubmit={form.handleSubmit((values) => run(values))}>
            <TextField
              label="Enter the six digits from the app"
              autoComplete="one-time-code"
              inputMode="numeric"
              {...problemProps(problem)}
              {...form.register('code', codeRules)}
            />
          </form>
        </li>
      </ol>
    </Dialog>
  );
}
