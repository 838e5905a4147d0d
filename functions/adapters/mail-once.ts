import { SESv2Client } from '@aws-sdk/client-sesv2';
import { type Mail, sendEmail } from './mail.ts';

/**
 * How the one try to send a mail ended. Nothing was sent when it is `refused`, this mail alone, or `busy`: no
 * mail is taken now. `unknown`: no answer came, or none that says whether it was sent.
 */
export type MailEnd = { end: 'sent' } | { end: 'refused' | 'busy' | 'unknown'; error: unknown };

const ofThisMail = ['MessageRejected', 'BadRequestException'];
/** Without a connection, nothing was asked. */
const unconnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** What an error of SES proves. */
export function endOf(error: unknown): MailEnd {
  const { name, code, $metadata } = (typeof error === 'object' && error !== null ? error : {}) as {
    name?: unknown;
    code?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  if (ofThisMail.includes(String(name))) return { end: 'refused', error };
  const status = $metadata?.httpStatusCode ?? 0;
  const isNo = status >= 400 && status < 500;
  return { end: isNo || unconnected.includes(String(code)) ? 'busy' : 'unknown', error };
}

/**
 * Sends mails from MAIL_FROM, each asked for exactly once: the SDK's own retries would send a mail again whose
 * answer was lost. No connection is kept, since one that SES closed meanwhile would leave it unknown whether it
 * took the mail. Never throws.
 */
export function mailOnce(): (mail: Mail) => Promise<MailEnd> {
  const client = new SESv2Client({
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 15_000,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: false },
      httpsAgent: { keepAlive: false },
    },
  });
  return async (mail) => {
    try {
      await client.send(sendEmail(mail));
      return { end: 'sent' };
    } catch (error) {
      return endOf(error);
    }
  };
}
