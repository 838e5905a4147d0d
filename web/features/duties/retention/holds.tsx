import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isActive } from '#shared/rules/duties/holds.ts';
import { FormFields } from '#web/components/forms/form-fields.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { StepForm } from '../forms/step-form.tsx';

type Hold = ApiOutput<'get-retention'>['holds'][number];

/** Lists the legal holds, and adds one. While one is active, the journal cannot be erased. */
export function Holds({ holds, onChange }: { holds: readonly Hold[]; onChange: () => void }) {
  const form = useForm({ defaultValues: { askedBy: '', reason: '' } });
  const add = useCall(
    async (body: { askedBy: string; reason: string }) => {
      await api('add-hold', { body });
      form.reset();
      onChange();
    },
    { failed: 'Failed to add the legal hold' },
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
        <FormFields
          form={form}
          fields={[
            {
              name: 'askedBy',
              label: 'Requested by',
              placeholder: 'For example, Denver District Court',
              maxLength: 200,
              required: 'Enter who requested the hold.',
            },
            {
              name: 'reason',
              label: 'Reason or case number',
              maxLength: 500,
              required: 'Enter the reason.',
            },
          ]}
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
  const lift = useCall(
    async (body: { reason: string }) => {
      await api('lift-hold', { params: { holdId: hold.id }, body });
      onChange();
    },
    { failed: 'Failed to lift the legal hold' },
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
        <StepForm
          label={`Lift the hold of ${hold.askedBy}`}
          start={{ reason: '' }}
          fields={[
            { name: 'reason', label: 'Why the hold is over', maxLength: 500, required: 'Enter the reason.' },
          ]}
          saveLabel="Lift legal hold"
          busyLabel="Lifting…"
          save={lift.run}
          onClose={() => setLifting(false)}
        />
      )}
    </li>
  );
}
