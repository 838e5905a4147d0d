import { Button } from '@aws-amplify/ui-react';
import type { PackageRow } from '#shared/data/package-starters.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { added, nameFor } from './package-changes.ts';
import { useChangePackages } from './use-packages.ts';

/** The button that keeps the documents of a visit as a list, with a name made from their titles. */
export function SaveAsPackage({ rows }: { rows: readonly PackageRow[] }) {
  const { change, busy } = useChangePackages();
  const titled = rows.flatMap((row) => {
    const title = row.title.trim();
    return title ? [{ ...row, title }] : [];
  });

  async function save(): Promise<void> {
    let name = '';
    const isSaved = await change((packages) => {
      name = nameFor(packages, titled);
      return added(packages, { name, rows: titled });
    });
    if (isSaved) notify.success(`Saved as the list “${name}”. You can rename it under “Use a list”.`);
  }

  return (
    <Button isDisabled={busy || titled.length === 0} onClick={() => void save()}>
      Save as a list
    </Button>
  );
}
