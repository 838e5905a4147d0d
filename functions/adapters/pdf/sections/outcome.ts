import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { printedLabel } from '#functions/adapters/pdf/printed-label.ts';
import { outcomeReasons } from '#shared/data/outcomes.ts';
import { codeName } from '#shared/entry/words.ts';
import { notPerformed } from '#shared/rules/entry-words.ts';
import { labelWidth, recorded } from './facts.ts';

/** Says above everything else that the act was not performed, and why. Nothing for one that was. */
export function outcomeSection(entry: PrintedEntry, printing: Printing): Content[] {
  const title = notPerformed(entry);
  if (!title) return [];
  const { outcomeReason, outcomeNote } = entry;
  const facts = recorded(
    [
      [printedLabel('outcomeReason'), outcomeReason && codeName(outcomeReasons, outcomeReason)],
      [printedLabel('outcomeNote'), outcomeNote],
    ],
    printing,
  );
  return [openHeading(title), ledger(facts, page.width, labelWidth)];
}
