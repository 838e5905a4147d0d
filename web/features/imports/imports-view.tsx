import { LinkButton } from '#web/components/link-button.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useApi } from '#web/lib/api/use-api.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { ImportList } from './import-list.tsx';
import { ImportedRows } from './imported-rows.tsx';
import { failure } from './use-imported-rows.ts';
import '#web/components/entries/entry-list.css';
import './imports.css';

/** Entries imported from other journals: the imports, and their rows. */
export function ImportsView() {
  const { data, error, mutate } = useApi('list-imports', {}, { failure });
  if (error) return <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton label="Loading…" lines={4} />;
  const { items } = data;
  if (items.length === 0) {
    return (
      <div className="ledger">
        <EmptyState
          title="No Imported Entries"
          hint="Bring the entries of an earlier journal from a CSV file. They are kept beside your journal."
        >
          <LinkButton to={paths.import} primary>
            Import from CSV
          </LinkButton>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="annex">
      <p className="annex-block">
        These entries come from other journals. They were <strong>not sealed at the time of the act</strong>,
        have no numbers in your journal, and are not in the printed journal. The certificate of integrity
        lists them separately.
      </p>
      <section className="annex-block" aria-labelledby="imports">
        <div className="annex-head">
          <h2 id="imports">Imports</h2>
          <LinkButton to={paths.import} primary>
            Import from CSV
          </LinkButton>
        </div>
        <ImportList imports={items} onChange={() => void mutate()} />
      </section>
      <ImportedRows key={items.map(({ id }) => id).join()} imports={items} />
    </div>
  );
}
