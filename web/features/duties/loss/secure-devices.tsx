import { LinkButton } from '#web/components/link-button.tsx';
import { Passkeys } from '#web/components/passkeys/passkeys.tsx';
import { SignIns } from '#web/components/sign-ins/sign-ins.tsx';
import { paths } from '#web/lib/navigation/paths.ts';

/** Ends the sessions of a device and removes its passkeys, and says what a finder can read. */
export function SecureDevices({ isBreach }: { isBreach: boolean }) {
  return (
    <section className="duties" aria-labelledby="secure-devices">
      <div className="matter-block">
        <h2 id="secure-devices">Secure your account first</h2>
        <ol>
          <li>
            {isBreach
              ? 'Sign out every device that you don’t recognize.'
              : 'Sign the lost device out. If you are not sure which one it is, sign out everywhere.'}
          </li>
          <li>Remove passkeys of devices that you no longer have.</li>
          <li>Change your password{isBreach ? ', and turn on a second factor.' : '.'}</li>
        </ol>
        {!isBreach && (
          <p>
            <strong>What a finder can read:</strong> once the device is signed out, none of your sealed
            entries can be opened on it. Entries that you had not finished or sent yet are stored in its
            browser, encrypted, and the key is in the same browser. So someone who can unlock the device can
            still read them. Its screen lock protects them. Erase the device with its maker’s service for lost
            devices.
          </p>
        )}
        <div className="duty-buttons">
          <LinkButton to={paths.settingsTab('security')}>Change password</LinkButton>
        </div>
      </div>
      <SignIns />
      <Passkeys />
    </section>
  );
}
