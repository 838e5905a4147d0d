import type { MailProblem } from '#shared/rules/mail-problem.ts';

/** The words for each problem with email to the notary's address. */
export const mailProblemWords: Record<MailProblem, { title: string; happened: (email: string) => string }> = {
  bounced: {
    title: 'Our emails are not reaching you',
    happened: (email) => `An email to ${email} came back as undeliverable.`,
  },
  complained: {
    title: 'We stopped sending you emails',
    happened: (email) => `An email to ${email} was marked as spam, by you or by your email provider.`,
  },
};
