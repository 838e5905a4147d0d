import type { UseFormReturn } from 'react-hook-form';
import { bareCode } from '#web/components/forms/code-input.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useRefreshSignIns } from '#web/lib/api/use-api.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { refreshProfile, replaceToken, useNotary } from '#web/lib/session/session.ts';
import { keepForOffline } from '#web/lib/session/sign-in.ts';

export const noPassword = { currentPassword: '', newPassword: '', confirmation: '', code: '' };

type PasswordValues = typeof noPassword;

const failure = 'Failed to change password';

/** Returns the field that an error is about, if any. */
function fieldOf(error: unknown): keyof PasswordValues | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'PASSWORD_WRONG') return 'currentPassword';
  if (error.code === 'SECOND_FACTOR_REQUIRED' || error.code === 'SECOND_FACTOR_WRONG') return 'code';
  return error.code === 'INVALID_FIELDS' ? 'newPassword' : undefined;
}

/** Changes the password, then clears the form. */
export function useChangePassword(form: UseFormReturn<PasswordValues>) {
  const notary = useNotary();
  const { secondFactorEnabled } = notary;
  const refreshSignIns = useRefreshSignIns();
  return useAction(async ({ currentPassword, newPassword, code }: PasswordValues) => {
    try {
      await replaceToken(() =>
        api('change-password', {
          body: { currentPassword, newPassword, ...(secondFactorEnabled && { code: bareCode(code) }) },
        }),
      );
      keepForOffline(notary, newPassword);
      form.reset();
      notify.success('Password changed successfully');
      // The proof may have used a recovery code, and every other session has ended.
      await Promise.all([secondFactorEnabled && refreshProfile(), refreshSignIns()]);
    } catch (error) {
      if (isSessionEnd(error)) return;
      const field = fieldOf(error);
      if (field) form.setError(field, { message: detailOf(error, failure) }, { shouldFocus: true });
      notify.error(failure, { description: detailOf(error, '') });
      // Another device turned the second factor on or off, so the form must follow the profile.
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') await refreshProfile();
    }
  });
}
