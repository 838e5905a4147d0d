import type { DataExport } from '#web/lib/api/api-types.ts';
import './data-export.css';

/** The progress of an export. */
export function ExportProgress({ running, noun }: { running: DataExport; noun: string }) {
  const { entriesDone: done, entriesTotal: total } = running;
  const count = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} entries`;
  return (
    <div className="export-progress">
      <p role="status">
        We are preparing your {noun}. You can leave this page. We will email you when it is ready.
      </p>
      {total > 0 ? (
        <>
          <progress aria-label={`Preparing your ${noun}`} max={total} value={done} aria-valuetext={count} />
          <p className="muted tabular">{count}</p>
        </>
      ) : (
        <progress aria-label={`Preparing your ${noun}`} />
      )}
    </div>
  );
}
