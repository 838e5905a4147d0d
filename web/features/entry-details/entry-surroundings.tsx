import { wasReceivedLater } from '#shared/rules/act-time.ts';
import { clockNote } from '#shared/rules/entry-words.ts';
import { clockWords } from '#shared/rules/received-later.ts';
import { LocationMap } from '#web/components/map/location-map.tsx';
import type { Entry } from '#web/lib/api/api-types.ts';
import { formatEntryTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { commissionFacts } from './commission-facts.ts';
import { DetailSection, FactList } from './fact-list.tsx';
import { notAvailable } from './labels.ts';

/** The height of the map in the details, in pixels (specification, section 9). */
const mapHeight = 220;

/** Where the act took place. */
export function PlaceOfAct({ entry }: { entry: Entry }) {
  const { locationLabel, locationLat: lat, locationLng: lng } = entry;
  return (
    <DetailSection title="Location">
      <p className="detail-text">{locationLabel || notAvailable}</p>
      {lat !== null && lng !== null && <LocationMap point={{ lat, lng }} height={mapHeight} />}
    </DetailSection>
  );
}

/** The commission of the act; nothing where the entry names none. */
export function CommissionOfAct({ entry }: { entry: Entry }) {
  const notary = useNotary();
  if (!entry.commission) return null;
  return (
    <DetailSection title="Commission">
      <FactList facts={commissionFacts(entry, notary)} />
    </DetailSection>
  );
}

/** When an entry was submitted, by whose clock. Both times if the server received it long after it was recorded. */
export function History({ entry }: { entry: Entry }) {
  const notary = useNotary();
  const { recordedAt, submittedAt, actTimezone, recordedBy, clockSkewSeconds } = entry;
  if (!submittedAt) return null;
  const shown = (at: string | null) => at && formatEntryTime(at, actTimezone, notary);
  const wasLater = wasReceivedLater(recordedAt, submittedAt);
  return (
    <DetailSection title="History">
      <FactList
        facts={[
          ['Recorded', wasLater && shown(recordedAt)],
          [wasLater ? 'Received' : 'Submitted', shown(submittedAt)],
          ['Whose Clocks', recordedBy && clockWords[recordedBy]],
          ['Clock of the Device', clockSkewSeconds !== null && clockNote(clockSkewSeconds)],
        ]}
      />
    </DetailSection>
  );
}
