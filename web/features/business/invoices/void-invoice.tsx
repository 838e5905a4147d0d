import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import type { Invoice } from './invoice-type.ts';

/** Voids an invoice after a confirmation, which frees its orders. */
export function VoidInvoice({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const refresh = useRefreshBusiness();
  const { run, busy } = useCall(
    async () => {
      await api('void-client-invoice', { params: { id: invoice.id } });
      onClose();
      await refresh();
    },
    { failed: 'The invoice was not voided. Try again.', done: `Invoice ${invoice.number} is void` },
  );
  return (
    <ConfirmDialog
      title={`Void invoice ${invoice.number}?`}
      confirmLabel="Void invoice"
      busyLabel="Voiding…"
      busy={busy}
      onConfirm={() => run()}
      onCancel={onClose}
    >
      <p>
        You can’t undo this. The number stays taken, and the orders can go on another invoice.
        {invoice.payments.length > 0 && ' Its payments no longer count as income.'} Tell {invoice.clientName}{' '}
        if they already have it.
      </p>
    </ConfirmDialog>
  );
}
