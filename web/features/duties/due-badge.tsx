import { Badge } from '@aws-amplify/ui-react';
import { useNotary } from '#web/lib/session/session.ts';
import { countdown } from './countdown.ts';

const variations = { late: 'error', soon: 'warning', later: 'info' } as const;

/** The deadline of an open matter, counted down. */
export function DueBadge({ dueOn }: { dueOn: string }) {
  const { text, tone } = countdown(dueOn, useNotary(), new Date());
  return <Badge variation={variations[tone]}>{text}</Badge>;
}
