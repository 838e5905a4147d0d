import { Badge } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';
import { hasBegun } from './order-time.ts';
import type { OrderRow } from './order-types.ts';
import { missingWords, statusWords } from './order-words.ts';

export function StatusBadge({ status }: Pick<OrderRow, 'status'>) {
  const { label, variation } = statusWords[status];
  return <Badge {...(variation && { variation })}>{label}</Badge>;
}

/** Names what an order still lacks, once it is done or past. Before that, nothing is missing yet. */
export function MissingParts({ order }: { order: OrderRow }) {
  if (order.status !== 'done' && !hasBegun(order, new Date())) return null;
  if (order.missing.length === 0) return null;
  return (
    <ul className="order-missing" aria-label="Missing">
      {order.missing.map((part) => (
        <li key={part}>
          <Icon name={missingWords[part].icon} size={16} /> {missingWords[part].label}
        </li>
      ))}
    </ul>
  );
}
