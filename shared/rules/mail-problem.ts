/**
 * Why the product sends no mail to an address. `bounced`: its server refused a mail permanently. `complained`: a mail was
 * marked as spam.
 */
export const mailProblems = ['bounced', 'complained'] as const;

export type MailProblem = (typeof mailProblems)[number];
