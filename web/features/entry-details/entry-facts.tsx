import { Badge } from '@aws-amplify/ui-react';
import { LocationMap } from '#web/components/map/location-map.tsx';
import type { Entry, EntryRow } from '#web/lib/api-types.ts';
import { formatDate, formatDateTime, formatDay } from '#web/lib/dates.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useNotary } from '#web/lib/session.ts';
import { DetailSection, FactList } from './fact-list.tsx';
import { documentTypeLabel, notAvailable, stateLabel } from './labels.ts';

/** The height of the map in the details, in pixels (specification, section 9). */
const mapHeight = 220;

/** When, for what fee, and where. */
export function EntryFacts({ entry }: { entry: Entry }) {
  const notary = useNotary();
  const { locationLat: lat, locationLng: lng } = entry;
  return (
    <>
      <DetailSection title="Entry Information">
        <FactList
          facts={[
            ['Notarization Date', entry.date ? formatDay(entry.date, notary) : notAvailable],
            ['Fee', entry.fee ? formatMoney(entry.fee) : notAvailable],
            ['Submitted', entry.submittedAt && formatDateTime(entry.submittedAt, notary)],
            ['Comments', entry.comments && <span className="detail-text">{entry.comments}</span>],
          ]}
        />
      </DetailSection>
      <DetailSection title="Location">
        <p className="detail-text">{entry.locationLabel || notAvailable}</p>
        {lat !== null && lng !== null && <LocationMap point={{ lat, lng }} height={mapHeight} />}
      </DetailSection>
    </>
  );
}

/** What was notarized, and under which state's rules. */
export function DocumentFacts({ entry }: { entry: Entry }) {
  return (
    <>
      <DetailSection title="Documents">
        {entry.documents.length > 0 ? (
          <ol className="detail-documents">
            {entry.documents.map(({ description }, index) => (
              // Documents have no id, and a shown entry never changes their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>{description}</li>
            ))}
          </ol>
        ) : (
          <p>{notAvailable}</p>
        )}
      </DetailSection>
      <DetailSection title="State Compliance">
        <FactList
          facts={[
            ['State', stateLabel(entry.stateCode)],
            ['Document Type', documentTypeLabel(entry.documentType)],
            ['Grantee Name', entry.granteeName],
            ['County', entry.landCounty],
            ['Grantee Mailing Address', entry.granteeAddress],
            ['Witness Name', entry.witnessName],
            ['Witness Address', entry.witnessAddress],
          ]}
        />
      </DetailSection>
    </>
  );
}

/** The hashes that seal the entry and tie it to the one before. */
export function SealFacts({ entry }: { entry: Entry }) {
  if (!entry.entryHash) return null;
  return (
    <DetailSection title="Seal">
      <FactList
        facts={[
          ['Entry Hash', <Hash key="own" value={entry.entryHash} />],
          ['Previous Entry Hash', entry.previousHash && <Hash key="previous" value={entry.previousHash} />],
        ]}
      />
    </DetailSection>
  );
}

function Hash({ value }: { value: string }) {
  return <code className="detail-hash">{value}</code>;
}

/** Says that the act was recorded on a later day than it took place. */
export function LateEntryMark({ entry }: { entry: Pick<EntryRow, 'date' | 'submittedAt'> }) {
  const notary = useNotary();
  return (
    <p className="late-entry">
      <Badge variation="warning">Late entry</Badge>
      {entry.date && entry.submittedAt && (
        <span>
          Notarized {formatDay(entry.date, notary)}, recorded {formatDate(entry.submittedAt, notary)}
        </span>
      )}
    </p>
  );
}
