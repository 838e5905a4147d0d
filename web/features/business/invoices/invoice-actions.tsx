import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { centsOf } from '#shared/rules/business/amounts.ts';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { Icon } from '#web/components/icon.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { DeletePaper } from '../papers/delete-paper.tsx';
import { useBusinessPlan } from '../use-business-plan.ts';
import { EditInvoice } from './edit-invoice.tsx';
import type { Invoice } from './invoice-type.ts';
import { RecordPayment } from './record-payment.tsx';
import { SendInvoice } from './send-invoice.tsx';
import { useInvoicePdf } from './use-invoice-files.ts';
import { VoidInvoice } from './void-invoice.tsx';

type Action = 'send' | 'pay' | 'edit' | 'void' | 'delete';

const primary = { variation: 'primary' } as const;

/** Actions on an invoice, by its status. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const navigate = useNavigate();
  const isIncluded = useBusinessPlan();
  const [action, setAction] = useState<Action>();
  const pdf = useInvoicePdf(invoice);
  const close = () => setAction(undefined);
  const isDraft = invoice.status === 'draft';
  const isVoid = invoice.status === 'void';
  const isOpen = !isVoid && centsOf(invoice.open) > 0;
  const sendLabel = invoice.sentAt === null ? 'Send' : isOpen ? 'Send a reminder' : 'Send again';
  return (
    <div className="invoice-actions">
      {isIncluded && !isVoid && (
        <Button {...(isDraft && primary)} onClick={() => setAction('send')}>
          <Icon name="mail" /> {sendLabel}
        </Button>
      )}
      {isIncluded && isOpen && (
        <Button {...(!isDraft && primary)} onClick={() => setAction('pay')}>
          Record payment
        </Button>
      )}
      <Button isLoading={pdf.busy} loadingText="PDF…" onClick={() => pdf.run()}>
        <Icon name="download" /> PDF
      </Button>
      {(isDraft || (isIncluded && !isVoid)) && (
        <ActionMenu label={`More actions for invoice ${invoice.number}`}>
          {isDraft && isIncluded && <Button onClick={() => setAction('edit')}>Edit</Button>}
          {isDraft && <Button onClick={() => setAction('delete')}>Delete draft</Button>}
          {!isDraft && <Button onClick={() => setAction('void')}>Void</Button>}
        </ActionMenu>
      )}
      {action === 'send' && <SendInvoice invoice={invoice} label={sendLabel} onClose={close} />}
      {action === 'pay' && <RecordPayment invoice={invoice} onClose={close} />}
      {action === 'edit' && <EditInvoice invoice={invoice} onClose={close} />}
      {action === 'void' && <VoidInvoice invoice={invoice} onClose={close} />}
      {action === 'delete' && (
        <DeletePaper
          what="invoice"
          remove={() => api('delete-client-invoice', { params: { id: invoice.id } })}
          onClose={close}
          onDeleted={() => void navigate(paths.business('invoices'), { replace: true })}
        >
          <p>
            The draft of invoice {invoice.number} for {invoice.clientName} will be deleted. Its orders can be
            invoiced again.
          </p>
        </DeletePaper>
      )}
    </div>
  );
}
