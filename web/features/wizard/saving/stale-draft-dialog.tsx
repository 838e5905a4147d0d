import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { detailOf } from '#web/lib/api/api-error.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { type EntryForm, formFromEntry } from '../form/entry-form.ts';
import { differences } from './version-differences.ts';
import './stale-draft.css';

/**
 * Says that the draft was changed elsewhere, shows both versions side by side, and lets the notary choose one.
 * `onOverwrite` receives the version that was shown, so that a later version is not replaced.
 */
export function StaleDraftDialog({
  mine,
  read,
  onLoadStored,
  onOverwrite,
  onClose,
}: {
  mine: EntryForm;
  read: () => Promise<Entry>;
  onLoadStored: () => void;
  onOverwrite: (version: number) => void;
  onClose: () => void;
}) {
  const { stored, failure } = useStored(read);
  return (
    <Dialog
      title="This draft was changed on another device"
      className="stale-draft"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onLoadStored} isDisabled={!stored}>
            Load the saved version
          </Button>
          <Button
            onClick={() => stored && onOverwrite(stored.version)}
            isDisabled={stored?.status !== 'draft'}
          >
            Keep mine and replace it
          </Button>
          <Button variation="primary" onClick={onClose}>
            Keep editing
          </Button>
        </>
      }
    >
      <p>
        Nothing was saved, and everything you entered is still here. Loading the saved version discards it.
      </p>
      {failure && <p role="alert">The saved version could not be loaded. {failure}</p>}
      {!stored && !failure && <Skeleton label="Loading the saved version..." lines={3} />}
      {stored && <Comparison mine={mine} stored={stored} />}
    </Dialog>
  );
}

function useStored(read: () => Promise<Entry>) {
  const [stored, setStored] = useState<Entry>();
  const [failure, setFailure] = useState<string>();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    read().then(setStored, (error) => setFailure(detailOf(error, 'Please try again later.')));
  });
  return { stored, failure };
}

function Comparison({ mine, stored }: { mine: EntryForm; stored: Entry }) {
  const notary = useNotary();
  const found = differences(mine, formFromEntry(stored));
  if (found.length === 0) return <p>Both versions are the same.</p>;
  return (
    <table className="version-table">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">On this device</th>
          <th scope="col">Saved {formatDateTime(stored.updatedAt, notary)}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ label, mine: here, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-label="On this device">{here}</td>
            <td data-label="Saved version">{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
