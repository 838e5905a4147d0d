import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useList } from '#web/lib/api/use-list.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { ShowMore } from '../papers/show-more.tsx';
import { ProposalCard } from './proposal-card.tsx';

const failure = 'Failed to load orders from forwarded emails';

/** The orders that forwarded emails proposed, which wait for the notary. */
export function MailProposals() {
  const notary = useNotary();
  const { items, hasMore, error, isReading, showMore, retry } = useList(
    'list-order-proposals',
    {},
    { failure },
  );
  const { run } = useCall((id: string) => api('discard-order-proposal', { params: { id } }), {
    failed: (reason) => `The proposal was not removed from the list: ${reason}`,
  });
  const settle = async (id: string) => {
    await run(id);
    retry();
  };
  if (error) return <LoadFailure text={failure} detail={error.detail} onRetry={retry} />;
  if (!items || items.length === 0) return null;
  return (
    <section className="intake-list" aria-labelledby="mailed-orders">
      <h2 id="mailed-orders">From forwarded emails</h2>
      {items.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          isOpen={false}
          isStored
          origin={`${proposal.from}, received ${formatDateTime(proposal.receivedAt, notary)}`}
          onSettled={() => void settle(proposal.id)}
        />
      ))}
      <ShowMore shown={items.length} hasMore={hasMore} isReading={isReading} onMore={showMore} />
    </section>
  );
}
