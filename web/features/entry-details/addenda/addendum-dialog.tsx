import { SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { type NumberKind, numberKinds } from '#shared/data/number-kinds.ts';
import type { EntryLevelField } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { wireName } from '#shared/entry/wire-name.ts';
import { addendumQuestions } from '#shared/rules/addendum-problems.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { FormButtons } from '#web/components/forms/form-buttons.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notifyFailure } from '#web/lib/browser/toasts.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { shownFieldName } from '../corrections.tsx';
import type { AddendumForm } from './use-addendum-form.ts';

type Addendum = Entry['addenda'][number];

/** The fields of an entry that a notary can name as corrected: those that are entered on their own. */
const correctable = (entry: Entry) =>
  Object.entries<EntryLevelField>(entryFields)
    .filter(([, { copied, partOf }]) => !copied && partOf === undefined)
    .map(([name, field]) => ({
      value: wireName(name, field),
      label: shownFieldName(name as keyof typeof entryFields, entry),
    }));

/** Adds an addendum to an entry. The form belongs to the page, so that closing the dialog loses nothing. */
export function AddendumDialog({
  entry,
  form,
  onAdded,
  onClose,
}: {
  entry: Entry;
  form: UseFormReturn<AddendumForm>;
  onAdded: (addendum: Addendum) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const { timezone } = useNotary();
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control });
  const { reason = '', text = '', kinds = {} } = typed;
  const questions = addendumQuestions(entry, { reason, text }, dayIn(timezone, new Date()));
  const { run, busy } = useAction(async ({ field, ...values }: AddendumForm) => {
    const textConfirmations = questions.flatMap(({ path, text: asked }) => {
      const kind = values.kinds[asked];
      return kind ? [{ field: path === 'reason' ? ('reason' as const) : ('text' as const), kind }] : [];
    });
    try {
      const { addendum } = await api('add-addendum', {
        params: { id: entry.id },
        body: {
          ...{ reason: values.reason, text: values.text },
          ...(field && { field }),
          ...(textConfirmations.length > 0 && { textConfirmations }),
        },
      });
      onAdded(addendum);
    } catch (error) {
      notifyFailure(error, 'the server gave no reason', (why) => `The addendum was not added: ${why}`);
    }
  });
  const required = (what: string) => (value: string) => value.trim() !== '' || what;
  return (
    <Dialog
      title="Add an addendum"
      className="addendum-dialog"
      onClose={onClose}
      footer={
        <FormButtons form={formId} label="Add addendum" busyLabel="Adding…" busy={busy} onCancel={onClose} />
      }
    >
      <form
        id={formId}
        noValidate
        className="addendum-form"
        onSubmit={form.handleSubmit((values) => run(values))}
      >
        <p>The entry stays as it is. The addendum is sealed too, and cannot be changed or deleted.</p>
        <TextField
          label="Reason"
          placeholder="Wrong fee"
          maxLength={limits.addendumReasonLength}
          {...problemProps(errors.reason?.message)}
          {...form.register('reason', { validate: required('Enter the reason for the addendum.') })}
        />
        <SelectField
          label="Corrected field"
          descriptiveText="Leave blank for a later fact."
          {...form.register('field')}
        >
          <option value="">None</option>
          {correctable(entry).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Text"
          rows={5}
          placeholder="The signer paid $10.00, not $15.00."
          maxLength={limits.addendumTextLength}
          {...problemProps(errors.text?.message)}
          {...form.register('text', { validate: required('Enter the correction or the later fact.') })}
        />
        <div aria-live="polite">
          {questions.map((question) => (
            <SelectField
              key={question.path}
              label={`${question.label}: what is this number?`}
              descriptiveText={`It looks like ${question.one}. If it is one, ${question.instead}.`}
              value={kinds[question.text] ?? ''}
              onChange={({ target }) =>
                form.setValue('kinds', {
                  ...form.getValues('kinds'),
                  [question.text]: target.value as NumberKind,
                })
              }
            >
              <option value="">Choose what it is</option>
              {Object.entries(numberKinds).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </form>
    </Dialog>
  );
}
