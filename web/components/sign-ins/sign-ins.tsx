import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { endSession } from '#web/lib/session/session-store.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { Skeleton } from '../page/skeleton.tsx';
import { SignInRow } from './sign-in-row.tsx';
import '../forms/settings-block.css';
import './sign-ins.css';

const failure = 'Failed to load sign-ins';

/** How many sign-ins are shown at first. */
const shownAtFirst = 5;

/** The sign-ins of the account, with buttons to end active ones. */
export function SignIns() {
  const { data, error, mutate } = useApi('list-sign-ins', {}, { failure });
  const [showsAll, setShowsAll] = useState(false);
  const [asks, setAsks] = useState(false);
  const items = data?.items ?? [];
  // Never hides an active session.
  const shown = items.filter(({ isActive }, index) => showsAll || isActive || index < shownAtFirst);
  return (
    <section className="settings-block" aria-labelledby="sign-ins">
      <h3 id="sign-ins">Sign-ins</h3>
      <p className="muted">
        Your sign-ins from the last 90 days. If you don’t recognize one, sign it out and change your password.
      </p>
      {!data && !error && <Skeleton label="Loading sign-ins…" lines={3} />}
      {!data && error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
      {data && (
        <>
          <ul className="sign-ins">
            {shown.map((signIn) => (
              <SignInRow key={signIn.sessionId} signIn={signIn} onEnded={() => mutate()} />
            ))}
          </ul>
          <div className="settings-save">
            {shown.length < items.length && (
              <Button onClick={() => setShowsAll(true)}>Show all {items.length} sign-ins</Button>
            )}
            <Button colorTheme="error" onClick={() => setAsks(true)}>
              Sign out everywhere
            </Button>
          </div>
        </>
      )}
      {asks && <SignOutEverywhere onCancel={() => setAsks(false)} />}
    </section>
  );
}

/** Ends every session of the account, including this one, after a confirmation. */
function SignOutEverywhere({ onCancel }: { onCancel: () => void }) {
  const { run, busy } = useCall(
    async () => {
      await api('sign-out-everywhere');
      endSession('You are signed out on every device.');
    },
    { failed: 'Failed to sign out everywhere' },
  );
  return (
    <ConfirmDialog
      title="Sign out everywhere?"
      confirmLabel="Sign out everywhere"
      busyLabel="Signing out…"
      busy={busy}
      onConfirm={() => run()}
      onCancel={onCancel}
    >
      <p>Every device will be signed out, including this one. Then sign in again with your password.</p>
    </ConfirmDialog>
  );
}
