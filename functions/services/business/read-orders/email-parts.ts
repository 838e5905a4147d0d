import PostalMime, { type Attachment } from 'postal-mime';
import { isTurned, oneLine, plainText } from './clean-text.ts';
import { visibleText } from './visible-text.ts';

export type EmailParts = {
  subject: string;
  text: string;
  /** When the email was sent, or undefined if it doesn't say. */
  sent: Date | undefined;
  messageId: string | undefined;
  calendars: string[];
  isTurned: boolean;
};

/** Deeper than any mail program nests, and shallow enough to read quickly. */
const limits = { maxNestingDepth: 30, maxRfc822NestingDepth: 5, maxHeadersSize: 256 * 1024 };

/** Fewer characters than this are no message, so the plain part is read instead of the HTML. */
const leastVisible = 20;

const isCalendar = ({ mimeType, filename }: Attachment) =>
  /^(?:text\/calendar|application\/ics)$/.test(mimeType) || /\.ics$/i.test(filename ?? '');

/** Lines of an email, and those that begin a part or may do so. One with more takes long to take apart, and shows no order. */
const linesMax = 20_000;
const partsMax = 1_000;

function isTooLong(content: string | Uint8Array): boolean {
  const text = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
  return (
    text.split('\n').length > linesMax || [...text.matchAll(/^(?:--|content-type:)/gim)].length > partsMax
  );
}

function contentOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** Returns what an email shows, and the calendar files in it. Other attachments and links are not read. Undefined if it is no email. */
export async function emailParts(content: string | Uint8Array): Promise<EmailParts | undefined> {
  if (isTooLong(content)) return undefined;
  try {
    const email = await new PostalMime(limits).parse(content);
    const visible = plainText(email.html ? visibleText(email.html) : '');
    const sent = new Date(email.date ?? '');
    return {
      subject: oneLine(plainText(email.subject ?? '')),
      text: visible.length < leastVisible && email.text ? plainText(email.text) : visible,
      sent: Number.isNaN(sent.getTime()) ? undefined : sent,
      messageId: oneLine(plainText(email.messageId ?? '')).replace(/^<(.*)>$/, '$1') || undefined,
      isTurned: [email.subject, email.html, email.text].some((text) => isTurned(text ?? '')),
      calendars: email.attachments.filter(isCalendar).slice(0, 20).map(contentOf),
    };
  } catch {
    return undefined;
  }
}
