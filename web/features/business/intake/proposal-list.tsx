import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import type { Proposal } from '../orders/order-types.ts';
import { ProposalCard } from './proposal-card.tsx';

/** The orders that a message contains. Each disappears once it is approved or discarded. A single one then opens. */
export function ProposalList({ proposals }: { proposals: readonly Proposal[] }) {
  const [done, setDone] = useState<readonly number[]>([]);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const left = proposals.length - done.length;
  return (
    <section className="intake-list" aria-labelledby="found-orders">
      <h2 id="found-orders" ref={heading} tabIndex={-1}>
        {proposals.length === 0
          ? 'No order was found in this message'
          : left === 0
            ? 'Everything is settled'
            : `${left} ${left === 1 ? 'order' : 'orders'} to check`}
      </h2>
      {proposals.length === 0 && (
        <p className="muted">
          An order needs at least a day and a time. Paste more of the message, or add the order by hand.
        </p>
      )}
      {proposals.map((proposal, index) =>
        done.includes(index) ? null : (
          <ProposalCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={index}
            proposal={proposal}
            isOpen={proposals.length === 1}
            isStored={false}
            onSettled={(saved) => {
              if (saved && proposals.length === 1) {
                void navigate(paths.business('orders', { id: saved.id }), { replace: true });
                return;
              }
              setDone([...done, index]);
              heading.current?.focus();
            }}
          />
        ),
      )}
    </section>
  );
}
