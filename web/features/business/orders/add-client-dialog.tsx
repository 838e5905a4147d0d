import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { FormButtons } from '#web/components/forms/form-buttons.tsx';
import { FormFields } from '#web/components/forms/form-fields.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { isEmail } from '../is-email.ts';

const { lineLength: maxLength } = businessLimits;

/** Adds a client with what an invoice needs. The tab Clients has the rest. */
export function AddClientDialog({
  onAdded,
  onClose,
}: {
  onAdded: (client: ApiOutput<'add-client'>) => void;
  onClose: () => void;
}) {
  const id = useId();
  const form = useForm({ defaultValues: { name: '', email: '', phone: '' } });
  const { run, busy } = useCall(
    async (body: { name: string; email: string; phone: string }) =>
      onAdded(await api('add-client', { body })),
    { failed: (reason) => `The client was not added: ${reason}` },
  );
  return (
    <Dialog
      title="Add client"
      onClose={onClose}
      footer={<FormButtons form={id} label="Add client" busyLabel="Adding…" busy={busy} onCancel={onClose} />}
    >
      <form
        id={id}
        className="order-dialog"
        noValidate
        onSubmit={(event) => {
          // A dialog is inside of the form of the order for React.
          event.stopPropagation();
          void form.handleSubmit((values) => run(values))(event);
        }}
      >
        <FormFields
          form={form}
          fields={[
            { name: 'name', label: 'Name', maxLength, required: 'Enter the name of the client.' },
            {
              name: 'email',
              label: 'Email for invoices',
              kind: 'email',
              maxLength,
              validate: (email) => email.trim() === '' || isEmail(email) || 'Enter a valid email address.',
            },
            { name: 'phone', label: 'Phone', kind: 'tel', maxLength },
          ]}
        />
      </form>
    </Dialog>
  );
}
