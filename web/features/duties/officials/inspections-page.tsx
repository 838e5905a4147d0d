import { Badge, Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { inspectionReasons } from '#shared/data/inspection-reasons.ts';
import { useJournalNames } from '#web/components/entries/journal-choice.tsx';
import { Icon } from '#web/components/icon.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { useApi } from '#web/lib/api/use-api.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import '#web/components/entries/entry-list.css';
import { InspectionForm } from './inspection-form.tsx';
import { InspectionView } from './inspection-view.tsx';
import { stateBadges } from './state-badges.ts';

const failure = 'Failed to load your inspection links';

/** The inspection links: one if the address names it, otherwise all, and a form for a new one. */
export function InspectionsPage() {
  const [search] = useSearchParams();
  const link = search.get('link');
  return link ? <InspectionView key={link} id={link} /> : <AllInspections />;
}

function AllInspections() {
  useViewTitle('Inspection links', 'Show chosen entries to an inspector or a court');
  const notary = useNotary();
  const nameOf = useJournalNames();
  const [making, setMaking] = useState(false);
  const { data, error, mutate } = useApi('list-inspections', {}, { failure });
  const add = (
    <Button variation="primary" onClick={() => setMaking(true)}>
      <Icon name="plus" size={18} /> New inspection link
    </Button>
  );
  const isEmpty = data?.items.length === 0;
  return (
    <>
      {making && (
        <section className="matter-block" aria-labelledby="new-link">
          <h2 id="new-link">New inspection link</h2>
          <InspectionForm onMade={() => void mutate()} onClose={() => setMaking(false)} />
        </section>
      )}
      {/* Not before the links are known: in an empty list it has another place. */}
      {!making && !isEmpty && (data || error) && <p>{add}</p>}
      {error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton label="Loading…" lines={3} />}
      {isEmpty && !making && (
        <section className="ledger">
          <EmptyState
            title="No inspection links yet"
            hint="A link shows an official the entries that you choose, for as long as you choose."
          >
            {add}
          </EmptyState>
        </section>
      )}
      {data && !isEmpty && (
        <section className="ledger" aria-labelledby="all-links">
          <div className="ledger-head">
            <h2 id="all-links">Links</h2>
          </div>
          <ul className="matter-rows">
            {data.items.map((item) => (
              <li key={item.id}>
                <Link to={paths.dutyPage('inspections', { link: item.id })}>
                  {item.recipient}, {item.office}
                </Link>
                <span className="muted">
                  {[inspectionReasons[item.reason], nameOf(item.journalId)].filter(Boolean).join(', ')},
                  created {formatDateTime(item.createdAt, notary)}
                </span>
                <Badge variation={stateBadges[item.state].variation}>{stateBadges[item.state].label}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
