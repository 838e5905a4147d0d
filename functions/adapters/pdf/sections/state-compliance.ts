import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { stateCompliance } from '#shared/rules/law/state-compliance.ts';
import { labelWidth, recorded, shownRuling } from './facts.ts';

/** The rules that judged the entry, and what its state requires of a journal, with citations. */
export function complianceSection(entry: PrintedEntry, printing: Printing): Content[] {
  const { checked, duty, format, retention, leftOut } = stateCompliance(entry);
  const facts = recorded(
    [
      ['Check', checked],
      ['Journal', duty && shownRuling(duty)],
      ['Format', format && shownRuling(format)],
      ['Retention', retention && shownRuling(retention)],
      ['Not recorded', leftOut && shownRuling(leftOut)],
    ],
    printing,
  );
  return [openHeading('State compliance'), ledger(facts, page.width, labelWidth)];
}
