import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useNotary } from '#web/lib/session/session.ts';
import { canUsePasskeys } from '#web/lib/session/web-authn.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { Skeleton } from '../page/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { type Passkey, PasskeyRow } from './passkey-row.tsx';
import { failure, usePasskeys } from './use-passkeys.ts';
import '../forms/settings-block.css';
import './passkeys.css';

/** The notary's passkeys, with buttons to add and remove them. */
export function Passkeys() {
  const { emailVerified } = useNotary();
  const { items, error, retry, begin, isAdding, add, endAdding, remove, dialog } = usePasskeys();
  const [removed, setRemoved] = useState<Passkey>();
  return (
    <section className="settings-block" aria-labelledby="passkeys">
      <h3 id="passkeys">Passkeys</h3>
      <p className="muted">
        A passkey signs you in with your fingerprint, your face, or your PIN, without a password or a code.
        Add one on each device that you use. Your password keeps working.
      </p>
      {!items && !error && <Skeleton label="Loading passkeys…" lines={1} />}
      {!items && error && <LoadFailure text={failure} detail={error.detail} onRetry={retry} />}
      {items && items.length > 0 && (
        <ul className="passkeys">
          {items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      {items && (
        <AddButton
          hint={hintOf(emailVerified, items.length)}
          busy={begin.busy}
          onClick={() => void begin.run()}
        />
      )}
      {isAdding && <AddPasskey add={add} onClose={endAdding} />}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.name}?`}
          confirmLabel="Remove passkey"
          busyLabel="Removing…"
          busy={remove.busy}
          onConfirm={async () => {
            await remove.run(removed);
            setRemoved(undefined);
          }}
          onCancel={() => setRemoved(undefined)}
        >
          <p>
            It will no longer sign in to your journal. Delete it on the device too, so that the device stops
            offering it.
          </p>
        </ConfirmDialog>
      )}
      {dialog}
    </section>
  );
}

/** Returns why no passkey can be added now, if so. */
function hintOf(emailVerified: boolean, count: number): string | undefined {
  if (!canUsePasskeys()) return 'This browser cannot use passkeys.';
  if (!emailVerified) return 'Confirm your email address first.';
  return count >= limits.passkeys ? `You have ${limits.passkeys} passkeys. Remove one first.` : undefined;
}

function AddButton({
  hint,
  busy,
  onClick,
}: {
  hint: string | undefined;
  busy: boolean;
  onClick: () => void;
}) {
  return (
    <div className="settings-save settings-save-apart">
      <Button isDisabled={hint !== undefined} isLoading={busy} loadingText="Loading…" onClick={onClick}>
        Add a passkey
      </Button>
      {hint && <p className="muted">{hint}</p>}
    </div>
  );
}
