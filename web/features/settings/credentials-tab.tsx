import { useEffect, useRef } from 'react';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { AdditionalStates } from './additional-states.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { Commissions } from './commissions/commissions.tsx';
import { InsuranceDocuments } from './insurance-documents/insurance-documents.tsx';
import { pointTo } from './point-to.ts';
import { PrimaryState } from './primary-state.tsx';
import { usePracticeStates } from './use-practice-states.ts';

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

/** The states in which a notary practices: one primary state and any number of others (specification, section 2.12). */
function PracticeStates() {
  const edit = usePracticeStates();
  useUnsavedEdits(edit.isPrimaryEdited || edit.isAdditionalEdited);
  const primarySelect = useRef<HTMLSelectElement>(null);
  const changedHeading = useRef<HTMLHeadingElement>(null);
  const onRefused = () => primarySelect.current?.focus();

  useEffect(() => {
    if (edit.refusals > 0) pointTo(changedHeading.current);
  }, [edit.refusals]);

  return (
    <>
      <ChangedFields changed={edit.changed} heading={changedHeading} />
      <section className="settings-block" aria-labelledby="practice-states">
        <h3 id="practice-states">Notary practice states</h3>
        <p className="muted">
          The states you practice in. New entries start in your primary state, and the State Guide shows what
          each state requires of your journal.
        </p>
        <PrimaryState edit={edit} select={primarySelect} onRefused={onRefused} />
        <AdditionalStates edit={edit} onRefused={onRefused} />
      </section>
    </>
  );
}
