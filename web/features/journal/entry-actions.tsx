import { Button } from '@aws-amplify/ui-react';
import { useLocation } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { entryNumberWords } from '#web/lib/entries/entry-name.ts';
import { pdfNeedsPlan, useExportEntry } from '#web/lib/entries/export-entry.ts';
import { paths } from '#web/lib/navigation/paths.ts';

/** The actions for a completed or destroyed entry in the list. */
export function EntryActions({ entry }: { entry: EntryRow }) {
  return entry.status === 'destroyed' ? (
    <div className="row-actions">
      <LinkButton to={paths.dutyPage('retention')} label={`Certificate of entry ${entry.entryNumber}`}>
        Certificate
      </LinkButton>
    </div>
  ) : (
    <CompletedActions entry={entry} />
  );
}

function CompletedActions({ entry }: { entry: EntryRow }) {
  const { run, busy, isLocked } = useExportEntry(entry);
  const { pathname, search } = useLocation();
  const name = `entry ${entryNumberWords(entry)}`;
  const pdfLabel = isLocked ? `PDF of ${name}: ${pdfNeedsPlan}` : `Download PDF of ${name}`;
  return (
    <div className="row-actions">
      <LinkButton
        to={paths.entryDetails(entry.id)}
        from={pathname + search}
        label={`View Details of ${name}`}
      >
        View Details
      </LinkButton>
      <LinkButton to={paths.anotherAct(entry.id)} label={`Another act for the signer of ${name}`}>
        <Icon name="plus" size={18} />
        <span className="row-action-label">Another Act</span>
      </LinkButton>
      <Button
        aria-label={pdfLabel}
        title={pdfLabel}
        isLoading={busy}
        loadingText=""
        onClick={() => void run()}
      >
        <Icon name={isLocked ? 'lock' : 'download'} size={18} />
        <span className="row-action-label">PDF</span>
      </Button>
    </div>
  );
}
