import { Button } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { AskedMatter } from '#shared/schemas/matter.ts';
import { type FormField, FormFields } from '#web/components/forms/form-fields.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { useOpenMatter } from '../use-open-matter.ts';

type Section<V extends FieldValues> = {
  id: string;
  title: string;
  fields?: readonly FormField<V>[];
  content?: ReactNode;
};

/** The page that starts a duty of one kind: its sections of fields, and what the law says about the values so far. */
export function NewDuty<V extends FieldValues>(props: {
  title: string;
  subtitle: string;
  start: V;
  sections: (values: V, form: UseFormReturn<V>) => readonly (Section<V> | false)[];
  saveLabel: string;
  /** Returns what the form opens. */
  asked: (values: V) => AskedMatter;
}) {
  const { title, subtitle, start, sections, saveLabel, asked } = props;
  useViewTitle(title, subtitle);
  const form = useForm<V>({ defaultValues: start as DefaultValues<V> });
  const { run, busy } = useOpenMatter();
  useUnsavedEdits(form.formState.isDirty && !busy);
  const values = useWatch({ control: form.control }) as V;
  return (
    <form
      noValidate
      className="duties"
      aria-label={title}
      onSubmit={form.handleSubmit((typed) => run(asked(typed)))}
    >
      {sections(values, form).map(
        (section) =>
          section && (
            <section key={section.id} className="matter-block" aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.fields && <FormFields form={form} fields={section.fields} />}
              {section.content}
            </section>
          ),
      )}
      <Button type="submit" variation="primary" isLoading={busy} loadingText="Saving…">
        {saveLabel}
      </Button>
    </form>
  );
}

/** The field for the state whose law applies. */
export const stateField = {
  name: 'state',
  label: 'State of your commission',
  kind: 'state',
  required: 'Choose the state.',
} as const;

/** The field for the day on which a request came. */
export const receivedField = {
  name: 'receivedOn',
  label: 'Received on',
  kind: 'past-date',
  required: 'Enter the day on which you received the request.',
} as const;
