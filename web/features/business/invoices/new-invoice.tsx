import { Button, SelectField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { addDays } from '#shared/rules/dates.ts';
import { FormFields } from '#web/components/forms/form-fields.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { shownSum } from '#web/lib/amounts.ts';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useList } from '#web/lib/api/use-list.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { useToday } from '#web/lib/use-today.ts';
import { useClients } from '../use-clients.ts';
import { OrderChoice } from './order-choice.tsx';

const failure = 'Failed to load the orders to invoice';
const most = businessLimits.ordersPerInvoice;
/** Days until an invoice is due, unless the notary changes it. */
const dueDays = 30;
const readRows = 500;

/** Makes an invoice from orders that are done and on no invoice. */
export function NewInvoice() {
  useViewTitle('New invoice', 'From orders that are done');
  const [search] = useSearchParams();
  const orders = useList('list-orders', { status: 'done', missing: 'invoice' }, { failure, size: readRows });
  const clients = useClients();
  const error = orders.error ?? clients.error;
  const isRead = orders.items && clients.items;
  return (
    <>
      <BackLink to={paths.business('invoices')}>All invoices</BackLink>
      {orders.items && clients.items && (
        <Choices orders={orders.items} clients={clients.items} asked={search.get('client')} />
      )}
      {!isRead && error && (
        <LoadFailure
          text={failure}
          detail={error.detail}
          onRetry={() => {
            orders.retry();
            clients.retry();
          }}
        />
      )}
      {!isRead && !error && <Skeleton label="Loading…" />}
    </>
  );
}

type Rows<Id extends 'list-orders' | 'list-clients'> = NonNullable<ReturnType<typeof useList<Id>>['items']>;

function Choices({
  orders,
  clients,
  asked,
}: {
  orders: Rows<'list-orders'>;
  clients: Rows<'list-clients'>;
  asked: string | null;
}) {
  const ofClient = (id: string) => orders.filter(({ clientId }) => clientId === id);
  const billable = clients.filter(({ id }) => ofClient(id).length > 0);
  const [only, second] = billable;
  const known = billable.find(({ id }) => id === asked) ?? (second ? undefined : only);
  const [clientId, setClientId] = useState(known?.id ?? '');
  const clientless = orders.filter((order) => order.clientId === null).length;
  const hint =
    clientless > 0 &&
    `${clientless === 1 ? '1 done order has' : `${clientless} done orders have`} no client yet. Choose a client in the order first.`;
  if (billable.length === 0) {
    return (
      <EmptyState
        title="No orders to invoice"
        hint={hint || 'Mark an order as done and choose its client. Then you can invoice it here.'}
      >
        <LinkButton to={paths.business('orders')}>Open orders</LinkButton>
      </EmptyState>
    );
  }
  return (
    <section className="paper-card" aria-label="New invoice">
      <SelectField label="Client" value={clientId} onChange={({ target }) => setClientId(target.value)}>
        <option value="">Choose a client</option>
        {billable.map(({ id, name }) => (
          <option key={id} value={id}>
            {name} ({ofClient(id).length})
          </option>
        ))}
      </SelectField>
      {hint && <p className="muted">{hint}</p>}
      {clientId && <InvoiceForm key={clientId} clientId={clientId} orders={ofClient(clientId)} />}
    </section>
  );
}

/** The orders of one client to tick, and the facts of the invoice. */
function InvoiceForm({ clientId, orders }: { clientId: string; orders: Rows<'list-orders'> }) {
  const today = useToday();
  const navigate = useNavigate();
  const refresh = useRefreshBusiness();
  const oldestFirst = orders.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    oldestFirst.slice(0, most).map(({ id }) => id),
  );
  const [problem, setProblem] = useState<string>();
  const form = useForm({ defaultValues: { number: '', due: addDays(today, dueDays), note: '' } });
  const chosen = oldestFirst.filter(({ id }) => ticked.includes(id));
  const { run, busy } = useAction(async (values: { number: string; due: string; note: string }) => {
    setProblem(undefined);
    if (chosen.length === 0) {
      setProblem('Choose at least one order.');
      return;
    }
    try {
      const made = await api('add-client-invoice', {
        body: { clientId, orderIds: chosen.map(({ id }) => id), ...values },
      });
      notify.success(`Invoice ${made.number} was made`);
      void navigate(paths.business('invoices', { id: made.id }), { replace: true });
      await refresh();
    } catch (error) {
      if (!isSessionEnd(error)) setProblem(detailOf(error, 'The invoice was not made. Try again.'));
    }
  });
  useUnsavedEdits(form.formState.isDirty && !busy);
  return (
    <form
      noValidate
      className="paper-form"
      aria-label="Orders and due date"
      onSubmit={form.handleSubmit((values) => run(values))}
    >
      <OrderChoice orders={oldestFirst} ticked={ticked} most={most} onChange={setTicked} />
      <FormFields
        form={form}
        fields={[
          { name: 'due', label: 'Due date (optional)', kind: 'date' },
          {
            name: 'number',
            label: 'Number (optional)',
            hint: 'If blank, it gets the number after your last one.',
            maxLength: businessLimits.numberLength,
          },
          {
            name: 'note',
            label: 'Note on the invoice (optional)',
            hint: 'For example, how to pay you.',
            rows: 3,
            maxLength: businessLimits.notesLength,
          },
        ]}
      />
      <p className="invoice-sum">
        Total <strong className="tabular">{shownSum(chosen.map(({ total }) => total))}</strong>
      </p>
      {problem && (
        <p className="settings-problem" role="alert">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" variation="primary" isLoading={busy} loadingText="Making…">
          Make invoice
        </Button>
      </div>
    </form>
  );
}
