import { verifyAddress } from '#shared/evidence/service/verify-address.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { formatEntryTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { DetailSection, FactList } from './fact-list.tsx';

/** When the entry was sealed, whether the public log witnesses it, its hashes, and the page where anyone can check it. */
export function SealFacts({ entry }: { entry: Entry }) {
  const notary = useNotary();
  const { seal, entryNumber, submittedAt, actTimezone } = entry;
  if (!seal || !entryNumber || !submittedAt) return null;
  const { journalId, hash, previousHash, logIndex } = seal;
  const code = { journalId, number: Number(entryNumber), hash };
  return (
    <DetailSection title="Seal">
      <FactList
        facts={[
          ['Sealed', formatEntryTime(submittedAt, actTimezone, notary)],
          [
            'Witnessed',
            logIndex === null
              ? 'Not yet. The public log includes new entries within minutes.'
              : `By the public log, at position ${logIndex.toLocaleString('en-US')}`,
          ],
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
