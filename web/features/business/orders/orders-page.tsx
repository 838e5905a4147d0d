import { Link } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Refreshing } from '#web/components/page/refreshing.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useList } from '#web/lib/api/use-list.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { MailNotice } from '../intake/mail-notice.tsx';
import { NothingFound, PaperSearch } from '../papers/paper-search.tsx';
import { ShowMore } from '../papers/show-more.tsx';
import { useBusinessPlan } from '../use-business-plan.ts';
import { useClientNames } from '../use-clients.ts';
import { OrderCard } from './order-card.tsx';
import { OrderFilters } from './order-filters.tsx';
import { useOrderFilters } from './use-order-filters.ts';
import '#web/components/entries/entry-list.css';
import '../papers/papers.css';

const failure = 'Failed to load orders';

/** All orders, newest first, twenty at a time, with filters. */
export function OrdersPage() {
  const filters = useOrderFilters();
  const isIncluded = useBusinessPlan();
  const nameOf = useClientNames();
  const { items, hasMore, error, isReading, showMore, retry } = useList('list-orders', filters.query, {
    failure,
  });
  const { q = '' } = filters.query;
  const search = (text: string) => filters.set('q', text);
  return (
    <>
      {isIncluded && <MailNotice />}
      {isIncluded && (
        <div className="order-buttons">
          <LinkButton to={paths.business('orders', { id: 'new' })} primary>
            <Icon name="plus" size={18} />
            New order
          </LinkButton>
          <LinkButton to={paths.business('orders', { id: 'read' })}>
            <Icon name="mail" size={18} />
            Read a message
          </LinkButton>
        </div>
      )}
      <PaperSearch
        label="Search orders"
        placeholder="Signer, title, number, client, or address"
        q={q}
        found={{ items, hasMore }}
        onSearch={search}
      />
      <OrderFilters {...filters} />
      <section className="ledger" aria-labelledby="orders-title">
        <div className="ledger-head">
          <h2 id="orders-title">Orders {isReading && <Refreshing />}</h2>
        </div>
        {error && <LoadFailure text={failure} detail={error.detail} onRetry={retry} />}
        {!items && !error && <Skeleton label="Loading…" />}
        {items && items.length > 0 && (
          <ul className="order-cards">
            {items.map((order) => (
              <OrderCard key={order.id} order={order} client={nameOf(order.clientId)} />
            ))}
          </ul>
        )}
        {items?.length === 0 &&
          (q ? (
            <NothingFound what="orders" q={q} hasMore={hasMore} onClear={() => search('')} />
          ) : filters.count > 0 ? (
            <NothingFits />
          ) : (
            <NoOrders />
          ))}
        {items && (
          <ShowMore
            shown={items.length}
            hasMore={hasMore}
            isReading={isReading}
            isSearch={q !== ''}
            onMore={showMore}
          />
        )}
      </section>
      {isIncluded && (
        <p>
          <Link to={paths.business('orders', { id: 'connect' })} className="back-link">
            Calendar link and email address for orders
          </Link>
        </p>
      )}
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      hint="An order is a signing appointment: when, where, who, and what it pays. Its journal entries, mileage, and invoice start from it."
    />
  );
}

function NothingFits() {
  return <EmptyState title="No orders match these filters" hint="Change or clear the filters to see more." />;
}
