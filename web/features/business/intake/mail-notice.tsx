import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { useApi } from '#web/lib/api/use-api.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { mailFailure } from './mail-proposals.tsx';
import './intake.css';

/** Says that forwarded emails wait to be checked. */
export function MailNotice() {
  const { data } = useApi('list-order-proposals', {}, { failure: mailFailure });
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
