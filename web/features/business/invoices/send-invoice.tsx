import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { SendConfirmation } from '#web/components/email/send-confirmation.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { shownAmount } from '#web/lib/amounts.ts';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import type { Invoice } from './invoice-type.ts';

const failure = 'Failed to load the client';

/** Emails an invoice. It names the address first, and what is missing before it can go out. */
export function SendInvoice({
  invoice,
  label,
  onClose,
}: {
  invoice: Invoice;
  label: string;
  onClose: () => void;
}) {
  const { email, emailVerified } = useNotary();
  const refresh = useRefreshBusiness();
  const [problem, setProblem] = useState<string>();
  const client = useApi('get-client', { params: { id: invoice.clientId } }, { failure });
  const address = client.data?.email;
  const { run, busy } = useAction(async () => {
    setProblem(undefined);
    try {
      await api('send-client-invoice', { params: { id: invoice.id } });
      notify.success(`Invoice ${invoice.number} was sent to ${address}`);
      onClose();
      await refresh();
    } catch (error) {
      if (!isSessionEnd(error)) setProblem(detailOf(error, 'The invoice was not sent. Try again.'));
    }
  });
  return (
    <Dialog
      title={`${label}: invoice ${invoice.number}`}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variation="primary"
            isDisabled={!address || !emailVerified}
            isLoading={busy}
            loadingText="Sending…"
            onClick={() => run()}
          >
            {label}
          </Button>
        </>
      }
    >
      <div className="paper-form">
        {problem && (
          <p className="settings-problem" role="alert">
            {problem}
          </p>
        )}
        {!client.data && !client.error && <Skeleton label="Loading…" lines={2} />}
        {!client.data && client.error && (
          <LoadFailure text={failure} detail={client.error.detail} onRetry={() => void client.mutate()} />
        )}
        {address && (
          <p>
            The PDF of invoice {invoice.number}, with {shownAmount(invoice.open)} open, goes to{' '}
            <strong>{address}</strong>. Replies come to {email}.
          </p>
        )}
        {client.data && !address && (
          <>
            <p>{invoice.clientName} has no email address yet. Add one, then send the invoice.</p>
            <LinkButton to={paths.business('clients', { id: invoice.clientId })}>Open client</LinkButton>
          </>
        )}
        {!emailVerified && (
          <>
            <p>
              Confirm your own email address first: open the link that we emailed to {email}. Then you can
              send invoices.
            </p>
            <div>
              <SendConfirmation />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
