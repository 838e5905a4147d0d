import type { Mail } from '#functions/adapters/email/email.ts';
import type { EmailKind } from '#shared/data/emails.ts';

/** A paragraph of an email: a text, or a link with its label. */
export type Paragraph = string | { link: string; label: string };

/** An email without its address. */
export type Letter = { kind: EmailKind; subject: string; paragraphs: readonly Paragraph[] };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Shows a link's address next to its label, so the reader sees where it leads. */
function htmlOf(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p>${escaped(paragraph)}</p>`;
  const link = escaped(paragraph.link);
  return `<p><a href="${link}">${escaped(paragraph.label)}</a></p><p>${link}</p>`;
}

/** Returns an email with the same paragraphs as plain text and as HTML. */
export function letter(to: string, { kind, subject, paragraphs }: Letter): Mail {
  const texts = paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.link));
  return {
    kind,
    to,
    subject,
    text: [...texts, ''].join('\n\n'),
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>`,
      ...paragraphs.map(htmlOf),
      '</body></html>',
    ].join(''),
  };
}
