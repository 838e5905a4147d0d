import { plansWith } from '#shared/data/plans.ts';
import { LedgerHead } from '#web/components/entries/ledger-head.tsx';
import { Pagination } from '#web/components/entries/pagination.tsx';
import { withFoundSigner } from '#web/components/entries/signer-names.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { PlanPrompt } from '#web/components/plans/plan-prompt.tsx';
import { useEntryPage } from '#web/lib/api/use-entry-page.ts';
import { useSubscription } from '#web/lib/api/use-subscription.ts';
import { usePhone } from '#web/lib/browser/use-screen.ts';
import { countFilters, noFilters, type TypedFilters } from '#web/lib/entries/typed-filters.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { BulkBar } from './bulk-bar.tsx';
import { EntryCards } from './entry-cards.tsx';
import { EntryTable } from './entry-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { JournalReports } from './journal-reports.tsx';
import { useAddressFilters } from './use-filters.ts';
import { useSelection } from './use-selection.ts';
import '#web/components/entries/entry-list.css';

/** Which text is shown if the entries cannot be loaded (specification, section 8). */
const failureOf = (isNarrowed: boolean) =>
  isNarrowed ? 'Failed to load entries' : 'Failed to load journal entries';

/** The completed entries, newest first, twenty per page, with optional filters (specification, section 2.6). */
export function JournalView() {
  const { subscription } = useSubscription();
  const inAddress = useAddressFilters();
  const features = subscription?.features;
  return (
    <>
      {/* Most plans have search, so the entries keep their place while the plan is unknown. */}
      {features?.search === false ? <UnlockSearch /> : <FilterBar />}
      <CompletedEntries
        filters={features?.search === false ? noFilters : inAddress}
        inAddress={inAddress}
        canSelect={features?.batchExport === true}
      />
    </>
  );
}

/** Says which plan includes search, if the current plan does not. */
function UnlockSearch() {
  return (
    <PlanPrompt
      title="Unlock Search & Filters"
      text={`Find entries by signer, date, location, document type and fee with the ${plansWith('search')} plan.`}
    />
  );
}

function CompletedEntries({
  filters,
  inAddress,
  canSelect,
}: {
  filters: TypedFilters;
  inAddress: TypedFilters;
  canSelect: boolean;
}) {
  const isNarrowed = countFilters(filters) > 0;
  const failure = failureOf(isNarrowed);
  const { items, total, page, pageSize, loading, error, retry, hrefOf } = useEntryPage(
    'submitted',
    failure,
    paths.journal,
    filters,
  );
  const phone = usePhone();
  const chosen = useSelection();
  const selection = canSelect ? chosen : undefined;
  if (error) return <LoadFailure text={failure} detail={error.detail} onRetry={retry} />;
  if (items && total === 0 && !isNarrowed) return <NoEntries />;
  const found = items?.map((entry) => withFoundSigner(entry, filters.search));
  const reports = items && total > 0 && (
    <JournalReports filters={filters} inAddress={inAddress} total={total} />
  );
  const Entries = phone ? EntryCards : EntryTable;
  return (
    <section className="ledger" aria-labelledby="journal-title" aria-busy={loading}>
      <LedgerHead id="journal-title" title="Completed Entries" total={items && total} loading={loading}>
        {reports}
      </LedgerHead>
      {isNarrowed && (
        <p role="status" className="visually-hidden">
          {items && !loading ? `${countOf(total)} ${total === 1 ? 'fits' : 'fit'} the filters` : ''}
        </p>
      )}
      {!items && <Skeleton label="Loading entries..." lines={8} />}
      {items && total === 0 && <NothingFits />}
      {found && total > 0 && <Entries entries={found} selection={selection} />}
      {items && selection && (total > 0 || selection.ids.size > 0) && <BulkBar selection={selection} />}
      <Pagination page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} />
    </section>
  );
}

const countOf = (total: number) => (total === 1 ? '1 entry' : `${total.toLocaleString('en-US')} entries`);

function NoEntries() {
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

function NothingFits() {
  return (
    <EmptyState
      title="No entries match these filters"
      hint="Change or clear the filters to see more entries."
    >
      <LinkButton to={paths.journal()}>Clear all filters</LinkButton>
    </EmptyState>
  );
}
