import type { EntryRow } from '#web/lib/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useNotary } from '#web/lib/session.ts';
import { commissionFacts } from './commission-facts.ts';
import { DetailSection, FactList } from './fact-list.tsx';
import { documentTypeLabel, notAvailable, stateLabel } from './labels.ts';

/** What the list knows of an entry, shown while its details cannot be loaded. */
export function EntryRowFacts({ entry }: { entry: EntryRow }) {
  const notary = useNotary();
  const signers = entry.signers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  return (
    <DetailSection title="Entry Information">
      <FactList
        facts={[
          ['Notarization Date', entry.date ? formatDay(entry.date, notary) : notAvailable],
          ['Fee', entry.fee ? formatMoney(entry.fee) : notAvailable],
          ['Location', entry.locationLabel || notAvailable],
          ['Signers', signers.filter(Boolean).join(', ') || notAvailable],
          ['Documents', String(entry.numberOfDocuments)],
          ['State', stateLabel(entry.stateCode)],
          ['Document Type', documentTypeLabel(entry.documentType)],
          ...commissionFacts(entry.commission, notary),
        ]}
      />
    </DetailSection>
  );
}
