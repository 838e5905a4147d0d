import { Badge, Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { ProofDialog } from '#web/components/step-up/proof-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { fewCodesText } from '#web/lib/session/recovery-codes.ts';
import { refreshProfile, useNotary } from '#web/lib/session/session.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOn } from './turn-on.tsx';
import './second-factor.css';

/** Turns the second factor on and off, and renews the recovery codes. */
export function SecondFactor() {
  const notary = useNotary();
  const [open, setOpen] = useState<'on' | 'off' | 'renew'>();
  const close = () => setOpen(undefined);
  const few = fewCodesText(notary);
  return (
    <section className="settings-block" aria-labelledby="second-factor">
      <h3 id="second-factor" className="second-factor-head">
        Second factor
        {notary.secondFactorEnabled ? (
          <Badge variation="success">On</Badge>
        ) : (
          <Badge variation="warning">Off</Badge>
        )}
      </h3>
      <p className="muted">
        With a second factor, signing in takes your password and a code from an authenticator app on your
        phone. A stolen password alone cannot open your journal.
      </p>
      {notary.secondFactorEnabled ? (
        <>
          {few ? (
            <p className="second-factor-few">
              <Icon name="warning" /> {few}
            </p>
          ) : (
            <p className="second-factor-left tabular">{notary.recoveryCodesLeft} recovery codes left</p>
          )}
          <div className="settings-save">
            <Button onClick={() => setOpen('renew')}>New recovery codes</Button>
            <Button colorTheme="error" onClick={() => setOpen('off')}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <div className="settings-save">
          <Button isDisabled={!notary.emailVerified} onClick={() => setOpen('on')}>
            Turn on second factor
          </Button>
          {!notary.emailVerified && <p className="muted">Confirm your email address first.</p>}
        </div>
      )}
      {open === 'on' && <TurnOn onClose={close} />}
      {open === 'off' && <TurnOff onClose={close} />}
      {open === 'renew' && <RenewCodes onClose={close} />}
    </section>
  );
}

/** Replaces the recovery codes with new ones. */
function RenewCodes({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <ProofDialog
      asksCode
      title="New recovery codes"
      confirmLabel="Make new codes"
      busyLabel="Making codes…"
      failure="Failed to make new recovery codes"
      submit={async (proof) => {
        const { recoveryCodes } = await api('renew-recovery-codes', { body: proof });
        setCodes(recoveryCodes);
        await refreshProfile();
      }}
      onClose={onClose}
    >
      <p>You get ten new codes. The old ones stop working.</p>
    </ProofDialog>
  );
}

/** Turns the second factor off. */
function TurnOff({ onClose }: { onClose: () => void }) {
  return (
    <ProofDialog
      asksCode
      isDanger
      title="Turn off second factor?"
      confirmLabel="Turn off"
      busyLabel="Turning off…"
      failure="Failed to turn off the second factor"
      submit={async (proof) => {
        await api('remove-second-factor', { body: proof });
        await refreshProfile();
        notify.success('Second factor turned off');
        onClose();
      }}
      onClose={onClose}
    >
      <p>You will sign in with your password alone. Your recovery codes will stop working.</p>
    </ProofDialog>
  );
}
