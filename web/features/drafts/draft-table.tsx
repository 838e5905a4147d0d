import { Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react';
import { OutcomeBadge } from '#web/components/entries/outcome-badge.tsx';
import { SignerName } from '#web/components/entries/signer-name.tsx';
import { DraftActions } from './draft-actions.tsx';
import type { DraftFacts } from './draft-facts.ts';

type Props = { drafts: DraftFacts[]; onDelete: (draft: DraftFacts) => void };

/** A page of drafts as a ledger. */
export function DraftTable({ drafts, onDelete }: Props) {
  return (
    <Table aria-labelledby="drafts-title">
      <TableHead>
        <TableRow>
          <TableCell as="th">Draft</TableCell>
          <TableCell as="th">Last Saved</TableCell>
          <TableCell as="th">Time</TableCell>
          <TableCell as="th">Signer Name</TableCell>
          <TableCell as="th">Date</TableCell>
          <TableCell as="th" className="number">
            Actions
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {drafts.map((draft) => (
          <TableRow key={draft.entry.id}>
            <TableCell className="tabular entry-number">{draft.sequence}</TableCell>
            <TableCell className="tabular">{draft.lastSaved}</TableCell>
            <TableCell className="tabular">{draft.time}</TableCell>
            <TableCell>
              <SignerName entry={draft.entry} />
              <OutcomeBadge entry={draft.entry} />
            </TableCell>
            <TableCell className="tabular">{draft.date}</TableCell>
            <TableCell>
              <DraftActions draft={draft} onDelete={onDelete} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
