import { AccessRecord } from './access-record/access-record.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password/change-password.tsx';
import { Commissions } from './commissions/commissions.tsx';
import { InsuranceDocuments } from './insurance-documents/insurance-documents.tsx';
import { MyData } from './my-data/my-data.tsx';
import { Passkeys } from './passkeys/passkeys.tsx';
import { PracticeStates } from './practice-states.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';
import { SignIns } from './sign-ins/sign-ins.tsx';

/** The notary's credentials and account security. */
export function CredentialsTab() {
  return (
    <section aria-labelledby="credentials">
      <h2 id="credentials">Credentials</h2>
      <Commissions />
      <InsuranceDocuments />
      <PracticeStates />
      <ChangeEmail />
      <ChangePassword />
      <Passkeys />
      <SecondFactor />
      <SignIns />
      <AccessRecord />
      <MyData />
    </section>
  );
}
