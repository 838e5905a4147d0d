import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { PackageRow } from '#shared/data/package-starters.ts';
import { Icon } from '#web/components/icon.tsx';
import { PackageDialog } from './package-dialog.tsx';

/** The button that adds the documents of one of the notary's lists. */
export function PackagePicker({ onPick }: { onPick: (rows: readonly PackageRow[]) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="list" /> Use a list
      </Button>
      {isOpen && (
        <PackageDialog
          onClose={() => setOpen(false)}
          onPick={(rows) => {
            setOpen(false);
            onPick(rows);
          }}
        />
      )}
    </>
  );
}
