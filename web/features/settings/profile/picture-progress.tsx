import { Button } from '@aws-amplify/ui-react';
import type { usePictureUpload } from './use-picture-upload.ts';

/** The progress of an upload, or the reason it failed. */
export function PictureProgress({
  upload,
  problemId,
  onCancel,
}: {
  upload: ReturnType<typeof usePictureUpload>;
  problemId: string;
  onCancel: () => void;
}) {
  return (
    <>
      {upload.stage === 'sending' && (
        <div className="picture-progress">
          <progress aria-label="Uploading" max={100} value={upload.percent} />
          <span className="tabular">{upload.percent}%</span>
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      <p className="muted picture-checking" role="status">
        {upload.stage === 'sending' && <span className="visually-hidden">Uploading…</span>}
        {upload.stage === 'checking' && 'Checking…'}
      </p>
      {upload.problem && (
        <p id={problemId} className="settings-problem" role="alert">
          {upload.problem}
        </p>
      )}
      {upload.canRetry && (
        <div className="picture-actions">
          <Button size="small" onClick={upload.retry}>
            Try again
          </Button>
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </>
  );
}
