import { Button } from '@aws-amplify/ui-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useList } from '#web/lib/api/use-list.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { InvoiceRow } from '../invoices/invoice-row.tsx';
import { useStatement } from '../invoices/use-invoice-files.ts';
import { DeletePaper } from '../papers/delete-paper.tsx';
import { PaperList } from '../papers/paper-list.tsx';
import { useBusinessPlan } from '../use-business-plan.ts';
import { type Client, ClientDialog } from './client-dialog.tsx';
import { ClientOrders } from './client-orders.tsx';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import '../invoices/invoices.css';

const failure = 'Failed to load the client';

/** One client with its orders and invoices. */
export function ClientView({ id }: { id: string }) {
  const { data, error, mutate } = useApi('get-client', { params: { id } }, { failure });
  return (
    <>
      <BackLink to={paths.business('clients')}>All clients</BackLink>
      {data && <Details client={data} />}
      {!data && error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton label="Loading…" />}
    </>
  );
}

function Details({ client }: { client: Client }) {
  useViewTitle(client.name, client.company ?? undefined);
  const navigate = useNavigate();
  const isIncluded = useBusinessPlan();
  const [action, setAction] = useState<'edit' | 'delete'>();
  const statement = useStatement(client.id, client.name);
  const invoices = useList('list-client-invoices', { clientId: client.id }, { failure: invoicesFailure });
  const close = () => setAction(undefined);
  const hasInvoices = (invoices.items?.length ?? 0) > 0;
  return (
    <>
      <section className="paper-card" aria-label={client.name}>
        <dl className="paper-facts">
          {client.company && <Fact name="Company">{client.company}</Fact>}
          <Fact name="Email">{client.email ? <EmailLink email={client.email} /> : 'Not known yet'}</Fact>
          <Fact name="Phone">{client.phone ? <PhoneLink phone={client.phone} /> : 'Not known yet'}</Fact>
          {client.address && <Fact name="Address">{client.address}</Fact>}
          {client.notes && <Fact name="Notes">{client.notes}</Fact>}
        </dl>
        <div className="invoice-actions">
          {isIncluded && (
            <LinkButton to={paths.business('invoices', { id: 'new', client: client.id })} primary>
              New invoice
            </LinkButton>
          )}
          {hasInvoices && (
            <Button isLoading={statement.busy} loadingText="PDF…" onClick={() => statement.run()}>
              <Icon name="download" /> Statement
            </Button>
          )}
          {isIncluded && <Button onClick={() => setAction('edit')}>Edit</Button>}
          <Button onClick={() => setAction('delete')}>Delete</Button>
        </div>
      </section>
      <PaperList
        title="Invoices"
        list={invoices}
        failure={invoicesFailure}
        empty={<p className="client-none muted">No invoices yet.</p>}
      >
        {(invoice) => <InvoiceRow invoice={invoice} />}
      </PaperList>
      <ClientOrders clientId={client.id} />
      {action === 'edit' && <ClientDialog client={client} onClose={close} />}
      {action === 'delete' && (
        <DeletePaper
          what="client"
          remove={() => api('delete-client', { params: { id: client.id } })}
          onClose={close}
          onDeleted={() => void navigate(paths.business('clients'), { replace: true })}
        >
          <p>{client.name} will be deleted. A client with orders or invoices can’t be deleted.</p>
        </DeletePaper>
      )}
    </>
  );
}

const invoicesFailure = 'Failed to load the client’s invoices';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
