import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { DocumentPackage, PackageRow } from '#shared/data/package-starters.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { EditedPackage } from './edited-package.tsx';
import { failure, useChangePackages, usePackages } from './use-packages.ts';
import './packages.css';

/** The notary's document lists: choose one, or edit them. */
export function PackageDialog({
  onPick,
  onClose,
}: {
  onPick: (rows: readonly PackageRow[]) => void;
  onClose: () => void;
}) {
  const { packages, error, retry } = usePackages();
  const { change, busy } = useChangePackages();
  const [isEditing, setEditing] = useState(false);
  const isEmpty = packages?.length === 0;
  return (
    <Dialog
      title={isEditing ? 'Edit your lists' : 'Use a list'}
      className="package-dialog"
      onClose={onClose}
      footer={
        packages && !isEmpty ? (
          <Button onClick={() => setEditing(!isEditing)}>{isEditing ? 'Done' : 'Edit lists'}</Button>
        ) : undefined
      }
    >
      {!packages && !error && <Skeleton label="Loading document lists..." />}
      {error && <LoadFailure text={failure} detail={error.detail} onRetry={retry} />}
      {isEmpty && <p>You have no lists. Enter the documents of a visit, then choose “Save as a list”.</p>}
      {packages && !isEmpty && (
        <ul className="package-list">
          {packages.map((list, index) => (
            <li key={list.name}>
              {isEditing ? (
                <EditedPackage
                  list={list}
                  isFirst={index === 0}
                  isLast={index === packages.length - 1}
                  busy={busy}
                  onChange={change}
                />
              ) : (
                <PackageChoice list={list} onPick={() => onPick(list.rows)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function PackageChoice({ list: { name, rows }, onPick }: { list: DocumentPackage; onPick: () => void }) {
  return (
    <button type="button" className="package-choice" onClick={onPick}>
      <strong>{name}</strong>
      <span>
        {rows.length} {rows.length === 1 ? 'document' : 'documents'}:{' '}
        {rows.map(({ title }) => title).join(', ')}
      </span>
    </button>
  );
}
