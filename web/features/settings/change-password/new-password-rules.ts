import { limits } from '#shared/data/limits.ts';
import { passwordProblem } from '#shared/rules/password.ts';

/** Checks of a new password before it is sent. */
export function newPasswordRules(email: string) {
  return {
    validate: (password: string) => {
      if (password.length < limits.passwordMin) {
        return `New password must be at least ${limits.passwordMin} characters`;
      }
      return passwordProblem(password, email) ?? true;
    },
  };
}

export const confirmationRules = {
  validate: (confirmation: string, { newPassword }: { newPassword: string }) =>
    confirmation === newPassword || 'New passwords do not match',
};
