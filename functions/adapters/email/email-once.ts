import { SESv2Client } from '@aws-sdk/client-sesv2';
import { type Mail, sendEmail } from './email.ts';

/**
 * The result of a single attempt to send an email. Nothing was sent if SES `refused` this email or is `busy`
 * and accepts none now. `unknown`: no response came, or none that says whether it was sent.
 */
export type EmailEnd = { kind: 'sent' } | { kind: 'refused' | 'busy' | 'unknown'; error: unknown };

const ofThisMail = ['MessageRejected', 'BadRequestException'];
/** Without a connection, SES received nothing. */
const unconnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** Returns the result that an SES error proves. */
export function endOf(error: unknown): EmailEnd {
  const { name, code, $metadata } = (typeof error === 'object' && error !== null ? error : {}) as {
    name?: unknown;
    code?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  if (ofThisMail.includes(String(name))) return { kind: 'refused', error };
  const status = $metadata?.httpStatusCode ?? 0;
  const isNo = status >= 400 && status < 500;
  return { kind: isNo || unconnected.includes(String(code)) ? 'busy' : 'unknown', error };
}

/**
 * Sends emails from MAIL_FROM, each with exactly one request: the SDK's own retries would resend an email
 * whose response was lost. Keeps no connection open, because SES could close it and leave it unknown whether
 * the email was accepted. Never throws.
 */
export function emailOnce(): (mail: Mail) => Promise<EmailEnd> {
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
      return { kind: 'sent' };
    } catch (error) {
      return endOf(error);
    }
  };
}
