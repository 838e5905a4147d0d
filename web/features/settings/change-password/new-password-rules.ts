import { passwordProblem } from '#shared/rules/password.ts';

/** The specification's own limit (section 5); the rule of the account is stricter and comes after it. */
const coarseMinimum = 6;

/** The checks of a new password before the server is asked. */
export function newPasswordRules(email: string) {
  return {
    validate: (password: string) => {
      if (password.length < coarseMinimum) {
        return `New password must be at least ${coarseMinimum} characters`;
      }
      return passwordProblem(password, email) ?? true;
    },
  };
}

export const confirmationRules = {
  validate: (confirmation: string, { newPassword }: { newPassword: string }) =>
    confirmation === newPassword || 'New passwords do not match',
};
