import { type Attachment, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { env } from '#functions/env.ts';
import type { EmailKind } from '#shared/data/emails.ts';

/** A file that comes with an email. */
export type MailedFile = { name: string; type: string; bytes: Uint8Array };

/** An email of a kind listed in shared/data/emails.ts. */
export type Mail = {
  kind: EmailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address for answers, if not MAIL_FROM. */
  replyTo?: string;
  file?: MailedFile;
};

let client: SESv2Client | undefined;

const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });

const attached = ({ name, type, bytes }: MailedFile): Attachment => ({
  FileName: name,
  ContentType: type,
  ContentDisposition: 'ATTACHMENT',
  ContentTransferEncoding: 'BASE64',
  RawContent: bytes,
});

/** Returns the SES command that sends one email from MAIL_FROM, with the stage's configuration set. */
export function sendEmail(mail: Mail): SendEmailCommand {
  return new SendEmailCommand({
    FromEmailAddress: env('MAIL_FROM'),
    ConfigurationSetName: env('MAIL_CONFIGURATION_SET'),
    Destination: { ToAddresses: [mail.to] },
    ...(mail.replyTo !== undefined && { ReplyToAddresses: [mail.replyTo] }),
    Content: {
      Simple: {
        Subject: utf8(mail.subject),
        Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
        ...(mail.file && { Attachments: [attached(mail.file)] }),
      },
    },
  });
}

/**
 * Sends one email from MAIL_FROM, within 6 seconds: a sign-in must not wait longer for a notice. Throws SES
 * errors, which may contain the address: never log them whole.
 */
export async function sendMail(mail: Mail): Promise<void> {
  client ??= new SESv2Client({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
  });
  await client.send(sendEmail(mail));
}
