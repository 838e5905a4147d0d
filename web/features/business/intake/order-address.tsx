import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { SecretText } from './secret-text.tsx';

const failure = 'Failed to load your address for orders';

/** The secret email address to which the notary forwards confirmations. */
export function OrderAddress() {
  const { data, error, mutate } = useApi('get-order-address', {}, { failure });
  const [isAsking, setAsking] = useState(false);
  const { run, busy } = useCall(
    async () => {
      await mutate(await api('renew-order-address'), { revalidate: false });
    },
    { failed: (reason) => `The address was not created: ${reason}` },
  );
  const renew = async () => {
    await run();
    setAsking(false);
  };
  return (
    <section className="secret-block" aria-labelledby="order-address">
      <h2 id="order-address">Orders by email</h2>
      {!data && error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton label="Loading…" lines={2} />}
      {data && !data.available && (
        <p>
          This site doesn’t receive emails with orders. Paste their text instead, or open the email as an .eml
          file.
        </p>
      )}
      {data?.available && (
        <>
          <p>
            Forward confirmations of signings to your own secret address. The orders in them wait in your list
            until you check them. Nothing is added without you.
          </p>
          {data.address && <SecretText text={data.address} label="Copy address" copied="Address copied" />}
          <div className="order-buttons">
            {data.address ? (
              <Button onClick={() => setAsking(true)}>Create new address</Button>
            ) : (
              <Button variation="primary" isLoading={busy} loadingText="Creating…" onClick={() => void run()}>
                Create address
              </Button>
            )}
          </div>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Create a new address?"
          confirmLabel="Create new address"
          busyLabel="Creating…"
          busy={busy}
          onConfirm={() => void renew()}
          onCancel={() => setAsking(false)}
        >
          <p>Emails to the present address are no longer read. Change it wherever you forward from.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
