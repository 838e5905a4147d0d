import type { Mail } from '#functions/adapters/mail/mail.ts';
import type { MailEnd } from '#functions/adapters/mail/mail-once.ts';

export type PatientMailDeps = {
  /** Requests an email exactly once, and never throws. */
  mailOnce: (mail: Mail) => Promise<MailEnd>;
  wait: (milliseconds: number) => Promise<unknown>;
};

const tries = 5;

/** Sends an email, and retries while the mail service is busy: after at most 1, 2, 4, and 8 seconds. */
export async function mailPatiently({ mailOnce, wait }: PatientMailDeps, mail: Mail): Promise<MailEnd> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await mailOnce(mail);
    if (result.kind !== 'busy' || attempt === tries) return result;
    await wait(1_000 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
  }
}
