import { Badge } from '@aws-amplify/ui-react';
import type { ClosingReason } from '#shared/data/closing-reasons.ts';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { JournalFiles } from './journal-files.tsx';
import { StartJournal } from './start-journal.tsx';
import './journals.css';

type Journal = ApiOutput<'list-journals'>['journals'][number];

const failure = 'Failed to load your journals';

const reasonWords: Record<ClosingReason, string> = {
  surrendered: 'It was surrendered, and the law requires a new one.',
  own_choice: 'You chose to start a new one.',
};

/** Lists the journals of the account, and starts a new one. */
export function JournalsPage() {
  useViewTitle('Your journals', 'See your current journal, or start a new one');
  const { data, error, mutate } = useApi('list-journals', {}, { failure });
  if (!data) {
    return error ? (
      <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />
    ) : (
      <Skeleton label="Loading…" lines={4} />
    );
  }
  const current = data.journals.at(-1);
  return (
    <div className="duties">
      <section className="matter-block" aria-labelledby="journals-list">
        <h2 id="journals-list">Your journals</h2>
        <ul className="journals">
          {data.journals.toReversed().map((journal) => (
            <JournalRow key={journal.journalId} journal={journal} />
          ))}
        </ul>
      </section>
      {current && (
        <StartJournal
          key={current.journalId}
          current={current}
          onStarted={(journals) => void mutate(journals, { revalidate: false })}
        />
      )}
    </div>
  );
}

function JournalRow({ journal }: { journal: Journal }) {
  const notary = useNotary();
  const { number, journalId, openedAt, closedAt, entries, reason } = journal;
  return (
    <li>
      <h3>
        Journal {number} <Badge>{closedAt === null ? 'Current' : 'Closed'}</Badge>
      </h3>
      <p>
        {entries === 1 ? '1 entry' : `${entries.toLocaleString('en-US')} entries`}, opened{' '}
        {formatDate(openedAt, notary)}
        {closedAt !== null && `, closed ${formatDate(closedAt, notary)}`}
      </p>
      {reason !== null && <p>{reasonWords[reason]}</p>}
      <p className="muted">Journal ID {journalId}</p>
      {entries > 0 && <JournalFiles number={number} />}
    </li>
  );
}
