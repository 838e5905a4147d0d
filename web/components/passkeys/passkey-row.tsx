import { Button } from '@aws-amplify/ui-react';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { formatDate, formatDateTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

export type Passkey = ApiOutput<'list-passkeys'>['items'][number];

/** One passkey: its name, when it was added, and when it was last used. */
export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const notary = useNotary();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li>
      <div>
        <p className="passkey-name">{name}</p>
        <p className="muted tabular">
          Added {formatDate(createdAt, notary)},{' '}
          {lastUsedAt ? `last used ${formatDateTime(lastUsedAt, notary)}` : 'not used yet'}
        </p>
      </div>
      <Button size="small" aria-label={`Remove passkey ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
