import { verifyAddress } from '#shared/evidence/service/verify-address.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { formatEntryTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { DetailSection, FactList } from './fact-list.tsx';

/** When the entry was sealed, its place in the public log, whether it is witnessed, its hashes, and the page where anyone can check it. */
export function SealFacts({ entry }: { entry: Entry }) {
  const notary = useNotary();
  const { seal, entryNumber, submittedAt, actTimezone } = entry;
  if (!seal || !entryNumber || !submittedAt) return null;
  const { journalId, hash, previousHash, logIndex, state } = seal;
  const code = { journalId, number: Number(entryNumber), hash };
  return (
    <DetailSection title="Seal">
      <FactList
        facts={[
          ['Sealed', formatEntryTime(submittedAt, actTimezone, notary)],
          [
            'Public Log',
            logIndex === null
              ? 'Not yet in the log. New entries are added within minutes.'
              : `At position ${logIndex.toLocaleString('en-US')}`,
          ],
          ...(state === 'witnessed'
            ? [['Witnessed', 'Independent witnesses confirmed the log that contains this entry'] as const]
            : []),
          ['Entry Hash', <Hash key="own" value={hash} />],
          ['Previous Hash', <Hash key="previous" value={previousHash} />],
        ]}
      />
      <p className="detail-text">
        <a href={verifyAddress(window.location.origin, code)} target="_blank" rel="noreferrer">
          How to check this entry
        </a>
      </p>
    </DetailSection>
  );
}

function Hash({ value }: { value: string }) {
  return <code className="detail-hash">{value}</code>;
}
