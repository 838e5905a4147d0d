import { Button } from '@aws-amplify/ui-react';
import { limits } from '#shared/data/limits.ts';
import { Icon } from '#web/components/icon.tsx';
import {
  cancelBatch,
  exportBatch,
  type RunningBatch,
  useRunningBatch,
} from '#web/lib/entries/export-batch.ts';
import type { Selection } from './use-selection.ts';
import './bulk-bar.css';

/** The actions for the selected entries (specification, section 2.6). */
export function BulkBar({ selection }: { selection: Selection }) {
  const running = useRunningBatch();
  const { ids, drop, clear } = selection;
  const count = ids.size;
  return (
    <section className="bulk-bar" aria-label="Selected entries" data-some={count > 0}>
      <p role="status" className="bulk-count tabular">
        {count} selected (max {limits.batchExport})
      </p>
      <div className="bulk-buttons">
        {running && <Progress running={running} />}
        {running ? (
          <Button type="button" onClick={cancelBatch}>
            Cancel export
          </Button>
        ) : (
          <Button type="button" isDisabled={count === 0} onClick={clear}>
            Clear
          </Button>
        )}
        <Button
          type="button"
          {...(count > 0 && { variation: 'primary' as const })}
          isLoading={running !== undefined}
          loadingText="Exporting"
          onClick={async () => {
            if (await exportBatch([...ids])) drop(ids);
          }}
        >
          <Icon name="download" size={18} />
          Batch export
        </Button>
      </div>
    </section>
  );
}

function Progress({ running }: { running: RunningBatch }) {
  const { count, kind } = running;
  const text =
    kind === 'making' ? `Making ${count === 1 ? '1 PDF' : `${count} PDFs`}…` : 'Receiving the file…';
  const part = kind === 'receiving' ? running.part : undefined;
  return (
    <p className="bulk-progress">
      <span role="status">{text}</span>
      <progress aria-label="Batch export" {...(part !== undefined && { value: part })} />
    </p>
  );
}
