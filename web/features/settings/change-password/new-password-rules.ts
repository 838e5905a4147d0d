import { passwordProblem } from '#shared/rules/password.ts';

/** The minimum length (specification, section 5). The account's password rule is stricter and is checked afterwards. */
const coarseMinimum = 6;

/** Checks of a new password before it is sent. */
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
