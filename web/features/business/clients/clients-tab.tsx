import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { useViewHelp } from '#web/components/page/view-help.tsx';
import { useList } from '#web/lib/api/use-list.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { BusinessTabProps } from '../business-tabs.ts';
import { PaperList } from '../papers/paper-list.tsx';
import { PaperSearch } from '../papers/paper-search.tsx';
import { usePaperSearch } from '../papers/use-paper-search.ts';
import { useBusinessPlan } from '../use-business-plan.ts';
import { ClientDialog } from './client-dialog.tsx';
import { ClientView } from './client-view.tsx';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import './clients.css';

const failure = 'Failed to load your clients';

/** The clients, or one of them if the address names it. */
export function ClientsTab({ paperId }: BusinessTabProps) {
  useViewHelp('client-invoices');
  return paperId === undefined ? <ClientsHome /> : <ClientView key={paperId} id={paperId} />;
}

function ClientsHome() {
  const isIncluded = useBusinessPlan();
  const [isAdding, setAdding] = useState(false);
  const { q, setSearch } = usePaperSearch('clients');
  const list = useList('list-clients', q ? { q } : {}, { failure });
  return (
    <>
      {isIncluded && (
        <div className="paper-bar">
          <div className="paper-bar-end">
            <Button variation="primary" onClick={() => setAdding(true)}>
              <Icon name="plus" /> Add client
            </Button>
          </div>
        </div>
      )}
      <PaperSearch
        label="Search clients"
        placeholder="Name, company, email, phone, or address"
        q={q}
        found={list}
        onSearch={setSearch}
      />
      <PaperList
        title="Clients"
        list={list}
        failure={failure}
        search={{ what: 'clients', q, onClear: () => setSearch('') }}
        empty={
          <EmptyState
            title="No clients yet"
            hint="Add the signing services, title companies, and people who order from you. Invoices go to their address."
          />
        }
      >
        {({ id, name, company, email, phone }) => (
          <li>
            <span className="paper-what">
              <Link className="paper-name" to={paths.business('clients', { id })}>
                {name}
              </Link>
              {company && <span className="muted paper-small">{company}</span>}
            </span>
            <span className="client-contact">
              {email && <EmailLink email={email} />}
              {phone && <PhoneLink phone={phone} />}
            </span>
          </li>
        )}
      </PaperList>
      {isAdding && <ClientDialog onClose={() => setAdding(false)} />}
    </>
  );
}
