import { Button } from '@aws-amplify/ui-react';
import { useEffect, useId, useRef } from 'react';
import { Emblem } from '#web/components/emblem.tsx';
import { EntryTitle } from '#web/components/entries/entry-title.tsx';
import { OutcomeBadge } from '#web/components/entries/outcome-badge.tsx';
import { firstSigner, furtherSigners } from '#web/components/entries/signer-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import type { EntryRow, SubmittedEntry } from '#web/lib/api/api-types.ts';
import { useSubscription } from '#web/lib/api/use-subscription.ts';
import { exportBatch, useRunningBatch } from '#web/lib/entries/export-batch.ts';
import { pdfNeedsPlan, useExportEntry } from '#web/lib/entries/export-entry.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import './sealed-entries.css';

/**
 * Shows the numbers of the entries that were just sealed, the server's warnings, and what can follow. The notary decides
 * when to leave. Toasts would cover the buttons.
 */
export function SealedEntries({
  entries,
  orderId,
}: {
  entries: readonly SubmittedEntry[];
  /** The order that they were started from. */
  orderId?: string | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useId();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const [first, last] = [entries[0]?.entryNumber, entries.at(-1)?.entryNumber];
  return (
    <div className="sealed-entries">
      <Emblem size={128} pressed />
      <h2 ref={heading} tabIndex={-1} aria-describedby={done}>
        {entries.length > 1 ? `Entries ${first} to ${last}` : `Entry ${first}`}
      </h2>
      <p id={done}>
        {entries.length > 1
          ? `${entries.length} entries submitted successfully!`
          : 'Entry submitted successfully!'}
      </p>
      {[...new Set(entries.flatMap(({ warnings }) => warnings))].map((warning) => (
        <p key={warning} className="sealed-warning">
          <Icon name="warning" size={18} /> {warning}
        </p>
      ))}
      <ul>
        {entries.map((entry) => (
          <SealedEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.length > 1 && <ZipOfVisit entries={entries} />}
      <div className="sealed-next">
        {orderId && <LinkButton to={paths.business('orders', { id: orderId })}>Back to the order</LinkButton>}
        {lastOfSigners(entries).map(([signers, entry], index) => (
          <LinkButton key={entry.id} to={paths.anotherAct(entry.id)} primary={index === 0}>
            Another act for {signers}
          </LinkButton>
        ))}
        <LinkButton to={paths.wizard()}>New Entry</LinkButton>
        <LinkButton to={paths.dashboard}>Dashboard</LinkButton>
      </div>
    </div>
  );
}

/** Returns the last entry of each signer, or of signers who signed together. */
function lastOfSigners(entries: readonly EntryRow[]): [signers: string, entry: EntryRow][] {
  return [
    ...new Map(entries.map((entry) => [`${firstSigner(entry)} ${furtherSigners(entry)}`.trim(), entry])),
  ];
}

/** Downloads the PDFs of all entries of a visit as one ZIP, on plans with batch export. */
function ZipOfVisit({ entries }: { entries: readonly EntryRow[] }) {
  const { subscription } = useSubscription();
  const isRunning = useRunningBatch() !== undefined;
  if (!subscription?.features.batchExport) return null;
  return (
    <Button
      isLoading={isRunning}
      loadingText="Making the ZIP…"
      onClick={() => void exportBatch(entries.map(({ id }) => id))}
    >
      <Icon name="download" size={18} /> PDFs of all {entries.length} entries (ZIP)
    </Button>
  );
}

function SealedEntry({ entry }: { entry: EntryRow }) {
  const { run, busy, isLocked } = useExportEntry(entry);
  const name = `entry ${entry.entryNumber}`;
  return (
    <li>
      <span className="sealed-facts">
        <strong className="tabular">{entry.entryNumber}</strong>
        <span>
          <EntryTitle entry={entry} />
          <OutcomeBadge entry={entry} />
        </span>
      </span>
      <span className="sealed-actions">
        <LinkButton to={paths.entryDetails(entry.id)} small label={`View ${name}`}>
          View
        </LinkButton>
        <Button
          size="small"
          isLoading={busy}
          loadingText="PDF…"
          aria-label={`PDF of ${name}`}
          title={isLocked ? pdfNeedsPlan : undefined}
          onClick={() => void run()}
        >
          PDF
        </Button>
      </span>
    </li>
  );
}
