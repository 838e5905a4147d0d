/** The minimum length (specification, section 5). The account's password rule is stricter and is checked afterwards. */
const coarseMinimum = 6;

/** Fetches the account's password rule, which contains a list of well-known passwords. */
export const fetchPasswordRule = () => import('#shared/rules/password.ts');

/** Checks of a new password before it is sent. Without the code of the account's rule, only the server checks that. */
export function newPasswordRules(email: string) {
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

export const confirmationRules = {
  validate: (confirmation: string, { newPassword }: { newPassword: string }) =>
    confirmation === newPassword || 'New passwords do not match',
};
