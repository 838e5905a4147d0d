import { Button } from '@aws-amplify/ui-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CodeInput, codeRules } from '#web/components/forms/code-input.tsx';
import { FormErrors } from '#web/components/forms/form-errors.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { noPassword, useChangePassword } from './use-change-password.ts';

/** Changes the password, which ends every other session (specification, section 2.12). */
export function ChangePassword() {
  const notary = useNotary();
  const form = useForm({ defaultValues: noPassword });
  const { errors, dirtyFields } = form.formState;
  // A password manager fills in the current password.
  useUnsavedEdits(dirtyFields.newPassword === true);
  const { run, busy } = useChangePassword(form);
  useEffect(() => void fetchPasswordRule().catch(() => {}), []);
  return (
    <section className="settings-block" aria-labelledby="change-password">
      <h3 id="change-password">Change password</h3>
      <p className="muted">You stay signed in on this device. Every other device is signed out.</p>
      <form noValidate className="settings-form" onSubmit={form.handleSubmit((values) => run(values))}>
        <FormErrors form={form} names={['currentPassword', 'newPassword', 'confirmation', 'code']} />
        {/* Tells password managers which account this password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={notary.email} readOnly hidden />
        <PasswordInput
          label="Current password"
          registration={form.register('currentPassword', { required: 'Enter your current password.' })}
          error={errors.currentPassword?.message}
        />
        <PasswordInput
          isNew
          label="New password"
          registration={form.register('newPassword', newPasswordRules(notary.email))}
          error={errors.newPassword?.message}
        />
        <PasswordInput
          isRepeated
          label="Confirm new password"
          registration={form.register('confirmation', confirmationRules)}
          error={errors.confirmation?.message}
        />
        {notary.secondFactorEnabled && (
          <CodeInput
            registration={form.register('code', codeRules)}
            error={errors.code?.message}
            onSwitch={() => form.resetField('code')}
          />
        )}
        <div className="settings-save">
          <Button type="submit" variation="primary" isLoading={busy} loadingText="Changing…">
            Change password
          </Button>
        </div>
      </form>
    </section>
  );
}

/** The minimum length (specification, section 5). The account's password rule is stricter and is checked afterwards. */
const coarseMinimum = 6;

/** Fetches the account's password rule, which contains a list of well-known passwords. */
const fetchPasswordRule = () => import('#shared/rules/password.ts');

/** Checks of a new password before it is sent. Without the code of the account's rule, only the server checks that. */
function newPasswordRules(email: string) {
  return {
    validate: async (password: string) => {
      if (password.length < coarseMinimum) {
        return `New password must be at least ${coarseMinimum} characters`;
      }
      const rule = await fetchPasswordRule().catch(() => undefined);
      return rule?.passwordProblem(password, email) ?? true;
    },
  };
}

const confirmationRules = {
  validate: (confirmation: string, { newPassword }: { newPassword: string }) =>
    confirmation === newPassword || 'New passwords do not match',
};
