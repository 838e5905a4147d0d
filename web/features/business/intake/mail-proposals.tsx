import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { ProposalCard } from './proposal-card.tsx';

const mailFailure = 'Failed to load orders from forwarded emails';

/** The orders that forwarded emails proposed, which wait for the notary. */
export function MailProposals() {
  const notary = useNotary();
  const { data, error, mutate } = useApi('list-order-proposals', {}, { failure: mailFailure });
  const { run } = useCall((id: string) => api('discard-order-proposal', { params: { id } }), {
    failed: (reason) => `The proposal was not removed from the list: ${reason}`,
  });
  const settle = async (id: string) => {
    await run(id);
    await mutate();
  };
  if (!data && error) {
    return <LoadFailure text={mailFailure} detail={error.detail} onRetry={() => void mutate()} />;
  }
  if (!data || data.items.length === 0) return null;
  return (
    <section className="intake-list" aria-labelledby="mailed-orders">
      <h2 id="mailed-orders">From forwarded emails</h2>
      {data.items.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          isOpen={false}
          isStored
          origin={`${proposal.from}, received ${formatDateTime(proposal.receivedAt, notary)}`}
          onSettled={() => void settle(proposal.id)}
        />
      ))}
    </section>
  );
}
