import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { documentLines } from '#shared/entry/words.ts';
import { shownDay } from '#shared/rules/shown-day.ts';

/** The documents of the act, numbered. */
export function documentsSection({ documents }: PrintedEntry, { text, dateFormat }: Printing): Content[] {
  const title = documents.length === 1 ? 'Document' : `Documents (${documents.length})`;
  if (documents.length === 0)
    return [openHeading('Documents'), { text: 'No document was recorded.', style: 'note' }];
  const facts = documentLines(documents, (day) => shownDay(day, dateFormat)).map((line, index) => ({
    label: `${index + 1}`,
    value: text(line),
  }));
  return [openHeading(title), ledger(facts, page.width, 24)];
}

/** Returns the notary's comments, if any. */
export function commentsSection({ comments }: PrintedEntry, { text }: Printing): Content[] {
  return comments ? [openHeading('Comments'), { text: text(comments), preserveLeadingSpaces: true }] : [];
}
