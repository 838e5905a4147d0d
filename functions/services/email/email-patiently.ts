import type { Mail } from '#functions/adapters/email/email.ts';
import type { EmailEnd } from '#functions/adapters/email/email-once.ts';

export type PatientEmailDeps = {
  /** Makes one attempt to send an email, and never throws. */
  emailOnce: (mail: Mail) => Promise<EmailEnd>;
  wait: (milliseconds: number) => Promise<unknown>;
};

const tries = 5;

/** Sends an email. Retries while SES is busy, after at most 1, 2, 4, and 8 seconds. */
export async function emailPatiently({ emailOnce, wait }: PatientEmailDeps, mail: Mail): Promise<EmailEnd> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await emailOnce(mail);
    if (result.kind !== 'busy' || attempt === tries) return result;
    await wait(1_000 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
  }
}
