import { SelectField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { useList } from '#web/lib/api/use-list.ts';
import { isOverdue, owedByClient } from '#web/lib/business/owed.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useToday } from '#web/lib/use-today.ts';
import { PaperList } from '../papers/paper-list.tsx';
import { PaperSearch } from '../papers/paper-search.tsx';
import { usePaperSearch } from '../papers/use-paper-search.ts';
import { useShownPart } from '../papers/use-shown-part.ts';
import { useBusinessPlan } from '../use-business-plan.ts';
import { InvoiceRow } from './invoice-row.tsx';
import { WhoOwesMe } from './who-owes-me.tsx';

const failure = 'Failed to load your invoices';
/** Open invoices are few, and their sums by client need all of them. */
const openRows = 500;

const choices = { open: 'Open', overdue: 'Overdue', all: 'All' } as const;
type Choice = keyof typeof choices;

const none: Record<Choice, string> = {
  open: 'No open invoices',
  overdue: 'No overdue invoices',
  all: 'No invoices yet',
};

/** Who owes the notary what, and the invoices. */
export function InvoicesHome() {
  const today = useToday();
  const isIncluded = useBusinessPlan();
  const [choice, setChoice] = useState<Choice>('open');
  const open = useList('list-client-invoices', { open: 'true' }, { failure, size: openRows });
  const { q, setSearch } = usePaperSearch('invoices');
  // A search includes paid invoices.
  const isAll = choice === 'all' || q !== '';
  const all = useList('list-client-invoices', isAll ? (q ? { q } : {}) : null, { failure });
  const chosen = open.items?.filter((invoice) => choice === 'open' || isOverdue(invoice, today));
  const part = useShownPart(open, chosen, choice);
  const list = isAll ? all : part;
  return (
    <>
      <div className="paper-bar">
        <SelectField
          label="Show"
          value={q ? 'all' : choice}
          isDisabled={q !== ''}
          onChange={({ target }) => setChoice(target.value as Choice)}
        >
          {Object.entries(choices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {isIncluded && (
          <div className="paper-bar-end">
            <LinkButton to={paths.business('invoices', { id: 'new' })} primary>
              <Icon name="plus" /> New invoice
            </LinkButton>
          </div>
        )}
      </div>
      <PaperSearch
        label="Search invoices"
        placeholder="Number, client, or order"
        q={q}
        found={all}
        onSearch={setSearch}
      />
      {open.items && !q && <WhoOwesMe owed={owedByClient(open.items, today)} isPartial={open.hasMore} />}
      <PaperList
        title={q ? 'Invoices found' : `${choices[choice]} invoices`}
        search={{ what: 'invoices', q, onClear: () => setSearch('') }}
        list={list}
        failure={failure}
        empty={
          <EmptyState
            title={none[choice]}
            hint="Make an invoice from orders that are done, email it as a PDF, and record what is paid."
          />
        }
      >
        {(invoice) => <InvoiceRow invoice={invoice} />}
      </PaperList>
    </>
  );
}
