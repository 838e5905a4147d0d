import { Button, TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isActive } from '#shared/rules/duties/holds.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { api } from '#web/lib/api/api-client.ts';
import { isSessionEnd } from '#web/lib/api/api-error.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notifyFailure } from '#web/lib/browser/toasts.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

type Hold = ApiOutput<'get-retention'>['holds'][number];

/** Runs an action, shows its failure, and reports its success. */
function useChange<Args extends unknown[]>(
  failure: string,
  change: (...args: Args) => Promise<unknown>,
  onChange: () => void,
) {
  return useAction(async (...args: Args) => {
    try {
      await change(...args);
      onChange();
    } catch (error) {
      if (!isSessionEnd(error)) notifyFailure(error, failure);
    }
  });
}

/** Lists the legal holds, and adds one. While one is active, the journal cannot be erased. */
export function Holds({ holds, onChange }: { holds: readonly Hold[]; onChange: () => void }) {
  const form = useForm({ defaultValues: { askedBy: '', reason: '' } });
  const { errors } = form.formState;
  const add = useChange(
    'Failed to add the legal hold',
    (body: { askedBy: string; reason: string }) => api('add-hold', { body }),
    () => {
      form.reset();
      onChange();
    },
  );
  return (
    <section className="matter-block" aria-labelledby="retention-holds">
      <h2 id="retention-holds">Legal holds</h2>
      <p className="muted">
        If a court, an office, or a lawyer instructs you to keep your journal, note it here. While a hold is
        active, the journal cannot be erased, even if you close your account.
      </p>
      {holds.length === 0 && <p>There is no legal hold.</p>}
      <ul className="retention-years">
        {holds.map((hold) => (
          <HoldRow key={hold.id} hold={hold} onChange={onChange} />
        ))}
      </ul>
      <form
        noValidate
        className="duty-step-form"
        aria-label="New legal hold"
        onSubmit={form.handleSubmit((values) => add.run(values))}
      >
        <TextField
          label="Who asks for it"
          placeholder="For example, Denver District Court"
          maxLength={200}
          {...problemProps(errors.askedBy?.message)}
          {...form.register('askedBy', {
            validate: (text) => text.trim() !== '' || 'Enter who asks for the hold.',
          })}
        />
        <TextField
          label="Reason or case number"
          maxLength={500}
          {...problemProps(errors.reason?.message)}
          {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Enter the reason.' })}
        />
        <Button type="submit" isLoading={add.busy} loadingText="Adding…">
          Add legal hold
        </Button>
      </form>
    </section>
  );
}

function HoldRow({ hold, onChange }: { hold: Hold; onChange: () => void }) {
  const notary = useNotary();
  const [isLifting, setLifting] = useState(false);
  const form = useForm({ defaultValues: { reason: '' } });
  const lift = useChange(
    'Failed to lift the legal hold',
    ({ reason }: { reason: string }) => api('lift-hold', { params: { holdId: hold.id }, body: { reason } }),
    onChange,
  );
  const since = formatDateTime(hold.since, notary);
  return (
    <li>
      <h3>{hold.askedBy}</h3>
      <p>{hold.reason}</p>
      <p className="muted">
        Since {since}
        {hold.liftedAt && `, lifted ${formatDateTime(hold.liftedAt, notary)}: ${hold.liftReason}`}
      </p>
      {isActive(hold) && !isLifting && (
        <Button size="small" aria-label={`Lift the hold of ${hold.askedBy}`} onClick={() => setLifting(true)}>
          Lift
        </Button>
      )}
      {isActive(hold) && isLifting && (
        <form
          noValidate
          className="duty-step-form"
          onSubmit={form.handleSubmit((values) => lift.run(values))}
        >
          <TextField
            label="Why the hold is over"
            maxLength={500}
            {...problemProps(form.formState.errors.reason?.message)}
            {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Enter why.' })}
          />
          <div className="duty-buttons">
            <Button
              type="submit"
              size="small"
              variation="primary"
              isLoading={lift.busy}
              loadingText="Lifting…"
            >
              Lift legal hold
            </Button>
            <Button size="small" isDisabled={lift.busy} onClick={() => setLifting(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
