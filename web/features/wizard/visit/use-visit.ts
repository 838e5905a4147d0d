import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import type { PackageRow } from '#shared/data/package-starters.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { fieldId } from '../form/wizard-context.tsx';
import { useRecentActs } from '../start/recent-acts-context.ts';
import { groupingOf, visitEntries } from './entries-of.ts';
import { cellOf, type Visit, type VisitDocument } from './visit.ts';
import { withAdded, withInserted, withMoved, withoutDocument } from './visit-changes.ts';
import { withPackage } from './visit-package.ts';

/** The table of acts of the form in hand, and what the notary can do with it. `said` is announced. */
export function useVisit(visit: Visit) {
  const { control, getValues, setValue } = useFormContext<EntryForm>();
  const signers = useWatch({ control, name: 'signers' });
  const recent = useRecentActs();
  const [said, setSaid] = useState('');
  const change = (next: Visit) => setValue('visit', next, { shouldDirty: true });
  const count = visitEntries({ ...getValues(), signers }, visit).length;
  const room = limits.entriesPerVisit - count;
  // In the careful reading, another document is another entry for each signer.
  const perDocument = groupingOf(getValues(), visit) === 'one_each' ? signers.length : 1;

  function remove(row: number): void {
    const document = visit.documents[row];
    if (!document) return;
    change(withoutDocument(visit, row));
    const undo = () => {
      const now = getValues('visit');
      if (now) change(withInserted(now, row, document));
    };
    notify.info(`Removed ${document.title.trim() || `document ${row + 1}`}.`, {
      action: { label: 'Undo', onClick: undo },
    });
  }

  return {
    names: signers.map(
      ({ firstName, lastName }, index) => `${firstName} ${lastName}`.trim() || `Signer ${index + 1}`,
    ),
    change,
    count,
    room,
    canAdd: room >= perDocument && visit.documents.length < limits.documents,
    /** Reports whether a person who does not sign a document may be added to it. */
    canTick: (document: VisitDocument, signer: number) => cellOf(document, signer).signs || room > 0,
    add: () => {
      change(withAdded(visit, { id: crypto.randomUUID() }));
      const title = fieldId(`visit.documents.${visit.documents.length}.title`);
      // The new row exists only after the next paint.
      setTimeout(() => document.getElementById(title)?.focus());
    },
    /** Adds the documents of a list, as many as there is room for. */
    addRows: (rows: readonly PackageRow[]) => {
      const form = { ...getValues(), signers };
      const added = withPackage(form, visit, rows, recent, () => crypto.randomUUID());
      change(added.visit);
      if (added.left > 0) notify.warning(`${added.left} documents of the list do not fit into one visit.`);
    },
    remove,
    move: (from: number, to: number) => {
      change(withMoved(visit, from, to));
      setSaid(`Moved to place ${to + 1} of ${visit.documents.length}.`);
    },
    said,
  };
}

export type VisitActions = ReturnType<typeof useVisit>;
