import { Button } from '@aws-amplify/ui-react';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { refreshProfile } from '#web/lib/session/session.ts';

/** Emails the link that confirms the notary’s address again. */
export function SendConfirmation() {
  const { run, busy } = useAction(async () => {
    try {
      const { message } = await api('send-email-verification');
      notify.success(message);
      await refreshProfile();
    } catch (error) {
      notify.error(detailOf(error, 'The email could not be sent. Try again.'));
    }
  });
  return (
    <Button size="small" isLoading={busy} loadingText="Sending…" onClick={() => void run()}>
      Send again
    </Button>
  );
}
