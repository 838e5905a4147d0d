import { Button } from '@aws-amplify/ui-react';
import { useLocation } from 'react-router';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { entryNumberWords } from '#web/lib/entries/entry-name.ts';
import { pdfNeedsPlan, useExportEntry } from '#web/lib/entries/export-entry.ts';
import { paths } from '#web/lib/navigation/paths.ts';

type Props = {
  entry: EntryRow;
  /** Leaves one action in the row, and puts the others into a menu. */
  isNarrow?: boolean;
};

/** The actions for a completed or destroyed entry in the list. */
export function EntryActions({ entry, isNarrow = false }: Props) {
  return entry.status === 'destroyed' ? (
    <div className="row-actions">
      <LinkButton to={paths.dutyPage('retention')} label={`Certificate of entry ${entry.entryNumber}`}>
        Certificate
      </LinkButton>
    </div>
  ) : (
    <CompletedActions entry={entry} isNarrow={isNarrow} />
  );
}

function CompletedActions({ entry, isNarrow }: Required<Props>) {
  const { pathname, search } = useLocation();
  const name = `entry ${entryNumberWords(entry)}`;
  const further = (
    <>
      <LinkButton to={paths.anotherAct(entry.id)} label={`Another act for the signer of ${name}`}>
        <Icon name="plus" size={18} />
        Another act
      </LinkButton>
      <PdfButton entry={entry} name={name} />
    </>
  );
  return (
    <div className="row-actions">
      <LinkButton
        to={paths.entryDetails(entry.id)}
        from={pathname + search}
        label={`View Details of ${name}`}
      >
        View Details
      </LinkButton>
      {isNarrow ? <ActionMenu label={`More actions for ${name}`}>{further}</ActionMenu> : further}
    </div>
  );
}

function PdfButton({ entry, name }: { entry: EntryRow; name: string }) {
  const { run, busy, isLocked } = useExportEntry(entry);
  const label = isLocked ? `PDF of ${name}: ${pdfNeedsPlan}` : `Download PDF of ${name}`;
  return (
    <Button aria-label={label} title={label} isLoading={busy} loadingText="PDF…" onClick={() => void run()}>
      <Icon name={isLocked ? 'lock' : 'download'} size={18} />
      PDF
    </Button>
  );
}
