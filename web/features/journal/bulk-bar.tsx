import { Button } from '@aws-amplify/ui-react';
import { limits } from '#shared/data/limits.ts';
import { Icon } from '#web/components/icon.tsx';
import { type BatchProgress, useExportBatch } from '#web/lib/export-batch.ts';
import type { Selection } from './use-selection.ts';
import './bulk-bar.css';

/** What can be done with the chosen entries together (specification, section 2.6). */
export function BulkBar({ selection }: { selection: Selection }) {
  const { run, busy, progress, cancel } = useExportBatch();
  const { ids, clear } = selection;
  const count = ids.size;
  return (
    <section className="bulk-bar" aria-label="Selected entries" data-some={count > 0}>
      <p role="status" className="bulk-count tabular">
        {count} of {limits.batchExport} selected
      </p>
      <div className="bulk-buttons">
        {progress && <Progress progress={progress} count={count} />}
        {progress ? (
          <Button type="button" onClick={cancel}>
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
          isLoading={busy}
          loadingText="Exporting"
          onClick={async () => {
            if (await run([...ids])) clear();
          }}
        >
          <Icon name="download" size={18} />
          Batch export
        </Button>
      </div>
    </section>
  );
}

function Progress({ progress, count }: { progress: BatchProgress; count: number }) {
  const text =
    progress.step === 'making' ? `Making ${count === 1 ? '1 PDF' : `${count} PDFs`}…` : 'Receiving the file…';
  const part = progress.step === 'receiving' ? progress.part : undefined;
  return (
    <p className="bulk-progress">
      <span role="status">{text}</span>
      <progress aria-label="Batch export" {...(part !== undefined && { value: part })} />
    </p>
  );
}
