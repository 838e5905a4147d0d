import { Button, TextField } from '@aws-amplify/ui-react';
import { useForm } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { states } from '#shared/data/states.ts';
import { commissionNumberComplaint } from '#shared/rules/commissions.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import type { MatterPartProps } from '../matter-part.ts';
import { useRenewCommission } from './use-renew-commission.ts';

/** Adds the new commission to the profile and notes it; the journal continues. */
export function RenewCommission(props: MatterPartProps<MatterOf<'hand_over'>>) {
  const { state, facts } = props.matter;
  const form = useForm({ defaultValues: { commissionNumber: '', expirationDate: '' } });
  const { errors } = form.formState;
  const { run, busy } = useRenewCommission(props, (message) =>
    form.setError('commissionNumber', { message }, { shouldFocus: true }),
  );
  return (
    <section className="matter-block" aria-labelledby="hand-over-renewal">
      <h2 id="hand-over-renewal">Commission renewed</h2>
      <p>
        When you have your new {states[state].name} commission, add it here. The journal continues with the
        next number, and nothing has to be handed over.
      </p>
      <form
        noValidate
        className="duty-step-form"
        aria-label="Commission renewed"
        onSubmit={form.handleSubmit((values) => run(values))}
      >
        <TextField
          label="New commission number"
          autoComplete="off"
          maxLength={limits.commissionNumberLength}
          {...problemProps(errors.commissionNumber?.message)}
          {...form.register('commissionNumber', {
            setValueAs: (value: string) => value.trim(),
            validate: (value) => {
              const complaint = commissionNumberComplaint(value);
              return complaint === undefined || `The commission number ${complaint}.`;
            },
          })}
        />
        <TextField
          type="date"
          label="New expiration date"
          {...problemProps(errors.expirationDate?.message)}
          {...form.register('expirationDate', {
            required: 'Enter the expiration date.',
            validate: (day) => day > facts.endedOn || 'Enter a day after the end of the old commission.',
          })}
        />
        <div className="duty-buttons">
          <Button type="submit" isLoading={busy} loadingText="Saving…">
            Add the new commission
          </Button>
        </div>
      </form>
    </section>
  );
}
