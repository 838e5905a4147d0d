import { Button } from '@aws-amplify/ui-react';
import { type OutcomeReason, outcomeReasons } from '#shared/data/outcomes.ts';
import { notPerformed } from '#shared/rules/entry-words.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { Icon } from '#web/components/icon.tsx';
import { NumberQuestion } from '../form/number-question.tsx';
import { fieldId } from '../form/wizard-context.tsx';
import { actsOf, type EndedAct, type FormToRefuse, setFields, withEnding } from './refusal.ts';
import './refusal.css';

/** Says above every step which acts were not performed and why, and takes that back. */
export function RefusalMark({
  form,
  entered,
  suggestedFee,
  onChange,
  onTakenBack,
}: FormToRefuse & { onChange: () => void; onTakenBack: () => void }) {
  const ended = actsOf(entered).filter(({ ending }) => !wasPerformed(ending));

  function takeBack(act: EndedAct): void {
    setFields(form, withEnding(form.getValues(), [act]));
    if (suggestedFee.current && !form.getValues('fee')) setFields(form, { fee: suggestedFee.current });
    suggestedFee.current = '';
    onTakenBack();
  }

  return (
    <>
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
            <Button size="small" onClick={() => takeBack(act)}>
              Undo<span className="visually-hidden"> {act.name || 'the refusal'}</span>
            </Button>
          </div>
        </div>
      ))}
      {ended.length > 0 && <NumberQuestion path="outcomeNote" />}
    </>
  );
}
