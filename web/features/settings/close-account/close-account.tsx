import { Button } from '@aws-amplify/ui-react';
import { useEffect, useState } from 'react';
import { daysToReturn } from '#shared/rules/closure.ts';
import { onDemand } from '#web/components/page/on-demand.tsx';

const CloseAccountDialog = onDemand(
  async () => (await import('./close-account-dialog.tsx')).CloseAccountDialog,
);

/** Closes the account, after an explanation of what becomes of the journal. */
export function CloseAccount() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void CloseAccountDialog.fetchCode().catch(() => {}), []);
  return (
    <section className="settings-block" aria-labelledby="close-account">
      <h3 id="close-account">Close account</h3>
      <p className="muted">
        If you stop being a notary or move to another journal, you can close your account. You decide what
        happens to your journal, where your state allows it. For {daysToReturn} days, you can come back.
      </p>
      <div className="settings-save settings-save-apart">
        <Button colorTheme="error" onClick={() => setOpen(true)}>
          Close account
        </Button>
      </div>
      {isOpen && <CloseAccountDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
