import { Button } from '@aws-amplify/ui-react';
import { Navigate, useLocation } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import type { Entry, EntryRow } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { formatEntryTime } from '#web/lib/dates.ts';
import { entryName } from '#web/lib/entries/entry-name.ts';
import { pdfNeedsPlan, useExportEntry } from '#web/lib/entries/export-entry.ts';
import { journalBefore, paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { AddendaSection } from './addenda/addenda-section.tsx';
import { CapturedImages } from './captured-images.tsx';
import { ComplianceFacts } from './compliance-facts.tsx';
import { CorrectionsOf } from './corrections.tsx';
import { DocumentFacts, EntryFacts, LateEntryMark, ReceivedLaterMark } from './entry-facts.tsx';
import { EntryRowFacts } from './entry-row-facts.tsx';
import { NotaryStatements } from './notary-statements.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { SealFacts } from './seal-facts.tsx';
import { NoSigner, SignerDetails } from './signer-details.tsx';
import { useListedEntry } from './use-listed-entry.ts';
import { WitnessDetails } from './witness-details.tsx';
import './entry-details.css';
import './entry-details-print.css';

/** The facts that the details share with a row of a list. */
type EntryHead = Omit<EntryRow, 'signers'> &
  Partial<Pick<Entry, 'recordedAt' | 'outcomeReason' | 'outcomeNote'>> & { signers: readonly unknown[] };

const failure = 'Failed to load entry details';

/** One entry of the journal (specification, section 2.9). */
export function EntryDetailsView({ entryId }: { entryId: string | undefined }) {
  return entryId ? <EntryDetails entryId={entryId} /> : <Navigate to={paths.journal()} replace />;
}

function EntryDetails({ entryId }: { entryId: string }) {
  const { data, error, mutate } = useApi('get-entry', { params: { id: entryId } }, { failure });
  const listed = useListedEntry(entryId);
  const { state } = useLocation();
  const entry = data ?? listed;
  useEntryTitle(entry);
  return (
    <div className="entry-details">
      <div className="entry-details-top">
        <BackLink to={journalBefore(state)}>Back to Journal</BackLink>
        {entry?.status === 'submitted' && (
          <div className="entry-details-actions">
            <LinkButton to={paths.anotherAct(entry.id)}>
              Another act for {entry.signers.length > 1 ? 'these signers' : 'this signer'}
            </LinkButton>
            <DownloadPdf entry={entry} />
          </div>
        )}
        {entry?.status === 'draft' && (
          <LinkButton to={paths.wizard(entry.id)} primary>
            Open Draft
          </LinkButton>
        )}
      </div>
      {entry && <OutcomeMark entry={entry} />}
      {entry?.lateEntry && <LateEntryMark entry={entry} />}
      {entry && <ReceivedLaterMark entry={entry} />}
      {data && <WholeEntry entry={data} onChange={(next) => void mutate(next, { revalidate: false })} />}
      {!data && !error && <Skeleton label="Loading entry..." lines={8} />}
      {!data && error?.code === 'ENTRY_DESTROYED' && (
        <>
          <p>{error.detail}</p>
          <LinkButton to={paths.dutyPage('retention')}>Certificates of destruction</LinkButton>
        </>
      )}
      {!data && error && error.code !== 'ENTRY_DESTROYED' && (
        <>
          <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />
          {listed && <EntryRowFacts entry={listed} />}
        </>
      )}
    </div>
  );
}

function WholeEntry({ entry, onChange }: { entry: Entry; onChange: (next: Entry) => void }) {
  return (
    <CorrectionsOf entry={entry}>
      <EntryFacts entry={entry} />
      {entry.signers.length === 0 && <NoSigner status={entry.status} />}
      {entry.signers.map((signer, index) => (
        // Signers have no id, and a shown entry never changes its order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <SignerDetails key={index} entry={entry} signer={signer} number={index + 1} />
      ))}
      <WitnessDetails entry={entry} of="credibleWitnesses" />
      <WitnessDetails entry={entry} of="markWitnesses" />
      <DocumentFacts entry={entry} />
      <NotaryStatements entry={entry} />
      <ComplianceFacts entry={entry} />
      <CapturedImages entry={entry} />
      <SealFacts entry={entry} />
      {entry.status === 'submitted' && (
        <AddendaSection
          entry={entry}
          onAdded={(addendum) => onChange({ ...entry, addenda: [...entry.addenda, addendum] })}
        />
      )}
    </CorrectionsOf>
  );
}

function useEntryTitle(entry: EntryHead | undefined): void {
  const notary = useNotary();
  const title = entry ? entryName(entry) : 'Entry';
  const submitted =
    entry?.submittedAt && `Submitted ${formatEntryTime(entry.submittedAt, entry.actTimezone, notary)}`;
  useViewTitle(title, entry && (submitted || 'Draft Entry'));
}

function DownloadPdf({ entry }: { entry: EntryHead }) {
  const { run, busy, isLocked } = useExportEntry(entry);
  if (isLocked) {
    return (
      <Button aria-label={`Download PDF: ${pdfNeedsPlan}`} onClick={() => void run()}>
        <Icon name="lock" /> Download PDF
      </Button>
    );
  }
  return (
    <Button variation="primary" isLoading={busy} loadingText="Preparing PDF…" onClick={() => void run()}>
      <Icon name="download" /> Download PDF
    </Button>
  );
}
