import { Button } from '@aws-amplify/ui-react';
import { type ReactNode, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type OutcomeReason, outcomeReasons } from '#shared/data/outcomes.ts';
import { notPerformed } from '#shared/rules/entry-words.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { Icon } from '#web/components/icon.tsx';
import type { EntryForm } from '../form/entry-form.ts';
import { NumberQuestion } from '../form/number-question.tsx';
import { fieldId } from '../form/wizard-context.tsx';
import { suggestedFor } from '../start/defaults.ts';
import { useRecentActs } from '../start/recent-acts-context.ts';
import { RefusalDialog } from '../steps/parts-on-demand.tsx';
import type { Ending } from '../visit/visit.ts';
import { actsOf, type EndedAct, withEnding } from './refusal.ts';
import './refusal.css';

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
  const recent = useRecentActs();
  const acts = actsOf(entered);
  const begin = () => setOpen(true);

  function set(change: Partial<EntryForm>): void {
    for (const [field, value] of Object.entries(change)) {
      form.setValue(field as keyof EntryForm, value as never, { shouldDirty: true });
    }
  }

  function record(chosen: readonly EndedAct[], ending: Ending): void {
    set(withEnding(form.getValues(), chosen, ending));
    const { fee } = form.getValues();
    // A fee that the form only suggested was not charged.
    if (fee && fee === suggestedFor(form.getValues(), recent).fee) {
      suggestedFee.current = fee;
      form.setValue('fee', '', { shouldDirty: true });
    }
    setOpen(false);
    if (chosen.length === acts.length) onRecorded();
  }

  function takeBack(act: EndedAct): void {
    set(withEnding(form.getValues(), [act]));
    if (suggestedFee.current && !form.getValues('fee'))
      form.setValue('fee', suggestedFee.current, { shouldDirty: true });
    suggestedFee.current = '';
    onTakenBack();
  }

  return {
    begin,
    mark: <RefusalMark acts={acts} onChange={begin} onTakeBack={takeBack} />,
    dialog: isOpen && <RefusalDialog acts={acts} onRecord={record} onClose={() => setOpen(false)} />,
  };
}

/** Says above every step which acts were not performed and why. Announced when that changes. */
function RefusalMark({
  acts,
  onChange,
  onTakeBack,
}: {
  acts: readonly EndedAct[];
  onChange: () => void;
  onTakeBack: (act: EndedAct) => void;
}) {
  const ended = acts.filter(({ ending }) => !wasPerformed(ending));
  return (
    <div role="status">
      {ended.map((act) => (
        <div key={act.name} className="refusal-mark">
          <p>
            <Icon name="info" size={18} />{' '}
            <span>
              {act.name && `${act.name}. `}
              <strong>{notPerformed(act.ending)}.</strong>{' '}
              {act.ending.outcomeReason && `${outcomeReasons[act.ending.outcomeReason as OutcomeReason]}.`}
            </span>
          </p>
          {act.ending.outcomeNote && <p className="refusal-note">{act.ending.outcomeNote}</p>}
          <div className="refusal-actions">
            {!act.visitEntry && (
              <Button size="small" id={fieldId('outcomeReason')} onClick={onChange}>
                Change
              </Button>
            )}
            <Button size="small" onClick={() => onTakeBack(act)}>
              Undo<span className="visually-hidden"> {act.name || 'the refusal'}</span>
            </Button>
          </div>
        </div>
      ))}
      {ended.length > 0 && <NumberQuestion path="outcomeNote" />}
    </div>
  );
}
