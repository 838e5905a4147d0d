import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { profileFieldComplaint } from '#shared/rules/profile-fields.ts';
import { MailProblem } from '#web/components/email/mail-problem-notice.tsx';
import { UnverifiedEmail } from '#web/components/email/unverified-email.tsx';
import { ErrorSummary, type Problem } from '#web/components/forms/error-summary.tsx';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { type EditField, editLabels } from './edit-values.ts';
import { pointTo } from './point-to.ts';
import { Picture } from './profile/picture.tsx';
import { Specializations } from './profile/specializations.tsx';
import { useSpecializations } from './profile/use-specializations.ts';
import { ProfileFields } from './profile-inputs.tsx';
import { Unsaved } from './unsaved.tsx';
import { useProfileEdit } from './use-profile-edit.ts';
import './profile-tab.css';

const fields = [
  'fullName',
  'phone',
  'businessName',
  'businessAddress',
  'businessAddress2',
  'businessCity',
  'businessState',
  'businessZip',
  'website',
  'specializations',
] as const satisfies readonly EditField[];

/** The notary's name, picture, and business (specification, section 2.12). */
export function ProfileTab() {
  // Only the full name is required, which the server checks.
  const edit = useProfileEdit(fields, {
    onRefused: ({ fullName }) => {
      const complaint = profileFieldComplaint('fullName', fullName);
      if (complaint) form.setError('fullName', { message: `${editLabels.fullName} ${complaint}` });
      return complaint !== undefined;
    },
  });
  const { form } = edit;
  const { errors } = form.formState;
  const specializations = useSpecializations(edit.mine.specializations, (list) =>
    form.setValue('specializations', list),
  );
  const specializationInput = useRef<HTMLInputElement>(null);
  const problemHeading = useRef<HTMLHeadingElement>(null);
  const changedHeading = useRef<HTMLHeadingElement>(null);
  const [refusals, setRefusals] = useState(0);
  const isTyped = specializations.typed.trim() !== '';
  useUnsavedEdits(isTyped);

  useEffect(() => {
    if (refusals > 0) pointTo(changedHeading.current ?? problemHeading.current);
  }, [refusals]);

  async function submit(): Promise<void> {
    form.clearErrors();
    // Also saves a specialization that was typed but not added.
    const isListed = !isTyped || specializations.add() === undefined;
    const isValid = (await form.trigger()) && isListed;
    if (isValid && edit.conflicts.length === 0) await edit.save();
    setRefusals((count) => count + 1);
  }

  const problems: Problem[] = fields.flatMap((name) => {
    if (name === 'specializations') return [];
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ name, message, focus: () => form.setFocus(name) }];
  });
  if (specializations.problem) {
    const focus = () => specializationInput.current?.focus();
    problems.push({ name: 'specializations', message: specializations.problem, focus });
  }
  if (errors.root?.message) problems.push({ name: 'root', message: errors.root.message });

  return (
    <section aria-labelledby="profile">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="profile-bar">
          <h2 id="profile">Profile</h2>
          <Unsaved isEdited={edit.isEdited || isTyped} />
          <Button type="submit" variation="primary" isLoading={edit.busy} loadingText="Saving…">
            Submit
          </Button>
        </div>
        <ErrorSummary problems={problems} heading={problemHeading} />
        <ChangedElsewhere edit={edit} heading={changedHeading} />
        <UnverifiedEmail />
        <MailProblem />
        <Picture />
        <div className="settings-block">
          <p className="muted">* Required for a complete profile</p>
          <ProfileFields form={form} />
          <Specializations edit={specializations} isEdited={edit.isEdited} input={specializationInput} />
        </div>
      </form>
    </section>
  );
}
