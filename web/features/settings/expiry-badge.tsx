import { Badge } from '@aws-amplify/ui-react';
import { expiryNotice } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** Warns about a document or commission that has expired or will soon; otherwise shows nothing. */
export function ExpiryBadge({ expirationDate }: { expirationDate: string }) {
  const { timezone } = useNotary();
  const notice = expiryNotice({ expirationDate }, dayIn(timezone, new Date()));
  if (!notice) return null;
  if (notice.level === 'expired') return <Badge variation="error">Expired</Badge>;
  const { daysLeft } = notice;
  if (daysLeft === 0) return <Badge variation="warning">Expires today</Badge>;
  return <Badge variation="warning">{daysLeft === 1 ? '1 day left' : `${daysLeft} days left`}</Badge>;
}
