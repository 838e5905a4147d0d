import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { stateCompliance } from '#shared/rules/law/state-compliance.ts';
import { labelWidth, recorded, shownLegalFact } from './facts.ts';

/**
 * Returns the rules that the entry was checked against, and what its state requires of a journal, with
 * citations.
 */
export function complianceSection(entry: PrintedEntry, printing: Printing): Content[] {
  const { checked, duty, format, retention, leftOut } = stateCompliance(entry);
  const facts = recorded(
    [
      ['Check', checked],
      ['Journal', duty && shownLegalFact(duty)],
      ['Format', format && shownLegalFact(format)],
      ['Retention', retention && shownLegalFact(retention)],
      ['Not recorded', leftOut && shownLegalFact(leftOut)],
    ],
    printing,
  );
  return [openHeading('State compliance'), ledger(facts, page.width, labelWidth)];
}
