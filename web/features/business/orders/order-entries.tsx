import { Link } from 'react-router';
import useSWR from 'swr';
import { api } from '#web/lib/api/api-client.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { Order } from './order-types.ts';

/** The journal entries that belong to an order, by their numbers. */
export function OrderEntries({ order: { entryIds } }: { order: Order }) {
  if (entryIds.length === 0) return null;
  return (
    <section className="order-block" aria-labelledby="order-entries">
      <h2 id="order-entries">Journal entries</h2>
      <ul className="order-entries">
        {entryIds.map((id) => (
          <li key={id}>
            <Link to={paths.entryDetails(id)}>
              <EntryNumber id={id} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of an entry, which never changes. Without it, the link still leads to the entry. */
function EntryNumber({ id }: { id: string }) {
  const { data } = useSWR(
    ['order-entry', id],
    async () => (await api('get-entry', { params: { id } })).entryNumber,
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  return <span className="tabular">Entry {data ?? ''}</span>;
}
