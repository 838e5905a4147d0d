import { useState } from 'react';
import { LedgerHead } from '#web/components/entries/ledger-head.tsx';
import { Pagination } from '#web/components/entries/pagination.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { PlanPrompt } from '#web/components/plans/plan-prompt.tsx';
import { useEntryPage } from '#web/lib/api/use-entry-page.ts';
import { useSubscription } from '#web/lib/api/use-subscription.ts';
import { usePhone } from '#web/lib/browser/use-screen.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { DraftCards } from './draft-cards.tsx';
import { type DraftFacts, draftFacts } from './draft-facts.ts';
import { DraftTable } from './draft-table.tsx';
import '#web/components/entries/entry-list.css';

const failure = 'Failed to load draft entries';

/** The drafts, most recently saved first, twenty per page (specification, section 2.7). */
export function DraftsView() {
  return (
    <>
      <MoreDrafts />
      <SavedDrafts />
    </>
  );
}

/** Says that the plan allows no more drafts. Existing drafts are unaffected. */
function MoreDrafts() {
  const { subscription } = useSubscription();
  if (!subscription) return null;
  const { draftsLimit: limit, draftsCount, planName } = subscription;
  if (limit < 0 || draftsCount < limit) return null;
  const text =
    limit === 0
      ? `${planName} has no drafts. You can still submit new entries.`
      : `${planName} has ${limit === 1 ? '1 draft' : `${limit} drafts`}. Submit or delete one to save another.`;
  return <PlanPrompt title="Unlock More Drafts" text={text} />;
}

function SavedDrafts() {
  const { items, total, page, pageSize, loading, error, retry, hrefOf } = useEntryPage(
    'draft',
    failure,
    paths.drafts,
  );
  const notary = useNotary();
  const phone = usePhone();
  const [deleting, setDeleting] = useState<DraftFacts>();
  if (error) return <LoadFailure text={failure} detail={error.detail} onRetry={retry} />;
  if (items && total === 0) {
    return (
      <div className="ledger">
        <EmptyState title="No Draft Entries" hint="Start a new entry and save it as a draft">
          <LinkButton to={paths.wizard()} primary>
            New Entry
          </LinkButton>
        </EmptyState>
      </div>
    );
  }
  const drafts = items?.map((entry, index) => draftFacts(entry, (page - 1) * pageSize + index + 1, notary));
  const List = phone ? DraftCards : DraftTable;
  return (
    <section className="ledger" aria-labelledby="drafts-title" aria-busy={loading}>
      <LedgerHead id="drafts-title" title="Saved Drafts" total={items && total} loading={loading} />
      {drafts ? (
        <List drafts={drafts} onDelete={setDeleting} />
      ) : (
        <Skeleton label="Loading drafts..." lines={5} />
      )}
      <Pagination page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} />
      {deleting && <DeleteDraft draft={deleting} onDone={() => setDeleting(undefined)} />}
    </section>
  );
}
