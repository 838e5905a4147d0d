import { findState } from '#shared/data/states.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import type { Removal } from './lawful-form.ts';
import type { Pending } from './use-lawful-choice.tsx';

/** Asks before a choice removes something that was entered, and names it. */
export function LossQuestion({
  pending: { field, form, removals },
  onConfirm,
  onCancel,
}: {
  pending: Pending;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const state = findState(form.stateCode)?.name ?? 'the new state';
  const prohibited = removals.filter(({ isProhibited }) => isProhibited);
  const unasked = removals.filter(({ isProhibited }) => !isProhibited);
  return (
    <ConfirmDialog
      title={field === 'stateCode' ? `Change the state to ${state}?` : 'Change the document type?'}
      confirmLabel="Change and remove"
      busyLabel="Changing…"
      busy={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {prohibited.length > 0 && (
        <>
          <p>{state} law does not allow this in the journal. It will be removed from this entry:</p>
          <RemovalList removals={prohibited} />
        </>
      )}
      {unasked.length > 0 && (
        <>
          <p>The changed entry has no field for this, so it will be removed:</p>
          <RemovalList removals={unasked} />
        </>
      )}
    </ConfirmDialog>
  );
}

function RemovalList({ removals }: { removals: Removal[] }) {
  return (
    <ul>
      {removals.map(({ label }) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
