import { TextField } from '@aws-amplify/ui-react';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { problemProps } from '../forms/field-problem.ts';
import { FormButtons } from '../forms/form-buttons.tsx';

/** Asks what to call a new passkey. */
export function AddPasskey({
  add,
  onClose,
}: {
  /** Makes and stores the passkey. Returns what went wrong, if anything. */
  add: (name: string) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const form = useForm({ defaultValues: { name: '' } });
  const problem = form.formState.errors.name?.message;
  const formId = useId();
  useEffect(() => form.setFocus('name'), [form]);
  const { run, busy } = useAction(async ({ name }: { name: string }) => {
    const message = await add(name.trim());
    if (message) form.setError('name', { message }, { shouldFocus: true });
  });
  return (
    <Dialog
      title="Add a passkey"
      onClose={() => !busy && onClose()}
      footer={
        <FormButtons
          form={formId}
          label="Create passkey"
          busyLabel="Waiting for your device…"
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <p>Your device asks for your fingerprint, your face, or your PIN. They never leave the device.</p>
      <form
        noValidate
        id={formId}
        className="settings-form"
        onSubmit={form.handleSubmit((values) => run(values))}
      >
        <TextField
          label="Name"
          descriptiveText="A name that helps you recognize it, for example “My phone”."
          autoComplete="off"
          {...problemProps(problem)}
          {...form.register('name', {
            validate: (name) => name.trim() !== '' || 'Enter a name.',
            maxLength: {
              value: limits.passkeyNameLength,
              message: `Use at most ${limits.passkeyNameLength} characters.`,
            },
          })}
        />
      </form>
    </Dialog>
  );
}
