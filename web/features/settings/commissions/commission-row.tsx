import { Badge, Button } from '@aws-amplify/ui-react';
import { findState } from '#shared/data/states.ts';
import { Icon } from '#web/components/icon.tsx';
import type { Commission } from '#web/lib/api/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { ExpiryBadge } from '../expiry-badge.tsx';

/** One commission: its number, state, expiration, and actions. */
export function CommissionRow({
  commission: { commissionNumber, state, expirationDate, isPrimary },
  isBusy,
  onSetPrimary,
  onDelete,
}: {
  commission: Commission;
  isBusy: boolean;
  onSetPrimary: () => void;
  onDelete: () => void;
}) {
  const notary = useNotary();
  const name = `commission ${commissionNumber}`;
  return (
    <li>
      <div className="commission-facts">
        <p className="commission-number">
          <span className="tabular">{commissionNumber}</span>
          {isPrimary && <Badge variation="info">Primary</Badge>}
        </p>
        <p>{findState(state)?.name ?? state}</p>
        <p className="commission-expiry tabular">
          Expires {formatDay(expirationDate, notary)}
          <ExpiryBadge expirationDate={expirationDate} />
        </p>
      </div>
      <div className="commission-actions">
        {!isPrimary && (
          <Button
            size="small"
            aria-label={`Set as primary: ${name}`}
            isLoading={isBusy}
            loadingText="Saving…"
            onClick={onSetPrimary}
          >
            Set as primary
          </Button>
        )}
        <button type="button" className="icon-button" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}
