import { Button } from '@aws-amplify/ui-react';
import { Navigate, useLocation } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import type { Entry } from '#web/lib/api/api-types.ts';
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
import { type EntryHead, EntrySummary } from './entry-summary.tsx';
import { CommissionOfAct, History, PlaceOfAct } from './entry-surroundings.tsx';
import { NotaryStatements } from './notary-statements.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { SealFacts } from './seal-facts.tsx';
import { NoSigner, SignerDetails } from './signer-details.tsx';
import { useListedEntry } from './use-listed-entry.ts';
import { WitnessDetails } from './witness-details.tsx';
import './entry-details.css';
import './entry-details-print.css';

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
      <BackLink to={journalBefore(state)}>Back to Journal</BackLink>
      {entry && entry.status !== 'destroyed' && (
        <EntrySummary entry={entry}>
          <Actions entry={entry} />
        </EntrySummary>
      )}
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

function Actions({ entry }: { entry: EntryHead }) {
  if (entry.status === 'draft') {
    return (
      <LinkButton to={paths.wizard(entry.id)} primary small>
        Open Draft
      </LinkButton>
    );
  }
  const signers = entry.signers.length > 1 ? 'these signers' : 'this signer';
  return (
    <>
      <DownloadPdf entry={entry} />
      <LinkButton to={paths.anotherAct(entry.id)} small label={`Another act for ${signers}`}>
        Another act
      </LinkButton>
    </>
  );
}

function WholeEntry({ entry, onChange }: { entry: Entry; onChange: (next: Entry) => void }) {
  return (
    <CorrectionsOf entry={entry}>
      <div className="entry-columns">
        <div className="entry-column">
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
          <CapturedImages entry={entry} />
          <ComplianceFacts entry={entry} />
        </div>
        <div className="entry-column">
          <PlaceOfAct entry={entry} />
          <CommissionOfAct entry={entry} />
          <SealFacts entry={entry} />
          <History entry={entry} />
          {entry.status === 'submitted' && (
            <AddendaSection
              entry={entry}
              onAdded={(addendum) => onChange({ ...entry, addenda: [...entry.addenda, addendum] })}
            />
          )}
        </div>
      </div>
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
      <Button size="small" aria-label={`Download PDF: ${pdfNeedsPlan}`} onClick={() => void run()}>
        <Icon name="lock" size={18} /> Download PDF
      </Button>
    );
  }
  return (
    <Button
      size="small"
      variation="primary"
      isLoading={busy}
      loadingText="Preparing PDF…"
      onClick={() => void run()}
    >
      <Icon name="download" size={18} /> Download PDF
    </Button>
  );
}
