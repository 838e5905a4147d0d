import { Button, CheckboxField, SelectField, TextField } from '@aws-amplify/ui-react';
import { useForm, useWatch } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { commissionFieldsMissing, commissionNumberComplaint, sameNumber } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { noCommission, useAddCommission } from './use-add-commission.ts';

/** Adds a commission. The first commission is always the primary one. */
export function AddCommission() {
  const { notaryCommissions, timezone } = useNotary();
  const form = useForm({ defaultValues: noCommission });
  const { errors, isDirty } = form.formState;
  useUnsavedEdits(isDirty);
  const expirationDate = useWatch({ control: form.control, name: 'expirationDate' });
  const { run, busy } = useAddCommission(form);
  const isFirst = notaryCommissions.length === 0;
  const isPast = expirationDate !== '' && expirationDate < dayIn(timezone, new Date());
  const isMissing = Object.values(errors).some((error) => error.type === 'required');
  const problem = isMissing ? commissionFieldsMissing : errors.root?.message;

  const numberRules = {
    required: 'Enter the commission number.',
    validate: (value: string) => {
      if (notaryCommissions.some((listed) => sameNumber(listed.commissionNumber, value))) {
        return 'This commission number is already listed.';
      }
      const complaint = commissionNumberComplaint(value);
      return complaint === undefined || `The commission number ${complaint}.`;
    },
    setValueAs: (value: string) => value.trim(),
  };

  return (
    <form
      noValidate
      className="settings-form"
      aria-labelledby="add-commission"
      onSubmit={form.handleSubmit((values) => run(values))}
    >
      <h4 id="add-commission">Add a commission</h4>
      {problem && (
        <p className="settings-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="commission-fields">
        <TextField
          label="Commission number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.commissionNumberLength}
          {...problemProps(errors.commissionNumber?.message)}
          {...form.register('commissionNumber', numberRules)}
        />
        <SelectField
          label="Commission state"
          {...problemProps(errors.state?.message)}
          {...form.register('state', { required: 'Choose the state.' })}
        >
          <option value="">Choose a state</option>
          <StateOptions />
        </SelectField>
        <TextField
          type="date"
          label="Expiration date"
          descriptiveText={isPast ? 'This date is in the past. The commission has expired.' : undefined}
          {...problemProps(errors.expirationDate?.message)}
          {...form.register('expirationDate', { required: 'Enter the expiration date.' })}
        />
      </div>
      {isFirst ? (
        <p className="muted">Your first commission becomes your primary one.</p>
      ) : (
        <CheckboxField label="Primary commission" {...form.register('isPrimary')} />
      )}
      <div className="settings-save">
        <Button type="submit" variation="primary" isLoading={busy} loadingText="Adding…">
          Add commission
        </Button>
      </div>
    </form>
  );
}
