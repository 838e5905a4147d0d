import useSWR from 'swr';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import './intake.css';

/** Says that forwarded emails wait to be checked. */
export function MailNotice() {
  // A list of orders works without it, so a failure is silent here.
  const { data } = useSWR(['list-order-proposals', 'count'], () =>
    api('list-order-proposals', { query: { limit: businessLimits.pageSizeMax } }),
  );
  const count = data?.items.length ?? 0;
  if (count === 0) return null;
  return (
    <div className="intake-notice">
      <p>
        <Icon name="mail" />{' '}
        {count === 1 ? 'An order from a forwarded email waits' : `${count} orders from forwarded emails wait`}{' '}
        for your check.
      </p>
      <LinkButton to={paths.business('orders', { id: 'read' })}>Check</LinkButton>
    </div>
  );
}
