import { Badge } from '@aws-amplify/ui-react';
import { actOutcomes } from '#shared/data/outcomes.ts';
import type { DetailsPart } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { paperReference, timeOfAct } from '#shared/rules/entry-words.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { receivedLaterWords } from '#shared/rules/received-later.ts';
import type { Entry, EntryRow } from '#web/lib/api/api-types.ts';
import { formatDate, formatDay } from '#web/lib/dates.ts';
import { inPlace } from '#web/lib/in-place.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { entryRows } from './entry-rows.tsx';
import { DetailSection, FactList } from './fact-list.tsx';
import { notAvailable } from './labels.ts';

/** When, how, and for what fee. */
export function EntryFacts({ entry }: { entry: Entry }) {
  const notary = useNotary();
  const texts = { actTime: timeOfAct(entry), ...(!entry.fee && { fee: notAvailable }) };
  const rows = (part: DetailsPart) =>
    entryRows(entry, [entryFields, entry], notary, { part, texts, always: ['date'] });
  return (
    <DetailSection title="Entry Information">
      <FactList
        facts={[
          ...rows('act'),
          ...rows('extras'),
          ['Paper Journal', paperReference(entry)],
          ...rows('comments'),
        ]}
      />
    </DetailSection>
  );
}

/** The notarized documents. */
export function DocumentFacts({ entry }: { entry: Entry }) {
  const notary = useNotary();
  return (
    <DetailSection title="Documents">
      {entry.documents.length > 0 ? (
        <ol className="detail-documents">
          {inPlace(entry.documents).map(({ place, description }) => (
            <li key={place}>{description}</li>
          ))}
        </ol>
      ) : (
        <p>{notAvailable}</p>
      )}
      <FactList facts={entryRows(entry, [entryFields, entry], notary, { part: 'document' })} />
    </DetailSection>
  );
}

/** Says that the service received an entry later than it was recorded, or than its act. */
export function ReceivedLaterMark({ entry }: { entry: Parameters<typeof receivedLaterWords>[0] }) {
  const words = receivedLaterWords(entry);
  if (!words) return null;
  return (
    <p className="late-entry">
      <Badge variation="warning">Received later</Badge>
      <span>{words}</span>
    </p>
  );
}

/** Says that the act was recorded on a later day than it took place. */
export function LateEntryMark({
  entry,
}: {
  entry: Pick<EntryRow, 'date' | 'submittedAt' | 'actTimezone' | 'outcome'> &
    Partial<Pick<Entry, 'recordedAt'>>;
}) {
  const notary = useNotary();
  const recorded = entry.recordedAt ?? entry.submittedAt;
  const timezone = entry.actTimezone ?? notary.timezone;
  return (
    <p className="late-entry">
      <Badge variation="warning">Late entry</Badge>
      {entry.date && recorded && (
        <span>
          {wasPerformed(entry) ? 'Notarized' : actOutcomes[entry.outcome]} {formatDay(entry.date, notary)},
          recorded {formatDate(recorded, { ...notary, timezone })}
        </span>
      )}
    </p>
  );
}
