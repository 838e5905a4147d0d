import { Button } from '@aws-amplify/ui-react';
import { importColumns } from '#shared/imports/import-columns.ts';
import { Dialog } from '#web/components/dialog.tsx';
import type { ImportedItem } from './imported-table.tsx';

/** Everything that was imported of one entry. */
export function ImportedDetails({
  item: { row, position },
  fileName,
  onClose,
}: {
  item: ImportedItem;
  fileName: string | undefined;
  onClose: () => void;
}) {
  const facts = importColumns.map(({ title, value }) => [title, value(row)] as const);
  return (
    <Dialog title="Imported entry" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <p className="muted">
        Row {(position + 1).toLocaleString('en-US')} of {fileName ?? 'an import'}. Not sealed at the time of
        the act.
      </p>
      <dl className="annex-facts">
        {facts.map(
          ([title, text]) =>
            text && (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </Dialog>
  );
}
