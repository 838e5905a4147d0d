import { Commissions } from './commissions/commissions.tsx';
import { InsuranceDocuments } from './insurance-documents/insurance-documents.tsx';
import { PracticeStates } from './practice-states.tsx';

/** The notary's commissions, documents, and practice states (specification, section 2.12). */
export function CredentialsTab() {
  return (
    <section aria-labelledby="credentials">
      <h2 id="credentials">Credentials</h2>
      <Commissions />
      <InsuranceDocuments />
      <PracticeStates />
    </section>
  );
}
