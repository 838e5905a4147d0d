import { Button, SelectField, TextAreaField } from '@aws-amplify/ui-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { type OutcomeReason, outcomeReasonCodes, outcomeReasons } from '#shared/data/outcomes.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { useLaw } from '../law/law-context.tsx';
import { suggestedFor } from '../start/defaults.ts';
import { useRecentActs } from '../start/recent-acts-context.ts';
import { type ChosenEnding, endingProblems } from './ending-problems.ts';
import { actsOf, type EndedAct, type FormToRefuse, setFields, withEnding } from './refusal.ts';
import './refusal.css';

const whoEnded = {
  refused: 'I refused to perform it',
  cancelled: 'The signer cancelled it',
} as const;

const invalidField = ':is(select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] input';

/** Returns the ending that the dialog begins with: that of the act, or a refusal without a reason. */
function begun(act: EndedAct | undefined): ChosenEnding {
  const { outcome = 'refused', outcomeReason = '', outcomeNote = '' } = act?.ending ?? {};
  if (wasPerformed({ outcome })) return { outcome: 'refused', outcomeReason: '', outcomeNote: '' };
  return { outcome, outcomeReason, outcomeNote } as ChosenEnding;
}

/** Asks who ended an act, why, and for a note; with several acts, also which of them. */
export function RefusalDialog({
  form: entry,
  entered,
  suggestedFee,
  onRecorded,
  onClose,
}: FormToRefuse & { onRecorded: () => void; onClose: () => void }) {
  const { content } = useLaw();
  const recent = useRecentActs();
  const acts = actsOf(entered);
  const form = useId();
  const isOne = acts.length === 1;
  const [chosen, setChosen] = useState<readonly EndedAct[] | undefined>(isOne ? acts : undefined);
  const [ending, setEnding] = useState(() => begun(isOne ? acts[0] : undefined));
  const [attempts, setAttempts] = useState(0);
  const isTried = attempts > 0;
  const fields = useRef<HTMLFormElement>(null);
  const problems = isTried ? endingProblems(ending, content) : {};
  const change = (more: Partial<ChosenEnding>) => setEnding({ ...ending, ...more });

  // The choices are long: on a phone, the one that is missing may be out of sight.
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>(invalidField)?.focus();
  }, [attempts]);

  function record(): void {
    setAttempts(attempts + 1);
    if (!chosen || Object.keys(endingProblems(ending, content)).length > 0) return;
    setFields(entry, withEnding(entry.getValues(), chosen, ending));
    const { fee } = entry.getValues();
    // A fee that the form only suggested was not charged.
    if (fee && fee === suggestedFor(entry.getValues(), recent).fee) {
      suggestedFee.current = fee;
      setFields(entry, { fee: '' });
    }
    onClose();
    if (chosen.length === acts.length) onRecorded();
  }

  return (
    <Dialog
      title="Record a refusal"
      className="refusal-dialog"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variation="primary" type="submit" form={form}>
            Continue as refusal
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={form}
        className="refusal-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          record();
        }}
      >
        <p>
          For an act that was not performed. What you entered stays in the entry, and only date, state, and
          location are still required. It takes a number in your journal, but doesn’t count toward your plan.
        </p>
        {!isOne && (
          <SelectField
            label="Which act?"
            hasError={isTried && !chosen}
            errorMessage="Choose the act that was not performed"
            onChange={({ target: { value } }) => {
              const picked = value === 'all' ? acts : acts.filter((_, index) => String(index) === value);
              setChosen(picked.length > 0 ? picked : undefined);
              const [act] = picked;
              if (act && picked.length === 1 && !wasPerformed(act.ending)) setEnding(begun(act));
            }}
          >
            <option value="">Choose an act</option>
            {acts.map(({ name }, index) => (
              // Acts of a visit have no ID; their place is their number.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <option key={index} value={index}>
                {name}
              </option>
            ))}
            <option value="all">All {acts.length} acts</option>
          </SelectField>
        )}
        <Choice
          legend="What happened?"
          options={whoEnded}
          value={ending.outcome}
          onChoose={(outcome) => change({ outcome })}
        />
        <Choice
          legend="Why?"
          options={Object.fromEntries(outcomeReasonCodes.map((code) => [code, outcomeReasons[code]]))}
          value={ending.outcomeReason}
          problem={problems.outcomeReason}
          onChoose={(reason) => change({ outcomeReason: reason as OutcomeReason })}
        />
        <TextAreaField
          label={ending.outcomeReason === 'other' ? 'Note' : 'Note (optional)'}
          descriptiveText="What you saw and heard. Leave out ID, Social Security, and card numbers."
          rows={3}
          maxLength={limits.outcomeNoteLength}
          value={ending.outcomeNote}
          hasError={problems.outcomeNote !== undefined}
          errorMessage={problems.outcomeNote}
          onChange={({ target: { value } }) => change({ outcomeNote: value })}
        />
      </form>
    </Dialog>
  );
}

/** Radio buttons in plain words. */
function Choice<Code extends string>({
  legend,
  options,
  value,
  problem,
  onChoose,
}: {
  legend: string;
  options: Readonly<Record<Code, ReactNode>>;
  value: string;
  problem?: string | undefined;
  onChoose: (code: Code) => void;
}) {
  const name = useId();
  return (
    <fieldset
      aria-invalid={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : `${name}-problem`}
    >
      <legend>{legend}</legend>
      {problem !== undefined && (
        <p id={`${name}-problem`} className="refusal-problem" role="alert">
          {problem}
        </p>
      )}
      {(Object.entries(options) as [Code, ReactNode][]).map(([code, label]) => (
        <label key={code}>
          <input type="radio" name={name} checked={value === code} onChange={() => onChoose(code)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
