import { businessLimits } from '#shared/data/business/business-limits.ts';
import { centsOf } from '#shared/rules/business/amounts.ts';
import { readAmount, shownAmount } from '#web/lib/amounts.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { useToday } from '#web/lib/use-today.ts';
import { PaperDialog } from '../papers/paper-dialog.tsx';
import type { Invoice } from './invoice-type.ts';

const methods = ['Check', 'ACH transfer', 'Zelle', 'Venmo', 'Cash', 'Card'];
const methodKey = 'payment_method';

/** Records a payment: what is open, today, by the method of the last one, unless the notary changes it. */
export function RecordPayment({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const today = useToday();
  const refresh = useRefreshBusiness();
  return (
    <PaperDialog
      title={`Payment for invoice ${invoice.number}`}
      start={{ amount: invoice.open, date: today, method: localStorage.getItem(methodKey) ?? 'Check' }}
      saveLabel="Record payment"
      saved="Payment recorded"
      failed="The payment was not recorded. Try again."
      save={async ({ amount, date, method }) => {
        const body = { date, method: method.trim(), amount: readAmount(amount) ?? '' };
        await api('add-invoice-payment', { params: { id: invoice.id }, body });
        localStorage.setItem(methodKey, body.method);
        await refresh();
      }}
      onClose={onClose}
      fields={[
        {
          name: 'amount',
          label: 'Amount',
          inputMode: 'decimal',
          hint: `In US dollars. ${shownAmount(invoice.open)} is open.`,
          required: 'Enter the amount.',
          validate: (typed) => {
            const amount = readAmount(typed);
            if (amount === undefined || centsOf(amount) === 0) {
              return 'Enter the amount as a number, for example 135.00.';
            }
            return centsOf(amount) <= centsOf(invoice.open) || `Only ${shownAmount(invoice.open)} is open.`;
          },
        },
        { name: 'date', label: 'Paid on', kind: 'date', required: 'Enter the day of the payment.' },
        {
          name: 'method',
          label: 'Method',
          suggestions: methods,
          maxLength: businessLimits.lineLength,
          required: 'Enter how it was paid.',
        },
      ]}
    />
  );
}
