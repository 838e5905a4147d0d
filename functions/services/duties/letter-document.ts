import type { DocumentPart, DutyDocument } from '#functions/adapters/pdf/duty-pdf.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { dayIn } from '#shared/rules/dates.ts';
import type { Letter, ShowDay, Writer } from '#shared/rules/duties/letter.ts';
import { shownDay } from '#shared/rules/shown-day.ts';

/** Returns a notary's letterhead and date format. */
export function writing({ fullName, email, dateFormat }: Account): { writer: Writer; showDay: ShowDay } {
  return { writer: { fullName, email }, showDay: (day) => shownDay(day, dateFormat) };
}

/** Returns a printable letter with a line for a handwritten signature. */
export function letterDocument(
  account: Account,
  { to, subject, paragraphs, facts, enclosures, from }: Letter,
  now: Date,
): Omit<DutyDocument, 'issuer'> {
  const [name = account.fullName, title = '', ...contact] = from;
  const enclosed: DocumentPart[] =
    enclosures.length > 0
      ? [
          { kind: 'heading', text: 'Enclosed' },
          { kind: 'list', items: enclosures },
        ]
      : [];
  return {
    kind: 'letter',
    title: subject,
    subject: 'Letter of a notary public',
    notary: account.fullName,
    printedAt: now,
    parts: [
      { kind: 'lines', lines: to },
      { kind: 'lines', lines: [writing(account).showDay(dayIn(account.timezone, now))] },
      ...paragraphs.map((text): DocumentPart => ({ kind: 'paragraph', text })),
      { kind: 'facts', facts: facts.map(([label, value]) => ({ label, value })) },
      ...enclosed,
      { kind: 'signature', name, title },
      { kind: 'lines', lines: contact },
    ],
  };
}
