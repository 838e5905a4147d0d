import { Button } from '@aws-amplify/ui-react';
import { scheduleC } from '#shared/data/business/schedule-c.ts';
import { ActionMenu } from '#web/components/action-menu.tsx';
import { shownAmount } from '#web/lib/amounts.ts';
import { apiFile } from '#web/lib/api/api-client.ts';
import type { RowOf } from '#web/lib/api/use-list.ts';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { repeatsWords } from './repeats-words.ts';

export type Expense = RowOf<'list-expenses'>;

/** An expense in the list. */
export function ExpenseRow({
  expense,
  isLocked,
  onRepeat,
  onEdit,
  onDelete,
}: {
  expense: Expense;
  /** The plan allows no changes but deleting. */
  isLocked: boolean;
  onRepeat: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const notary = useNotary();
  const { id, date, category, amount, description, uploadId, repeats } = expense;
  const receipt = useSavedFile(() => apiFile('download-receipt', `receipt-${date}`, { params: { id } }), {
    failed: 'The receipt could not be loaded. Try again.',
    done: 'Receipt saved',
  });
  const { label, line } = scheduleC[category];
  return (
    <li>
      <span className="paper-when tabular">{formatDay(date, notary)}</span>
      <span className="paper-what">
        <span className="paper-name">{description}</span>
        <span className="muted paper-small">
          {label}, {line}
          {repeats && ` · ${repeatsWords[repeats]}`}
        </span>
      </span>
      <span className="paper-sums tabular">{shownAmount(amount)}</span>
      <span className="row-actions">
        {uploadId && (
          <Button
            aria-label={`Receipt of ${description}`}
            isLoading={receipt.busy}
            loadingText="Loading…"
            onClick={() => receipt.run()}
          >
            Receipt
          </Button>
        )}
        <ActionMenu label={`More actions for ${description}`}>
          {!isLocked && <Button onClick={onRepeat}>Repeat</Button>}
          {!isLocked && <Button onClick={onEdit}>Edit</Button>}
          <Button onClick={onDelete}>Delete</Button>
        </ActionMenu>
      </span>
    </li>
  );
}
