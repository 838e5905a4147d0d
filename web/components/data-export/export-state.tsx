import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';
import { apiFileAddress } from '#web/lib/api/api-client.ts';
import type { DataExport } from '#web/lib/api/api-types.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { saveFileAt } from '#web/lib/browser/save-file.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { formatSize } from '#web/lib/file-size.ts';
import { useNotary } from '#web/lib/session/session.ts';
import './data-export.css';

type Props = {
  latest: DataExport | null;
  /** The name of the file: `data` of the account, or the `package` of a hand-over. */
  noun?: 'data' | 'package';
  isStarting: boolean;
  onStart: () => void;
};

const isOver = ({ expiresAt }: DataExport) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** The next action: prepare the data, wait, download, or try again. */
export function ExportState({ latest, noun = 'data', isStarting, onStart }: Props) {
  const notary = useNotary();
  const prepare = (label: string) => (
    <Button isLoading={isStarting} loadingText="Starting…" onClick={onStart}>
      {label}
    </Button>
  );
  if (latest?.status === 'preparing') return <ExportProgress running={latest} noun={noun} />;
  if (latest?.status === 'failed') {
    return (
      <>
        <p className="settings-problem" role="alert">
          Your {noun} could not be prepared. Nothing in your journal is affected.
        </p>
        <div className="settings-save">{prepare('Try again')}</div>
      </>
    );
  }
  if (latest?.status === 'ready' && !isOver(latest)) {
    return (
      <>
        <p role="status">
          <strong>Your {noun} is ready.</strong>{' '}
          {latest.journal !== undefined && `It contains journal ${latest.journal}. `}
          {latest.sizeBytes !== null && <span className="tabular">{formatSize(latest.sizeBytes)}. </span>}
          {latest.expiresAt && (
            <span className="tabular">
              You can download it until {formatDateTime(latest.expiresAt, notary)}.
            </span>
          )}
        </p>
        <div className="settings-save">
          <DownloadExport noun={noun} />
          {prepare('Prepare a new file')}
        </div>
      </>
    );
  }
  return (
    <>
      {latest && <p className="muted">Your earlier file has been deleted. Prepare a new one.</p>}
      <div className="settings-save">{prepare(`Prepare my ${noun}`)}</div>
    </>
  );
}

function DownloadExport({ noun }: { noun: string }) {
  const { run, busy } = useCall(
    async () => {
      // The browser downloads the file directly, because it may be too large for the page's memory.
      const address = await apiFileAddress('download-data-export');
      if (await saveFileAt(address, `your ${noun}`)) notify.success('The download has started');
    },
    { failed: `Failed to download your ${noun}` },
  );
  return (
    <Button isLoading={busy} loadingText="Downloading…" onClick={() => run()}>
      <Icon name="download" /> Download
    </Button>
  );
}

/** The progress of an export. */
function ExportProgress({ running, noun }: { running: DataExport; noun: string }) {
  const { entriesDone: done, entriesTotal: total } = running;
  const count = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} entries`;
  return (
    <div className="export-progress">
      <p role="status">
        We are preparing your {noun}. You can leave this page. We’ll email you when it’s ready.
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
