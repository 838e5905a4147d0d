import { entryFields } from '#shared/entry/fields.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { timeOfAct } from '#shared/rules/entry-words.ts';
import { allSigners } from '#web/components/entries/signer-names.ts';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { commissionFacts } from './commission-facts.ts';
import { shownFieldName } from './corrections.tsx';
import { DetailSection, FactList } from './fact-list.tsx';
import { nameOfCode, notAvailable } from './labels.ts';

/** The facts in the entry's row of the list, shown while the details cannot be loaded. */
export function EntryRowFacts({ entry }: { entry: EntryRow }) {
  const notary = useNotary();
  return (
    <DetailSection title="Entry Information">
      <FactList
        facts={[
          [shownFieldName('date', entry), entry.date ? formatDay(entry.date, notary) : notAvailable],
          [entryFields.actTime.label, timeOfAct(entry)],
          [entryFields.fee.label, entry.fee ? formatMoney(entry.fee) : notAvailable],
          ['Location', entry.locationLabel || notAvailable],
          ['Signers', allSigners(entry)],
          ['Documents', String(entry.numberOfDocuments)],
          [entryFields.stateCode.label, nameOfCode(entryFields.stateCode, entry.stateCode)],
          [entryFields.documentType.label, nameOfCode(entryFields.documentType, entry.documentType)],
          ...commissionFacts(entry, notary),
        ]}
      />
    </DetailSection>
  );
}
