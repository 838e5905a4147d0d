import { MailProblem } from '#web/components/email/mail-problem-notice.tsx';
import { UnverifiedEmail } from '#web/components/email/unverified-email.tsx';
import { Passkeys } from '#web/components/passkeys/passkeys.tsx';
import { SignIns } from '#web/components/sign-ins/sign-ins.tsx';
import { AccessRecord } from './access-record/access-record.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password/change-password.tsx';
import { CloseAccount } from './close-account/close-account.tsx';
import { MyData } from './my-data/my-data.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';

/** How the notary signs in, who else did, and a copy of everything in the account. */
export function SecurityTab() {
  return (
    <section aria-labelledby="security">
      <h2 id="security">Security</h2>
      <div className="settings-notices">
        <UnverifiedEmail />
        <MailProblem />
      </div>
      <ChangePassword />
      <SecondFactor />
      <Passkeys />
      <ChangeEmail />
      <SignIns />
      <AccessRecord />
      <MyData />
      <CloseAccount />
    </section>
  );
}
