import type { Content } from 'pdfmake/interfaces.js';
import { openHeading } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { notaryStatements } from '#shared/rules/notary-statements.ts';

/** Returns the notary's statements about numbers in texts, and answers to warnings, if any. */
export function statementsSection(entry: PrintedEntry, { text }: Printing): Content[] {
  const statements = notaryStatements(entry);
  if (statements.length === 0) return [];
  return [openHeading('Statements of the notary'), { ul: statements.map((statement) => text(statement)) }];
}
