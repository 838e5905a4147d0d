import { MailProblem } from '#web/components/email/mail-problem-notice.tsx';
import { UnverifiedEmail } from '#web/components/email/unverified-email.tsx';
import { Passkeys } from '#web/components/passkeys/passkeys.tsx';
import { SignIns } from '#web/components/sign-ins/sign-ins.tsx';
import { AccessRecord } from './access-record/access-record.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password/change-password.tsx';
import { CloseAccount } from './close-account/close-account.tsx';
import { MyData } from './my-data/my-data.tsx';
import { pointTo } from './point-to.ts';
import { SecondFactor } from './second-factor/second-factor.tsx';
import './security-tab.css';

/** The sections, by the IDs of their headings. */
const sections = [
  { id: 'change-password', title: 'Change password', Section: ChangePassword },
  { id: 'second-factor', title: 'Second factor', Section: SecondFactor },
  { id: 'passkeys', title: 'Passkeys', Section: Passkeys },
  { id: 'change-email', title: 'Email address', Section: ChangeEmail },
  { id: 'sign-ins', title: 'Sign-ins', Section: SignIns },
  { id: 'access-record', title: 'Record of access', Section: AccessRecord },
  { id: 'my-data', title: 'My data', Section: MyData },
  { id: 'close-account', title: 'Close account', Section: CloseAccount },
] as const;

/** How the notary signs in, who else did, and a copy of everything in the account. */
export function SecurityTab() {
  return (
    <section aria-labelledby="security" className="security">
      <h2 id="security">Security</h2>
      <ul className="security-sections" aria-label="Sections">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button type="button" onClick={() => goTo(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <div className="security-blocks">
        <div className="settings-notices">
          <UnverifiedEmail />
          <MailProblem />
        </div>
        {sections.map(({ id, Section }) => (
          <Section key={id} />
        ))}
      </div>
    </section>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  pointTo(heading);
}
