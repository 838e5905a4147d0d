import { type ReactNode, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { RefusalDialog, RefusalMark } from '../steps/parts-on-demand.tsx';

/**
 * Records that the act in hand, or acts of a visit, were not performed, and takes that back. Returns how to begin, the mark
 * above the steps, and the open dialog. `onRecorded` goes on to the review. `onTakenBack` moves the focus, because the mark with
 * the button disappears.
 */
export function useRefusal(
  form: UseFormReturn<EntryForm>,
  entered: EntryForm,
  { onRecorded, onTakenBack }: { onRecorded: () => void; onTakenBack: () => void },
): { begin: () => void; mark: ReactNode; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  /** The suggested fee that the refusal removed. */
  const suggestedFee = useRef('');
  const begin = () => setOpen(true);
  const shared = { form, entered, suggestedFee };
  const mayHaveEnded = entered.visit !== null || !wasPerformed(entered);
  return {
    begin,
    mark: (
      // It is there before its text, so that the text is announced.
      <div role="status">
        {mayHaveEnded && <RefusalMark {...shared} onChange={begin} onTakenBack={onTakenBack} />}
      </div>
    ),
    dialog: isOpen && <RefusalDialog {...shared} onRecorded={onRecorded} onClose={() => setOpen(false)} />,
  };
}
