import { EmptyState } from '#web/components/empty-state.tsx';
import { LedgerHead } from '#web/components/ledger-head.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { PlanPrompt } from '#web/components/plan-prompt.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { paths } from '#web/lib/paths.ts';
import { useEntryPage } from '#web/lib/use-entry-page.ts';
import { usePhone } from '#web/lib/use-phone.ts';
import { useSubscription } from '#web/lib/use-subscription.ts';
import { EntryCards } from './entry-cards.tsx';
import { EntryTable } from './entry-table.tsx';
import '#web/components/entry-list.css';

const failure = 'Failed to load journal entries';

/** The completed entries, newest first, twenty a page (specification, section 2.6). */
export function JournalView() {
  return (
    <>
      <UnlockSearch />
      <CompletedEntries />
    </>
  );
}

/** Where the plan has no search, what it would take to have it. */
function UnlockSearch() {
  const { subscription } = useSubscription();
  if (subscription?.features.search !== false) return null;
  return (
    <PlanPrompt
      title="Unlock Search & Filters"
      text="Find entries by signer, date, location, document type and fee with the Advanced or Pro plan."
    />
  );
}

function CompletedEntries() {
  const { items, total, page, pageSize, loading, error, retry, hrefOf } = useEntryPage(
    'submitted',
    failure,
    paths.journal,
  );
  const phone = usePhone();
  if (error) return <LoadFailure text={failure} detail={error.detail} onRetry={retry} />;
  if (items && total === 0) {
    return (
      <div className="ledger">
        <EmptyState title="No Journal Entries Yet" hint="Start by creating your first notary journal entry">
          <LinkButton to={paths.wizard()} primary>
            Create First Entry
          </LinkButton>
        </EmptyState>
      </div>
    );
  }
  return (
    <section className="ledger" aria-labelledby="journal-title" aria-busy={loading}>
      <LedgerHead id="journal-title" title="Completed Entries" total={items && total} loading={loading} />
      {!items && <Skeleton label="Loading entries..." lines={8} />}
      {items && (phone ? <EntryCards entries={items} /> : <EntryTable entries={items} />)}
      <Pagination page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} />
    </section>
  );
}
