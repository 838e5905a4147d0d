import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { actTypes } from '#shared/data/act-types.ts';
import { findDocumentType } from '#shared/data/document-types.ts';
import { actTypeOf } from '#shared/rules/law/law-binding.ts';
import { stateCompliance } from '#shared/rules/law/state-compliance.ts';
import { labelWidth, recorded, shownRuling, stateName } from './facts.ts';

/** Statements about the entry by the law of its state, each with its citation. */
export function complianceSection(entry: PrintedEntry, printing: Printing): Content[] {
  const { checked, duty, format, retention, leftOut } = stateCompliance(entry);
  const act = actTypeOf(entry);
  const subject = [
    entry.stateCode && stateName(entry.stateCode),
    findDocumentType(entry.documentType)?.name,
    act && actTypes[act].name,
  ];
  const facts = recorded(
    [
      ['State, document, act', subject.filter(Boolean).join(', ')],
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
