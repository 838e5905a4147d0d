import { Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react';
import { AddendaMark } from '#web/components/entries/addenda-mark.tsx';
import { OutcomeBadge } from '#web/components/entries/outcome-badge.tsx';
import { SignerName } from '#web/components/entries/signer-name.tsx';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { EntryActions } from './entry-actions.tsx';
import { entryFacts } from './entry-facts.ts';
import { IntegrityBadge } from './integrity-badge.tsx';
import { ReceivedLaterMark } from './received-later-mark.tsx';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

/** A page of the journal as a ledger, with checkboxes if entries can be selected. */
export function EntryTable({
  entries,
  selection,
}: {
  entries: EntryRow[];
  selection: Selection | undefined;
}) {
  const notary = useNotary();
  const selectable = entries.filter(({ status }) => status === 'submitted');
  return (
    <Table aria-labelledby="journal-title">
      <TableHead>
        <TableRow>
          {selection && (
            <TableCell as="th" className="select-cell">
              <SelectBox
                label="Select all entries of this page"
                state={selection.among(selectable)}
                onToggle={() => selection.togglePage(selectable)}
              />
            </TableCell>
          )}
          <TableCell as="th">Entry</TableCell>
          <TableCell as="th">Date</TableCell>
          <TableCell as="th">Time</TableCell>
          <TableCell as="th" className="entry-signer">
            Signer Name
          </TableCell>
          <TableCell as="th">Document and Act</TableCell>
          <TableCell as="th" className="number">
            Fee
          </TableCell>
          <TableCell as="th" className="number">
            Actions
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => {
          const { number, date, time, zone, act, document, fee } = entryFacts(entry, notary);
          return (
            <TableRow key={entry.id}>
              {selection && (
                <TableCell className="select-cell">
                  {entry.status === 'submitted' && (
                    <SelectBox
                      label={`Select entry ${number}`}
                      state={selection.among([entry])}
                      onToggle={() => selection.toggle(entry)}
                    />
                  )}
                </TableCell>
              )}
              <TableCell className="tabular entry-number">
                {number}
                <IntegrityBadge entry={entry} />
                <AddendaMark entry={entry} />
              </TableCell>
              <TableCell className="tabular">
                {date}
                <ReceivedLaterMark entry={entry} />
              </TableCell>
              <TableCell className="tabular">
                {time} {zone}
              </TableCell>
              <TableCell>
                <SignerName entry={entry} />
              </TableCell>
              <TableCell>
                <span className="entry-document">{document}</span>
                <span className="entry-act muted">{act}</span>
                <OutcomeBadge entry={entry} />
              </TableCell>
              <TableCell className="tabular number">{fee}</TableCell>
              <TableCell>
                <EntryActions entry={entry} isNarrow />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
