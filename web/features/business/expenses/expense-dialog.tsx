import { Button } from '@aws-amplify/ui-react';
import { useRef, useState } from 'react';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { carCaution, scheduleC } from '#shared/data/business/schedule-c.ts';
import type { ExpenseCategory, ExpenseRepeats } from '#shared/schemas/business/expense.ts';
import { FileDrop } from '#web/components/forms/file-drop.tsx';
import { readAmount } from '#web/lib/amounts.ts';
import { api } from '#web/lib/api/api-client.ts';
import { uploadFile } from '#web/lib/api/upload-file.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { PaperDialog } from '../papers/paper-dialog.tsx';
import { repeatsWords } from './repeats-words.ts';

/** An expense as the form shows it. */
export type ExpenseStart = {
  date: string;
  category: string;
  amount: string;
  description: string;
  /** Empty if it doesn't repeat. */
  repeats: ExpenseRepeats | '';
};

/** The expense that the dialog adds or changes. */
export type OpenExpense = {
  id?: string;
  orderId: string | null;
  uploadId: string | null;
  start: ExpenseStart;
};

const categories = Object.fromEntries(
  Object.entries(scheduleC).map(([category, { label, line }]) => [category, `${label} (${line})`]),
);

/** Adds or changes an expense and its receipt. */
export function ExpenseDialog({
  expense: { id, orderId, uploadId, start },
  onClose,
}: {
  expense: OpenExpense;
  onClose: () => void;
}) {
  const refresh = useRefreshBusiness();
  const [file, setFile] = useState<File>();
  const [isDropped, setDropped] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const fileButton = useRef<HTMLButtonElement>(null);
  // A retry does not send the file again.
  const sent = useRef<{ file: File; uploadId: string }>(undefined);
  const sending = useRef<AbortController>(undefined);

  async function upload(receipt: File): Promise<string> {
    if (sent.current?.file === receipt) return sent.current.uploadId;
    setPercent(0);
    sending.current = new AbortController();
    try {
      const newId = await uploadFile('receipt', receipt, {
        onProgress: (share) => setPercent(Math.round(share * 100)),
        signal: sending.current.signal,
      });
      sent.current = { file: receipt, uploadId: newId };
      return newId;
    } finally {
      setPercent(undefined);
    }
  }

  async function save({ date, category, amount, description, repeats }: ExpenseStart): Promise<void> {
    const receipt = file ? await upload(file) : isDropped ? null : uploadId;
    const body = {
      ...{ date, description, orderId, uploadId: receipt, repeats: repeats || null },
      category: category as ExpenseCategory,
      amount: readAmount(amount) ?? '',
    };
    if (id === undefined) await api('add-expense', { body });
    else await api('update-expense', { params: { id }, body });
    await refresh();
  }
  const hasReceipt = uploadId !== null && !isDropped;
  return (
    <PaperDialog<ExpenseStart>
      title={id === undefined ? 'Add expense' : 'Edit expense'}
      start={start}
      saveLabel="Save expense"
      saved="Expense saved"
      failed="The expense was not saved. Try again."
      isEdited={file !== undefined || isDropped}
      save={save}
      onClose={onClose}
      fields={[
        { name: 'date', label: 'Date', kind: 'date', required: 'Enter the day of the expense.' },
        {
          name: 'amount',
          label: 'Amount',
          inputMode: 'decimal',
          hint: 'In US dollars.',
          required: 'Enter the amount.',
          validate: (typed) =>
            readAmount(typed) !== undefined || 'Enter the amount as a number, for example 12.50.',
        },
        {
          name: 'category',
          label: 'Category',
          options: { '': 'Choose a line of Schedule C', ...categories },
          required: 'Choose the category.',
          caution: (category) => (category === 'car' ? carCaution : undefined),
        },
        {
          name: 'description',
          label: 'Description',
          placeholder: 'Paper and toner, Office Depot',
          maxLength: businessLimits.lineLength,
          required: 'Enter what you paid for.',
        },
        {
          name: 'repeats',
          label: 'Repeats',
          options: { '': 'No', ...repeatsWords },
          hint: 'This page reminds you when it’s due again. You decide whether to add it.',
        },
      ]}
    >
      {hasReceipt && !file ? (
        <p className="receipt-kept">
          A receipt is attached.
          <Button size="small" onClick={() => setDropped(true)}>
            Remove receipt
          </Button>
        </p>
      ) : (
        <FileDrop
          purpose="receipt"
          file={file}
          isLocked={percent !== undefined}
          problem={problem}
          mainButton={fileButton}
          onChoose={(chosen) => {
            setFile(chosen);
            setProblem(undefined);
          }}
          onProblem={setProblem}
        />
      )}
      {percent !== undefined && (
        <div className="receipt-progress">
          <progress aria-label="Uploading" max={100} value={percent} />
          <Button size="small" onClick={() => sending.current?.abort()}>
            Cancel upload
          </Button>
        </div>
      )}
    </PaperDialog>
  );
}
