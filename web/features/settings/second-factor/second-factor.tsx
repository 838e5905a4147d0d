import { Badge, Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { fewCodesText } from '#web/lib/session/recovery-codes.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { RenewCodes } from './renew-codes.tsx';
import { TurnOff } from './turn-off.tsx';
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
