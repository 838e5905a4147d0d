import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { env } from '#functions/env.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

let client: SESv2Client | undefined;

const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });

/** What SES is asked to send one mail from MAIL_FROM. */
export function sendEmail(mail: Mail): SendEmailCommand {
  return new SendEmailCommand({
    FromEmailAddress: env('MAIL_FROM'),
    Destination: { ToAddresses: [mail.to] },
    Content: {
      Simple: { Subject: utf8(mail.subject), Body: { Text: utf8(mail.text), Html: utf8(mail.html) } },
    },
  });
}

/** Sends one mail from MAIL_FROM. An error of SES may name the address, so it is never to be logged whole. */
export async function sendMail(mail: Mail): Promise<void> {
  client ??= new SESv2Client({});
  await client.send(sendEmail(mail));
}
