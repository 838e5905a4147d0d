import { Button } from '@aws-amplify/ui-react';
import { Emblem } from '#web/components/emblem.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { refreshProfile, signOut, useNotary } from '#web/lib/session/session.ts';
import './closed-account.css';

/** The page of a notary whose account is closed: until when it can be reopened, and nothing else. */
export function ClosedAccount({ closesAt }: { closesAt: string }) {
  const notary = useNotary();
  const { run, busy } = useCall(
    async () => {
      await api('reopen-account');
      await refreshProfile();
    },
    { failed: 'Failed to reopen the account' },
  );
  return (
    <main id="content" className="auth">
      <div className="auth-card">
        <Emblem size={104} label="Seal of the Digital Notary Journal" />
        <h1>Your account is closed</h1>
        <p>
          You can reopen it until {formatDateTime(closesAt, notary)}. After that, we erase it permanently.
          Your journal is sealed and unchanged.
        </p>
        <p className="muted">
          To download your data, reopen the account first. You can close it again afterwards. A paid plan ends
          when the paid period ends, unless you reopen the account and keep the plan under Subscription.
        </p>
        <div className="closed-account-choices">
          <Button variation="primary" isLoading={busy} loadingText="Reopening…" onClick={() => void run()}>
            Reopen account
          </Button>
          <Button onClick={() => void signOut()}>Sign out</Button>
        </div>
      </div>
    </main>
  );
}
