import { businessLimits } from '#shared/data/business/business-limits.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { PaperDialog } from '../papers/paper-dialog.tsx';
import type { Invoice } from './invoice-type.ts';

/** Changes number, due date, and note of a draft. */
export function EditInvoice({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const refresh = useRefreshBusiness();
  const { id, clientId, orderIds } = invoice;
  return (
    <PaperDialog
      title={`Edit invoice ${invoice.number}`}
      start={{ number: invoice.number, due: invoice.due ?? '', note: invoice.note ?? '' }}
      saveLabel="Save invoice"
      saved="Invoice saved"
      failed="The invoice was not saved. Try again."
      save={async (values) => {
        await api('update-client-invoice', { params: { id }, body: { clientId, orderIds, ...values } });
        await refresh();
      }}
      onClose={onClose}
      fields={[
        {
          name: 'number',
          label: 'Number',
          maxLength: businessLimits.numberLength,
          required: 'Enter the number of the invoice.',
        },
        { name: 'due', label: 'Due date (optional)', kind: 'date' },
        {
          name: 'note',
          label: 'Note on the invoice (optional)',
          rows: 3,
          maxLength: businessLimits.notesLength,
        },
      ]}
    />
  );
}
