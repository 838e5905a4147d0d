import { TextField } from '@aws-amplify/ui-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { isStateCode } from '#shared/data/states.ts';
import { confirmsDestruction, destructionPhrase } from '#shared/rules/duties/confirm-destruction.ts';
import { daysToCancel } from '#shared/rules/duties/destruction-time.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { FormButtons } from '#web/components/forms/form-buttons.tsx';
import { useStepUp } from '#web/components/step-up/use-step-up.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';

type Group = ApiOutput<'get-retention'>['groups'][number];

/** Explains what is destroyed and what remains, and asks for the destruction once the notary has typed the phrase. */
export function DestroyEntriesDialog({
  group,
  onClose,
  onAsked,
}: {
  group: Group;
  onClose: () => void;
  onAsked: () => void;
}) {
  const notary = useNotary();
  const { year, entries } = group;
  const state = group.state !== null && isStateCode(group.state) ? group.state : null;
  const phrase = destructionPhrase({ year, state });
  const formId = useId();
  const form = useForm({ defaultValues: { confirmation: '' } });
  const stepUp = useStepUp();
  const [problem, setProblem] = useState<string>();
  const { run, busy } = useAction(async ({ confirmation }: { confirmation: string }) => {
    setProblem(undefined);
    try {
      await stepUp.run(async () => {
        const { carriedOutAfter } = await api('request-destruction', { body: { year, state, confirmation } });
        notify.success(`The entries will be destroyed after ${formatDate(carriedOutAfter, notary)}`);
        onAsked();
        onClose();
      });
    } catch (error) {
      if (!isSessionEnd(error)) setProblem(detailOf(error, 'Failed to request the destruction'));
    }
  });
  return (
    <Dialog
      title={`Destroy the entries of ${year}`}
      onClose={onClose}
      footer={
        <FormButtons
          form={formId}
          label="Destroy entries"
          busyLabel="Requesting…"
          busy={busy}
          isDanger
          onCancel={onClose}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className="destroy-entries"
        onSubmit={form.handleSubmit((values) => run(values))}
      >
        <p>
          {entries === 1 ? 'One entry is' : `${entries} entries are`} destroyed in {daysToCancel} days. Until
          then, you can cancel it here. <strong>After that, it can’t be undone.</strong>
        </p>
        <ul>
          <li>
            <strong>Deleted:</strong> names, addresses, acts, notes, ID numbers, signatures, thumbprints,
            photos, addenda, and the exports stored here. Backups are gone 90 days later.
          </li>
          <li>
            <strong>Kept:</strong> the number of each entry, the hash of its seal, and its place in the public
            log. They prove that your journal has no gap.
          </li>
          <li>You get a signed certificate of what was destroyed, and under which law.</li>
          <li>A legal hold that you add before then stops it.</li>
        </ul>
        <p>
          First prepare and download an export of all data that contains these entries, under{' '}
          <Link to={paths.settingsCard('my-data')}>My data</Link>.
        </p>
        <TextField
          label="Type the words to confirm"
          descriptiveText={phrase}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...problemProps(form.formState.errors.confirmation?.message)}
          {...form.register('confirmation', {
            validate: (typed) => confirmsDestruction(typed, { year, state }) || `Type ${phrase}.`,
          })}
        />
        {problem && <p role="alert">{problem}</p>}
        {stepUp.dialog}
      </form>
    </Dialog>
  );
}
