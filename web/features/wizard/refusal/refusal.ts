import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntryForm } from '../form/entry-form.ts';
import { type VisitEntry, visitEntries } from '../visit/entries-of.ts';
import { type Ending, endingOf, performed, withCell } from '../visit/visit.ts';

/** An act that can be refused: the entry of the form, or one of a visit, and how it ended. */
export type EndedAct = { name: string; ending: Ending; visitEntry?: VisitEntry };

/** The form whose acts may end, as it was entered, and the suggested fee that a refusal removed. */
export type FormToRefuse = {
  form: UseFormReturn<EntryForm>;
  entered: EntryForm;
  suggestedFee: RefObject<string>;
};

/** Changes fields of a form, as the notary would. */
export function setFields(form: UseFormReturn<EntryForm>, change: Partial<EntryForm>): void {
  for (const [field, value] of Object.entries(change)) {
    form.setValue(field as keyof EntryForm, value as never, { shouldDirty: true });
  }
}

/** Returns the acts of a form: one, or all entries of a visit with the names of their signers and documents. */
export function actsOf(form: EntryForm): EndedAct[] {
  if (!form.visit) return [{ name: '', ending: endingOf(form) }];
  return visitEntries(form, form.visit).map((visitEntry) => {
    const [signer] = visitEntry.form.signers;
    const name = `${signer?.firstName} ${signer?.lastName}`.trim() || `Signer ${visitEntry.signer + 1}`;
    const titles = visitEntry.form.documents.map(({ description }) => description.trim()).filter(Boolean);
    return {
      name: `${name}: ${titles.join(', ') || 'untitled document'}`,
      ending: endingOf(visitEntry.form),
      visitEntry,
    };
  });
}

/** Returns what changes in the form when acts end in a way: the entry's own fields, or the table of acts. */
export function withEnding(
  form: EntryForm,
  acts: readonly EndedAct[],
  ending: Ending = performed,
): Partial<EntryForm> {
  const { visit } = form;
  if (!visit) return ending;
  const cells = acts.flatMap(({ visitEntry }) =>
    (visitEntry?.rows ?? []).map((row) => [row, visitEntry?.signer ?? 0] as const),
  );
  return {
    visit: cells.reduce((changed, [row, signer]) => withCell(changed, row, signer, ending), visit),
  };
}
