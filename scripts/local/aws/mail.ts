import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AwsEmulator, answer, asRecord, exception } from './aws-answer.ts';

/** A file that came with a mail, in base64. */
export type MailedFile = { name: string; type: string; content: string };

/** A mail in the outbox. */
export type Mail = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  replyTo: string[];
  files: MailedFile[];
  sentAt: string;
};

const data = (content: unknown) => {
  const value = asRecord(content)?.['Data'];
  return typeof value === 'string' ? value : '';
};

const list = (value: unknown) => (Array.isArray(value) ? value : []);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns an emulator of SES v2: SendEmail with simple content and files, written to the outbox, a folder of JSON files. */
export function mail(outbox: string): AwsEmulator {
  let sent = 0;
  return async ({ method, path, body }) => {
    if (method !== 'POST' || path !== '/v2/email/outbound-emails') return undefined;
    const input = asRecord(body) ?? {};
    const to = asRecord(input['Destination'])?.['ToAddresses'];
    const simple = asRecord(asRecord(input['Content'])?.['Simple']);
    const from = input['FromEmailAddress'];
    if (typeof from !== 'string' || !Array.isArray(to) || to.length === 0 || !simple) {
      return exception(
        'BadRequestException',
        'The local stack sends simple mails from one address to others',
      );
    }
    const parts = asRecord(simple['Body']);
    const written: Mail = {
      from,
      to: to.map(String),
      subject: data(simple['Subject']),
      text: data(parts?.['Text']),
      html: data(parts?.['Html']),
      replyTo: list(input['ReplyToAddresses']).map(String),
      files: list(simple['Attachments']).map((file) => ({
        name: text(asRecord(file)?.['FileName']),
        type: text(asRecord(file)?.['ContentType']),
        content: text(asRecord(file)?.['RawContent']),
      })),
      sentAt: new Date().toISOString(),
    };
    sent += 1;
    const name = `${written.sentAt.replace(/[:.]/g, '-')}-${process.pid}-${String(sent).padStart(4, '0')}`;
    await mkdir(outbox, { recursive: true });
    const half = join(outbox, `.${name}`);
    await writeFile(half, JSON.stringify(written, null, 2));
    await rename(half, join(outbox, `${name}.json`));
    return answer({ MessageId: name });
  };
}
