import { businessLimits } from '#shared/data/business/business-limits.ts';
import { api } from '#web/lib/api/api-client.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { isEmail } from '../is-email.ts';
import { PaperDialog } from '../papers/paper-dialog.tsx';

export type Client = ApiOutput<'get-client'>;

const { lineLength: maxLength } = businessLimits;

/** Adds a client, or changes the given one. */
export function ClientDialog({
  client,
  onSaved,
  onClose,
}: {
  client?: Client;
  onSaved?: (client: Client) => void;
  onClose: () => void;
}) {
  const refresh = useRefreshBusiness();
  return (
    <PaperDialog
      title={client ? 'Edit client' : 'Add client'}
      start={{
        name: client?.name ?? '',
        company: client?.company ?? '',
        email: client?.email ?? '',
        phone: client?.phone ?? '',
        address: client?.address ?? '',
        notes: client?.notes ?? '',
      }}
      saveLabel="Save client"
      saved="Client saved"
      failed="The client was not saved. Try again."
      save={async (body) => {
        const saved = client
          ? await api('update-client', { params: { id: client.id }, body })
          : await api('add-client', { body });
        onSaved?.(saved);
        await refresh();
      }}
      onClose={onClose}
      fields={[
        {
          name: 'name',
          label: 'Name',
          hint: 'A signing service, a title company, a law office, or a person.',
          maxLength,
          required: 'Enter the name of the client.',
        },
        { name: 'company', label: 'Company (optional)', maxLength },
        {
          name: 'email',
          label: 'Email (optional)',
          kind: 'email',
          hint: 'Invoices go to this address.',
          maxLength,
          validate: (email) => email.trim() === '' || isEmail(email) || 'Enter a valid email address.',
        },
        { name: 'phone', label: 'Phone (optional)', kind: 'tel', maxLength },
        { name: 'address', label: 'Address (optional)', maxLength: businessLimits.addressLength },
        { name: 'notes', label: 'Notes (optional)', rows: 3, maxLength: businessLimits.notesLength },
      ]}
    />
  );
}
