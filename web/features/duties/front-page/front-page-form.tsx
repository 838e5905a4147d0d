import { Button } from '@aws-amplify/ui-react';
import { useForm } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { profileFieldProblem } from '#shared/rules/profile-fields.ts';
import { FormFields } from '#web/components/forms/form-fields.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { OwnSignature } from './own-signature.tsx';

type FrontPage = ApiOutput<'get-front-page'>;

type Values = {
  abbreviations: string;
  signature: string;
  name: string;
  relation: string;
  phone: string;
  email: string;
};

const valuesOf = ({ abbreviations, signature, successor }: FrontPage): Values => ({
  abbreviations: abbreviations ?? '',
  signature: signature ?? '',
  name: successor?.name ?? '',
  relation: successor?.relation ?? '',
  phone: successor?.phone ?? '',
  email: successor?.email ?? '',
});

function bodyOf({ abbreviations, signature, name, ...contact }: Values, version: number) {
  const successor = name.trim() === '' ? null : { name, ...contact };
  return { version, abbreviations: abbreviations || null, signature: signature || null, successor };
}

/** Abbreviations, signature, and successor: what only the notary can add to the front page. */
export function FrontPageForm({
  page,
  onSaved,
  onStale,
}: {
  page: FrontPage;
  onSaved: (page: FrontPage) => void;
  /** Called when nothing was saved: the page may have changed on another device. */
  onStale: () => void;
}) {
  const form = useForm({ defaultValues: valuesOf(page) });
  const { isDirty } = form.formState;
  const { run, busy } = useCall(
    async (values: Values) => {
      const saved = await api('save-front-page', { body: bodyOf(values, page.version) });
      form.reset(valuesOf(saved));
      onSaved(saved);
    },
    { failed: (reason) => `The front page was not saved: ${reason}`, done: 'Front page saved' },
  );
  useUnsavedEdits(isDirty && !busy);
  const contactNeedsName = (name: string) =>
    name.trim() !== '' ||
    ['relation', 'phone', 'email'].every((field) => form.getValues(field as keyof Values).trim() === '') ||
    'Enter the name of your successor.';
  return (
    <form
      noValidate
      className="duties"
      aria-label="What you add"
      onSubmit={form.handleSubmit(async (values) => {
        if ((await run(values)) === false) onStale();
      })}
    >
      <section className="matter-block" aria-labelledby="front-page-own">
        <h2 id="front-page-own">What you add</h2>
        <FormFields
          form={form}
          fields={[
            {
              name: 'abbreviations',
              label: 'Meaning of abbreviations',
              hint: 'For example: DL: driver’s license. If you use none, write “No abbreviations”.',
              rows: 4,
              maxLength: limits.abbreviationsLength,
            },
          ]}
        />
        <OwnSignature
          signature={form.watch('signature')}
          onChange={(signature) => form.setValue('signature', signature, { shouldDirty: true })}
        />
      </section>
      <section className="matter-block" aria-labelledby="front-page-successor">
        <h2 id="front-page-successor">Successor</h2>
        <p>
          The person who takes care of your journal if you die or can no longer act. The front page names the
          person. Print the instructions and give them to the person. They give no access to your account.
        </p>
        <FormFields
          form={form}
          fields={[
            { name: 'name', label: 'Name', maxLength: limits.fullNameLength, validate: contactNeedsName },
            {
              name: 'relation',
              label: 'Relation to you',
              placeholder: 'For example, son or attorney',
              maxLength: limits.nameLength,
            },
            {
              name: 'phone',
              label: 'Phone',
              kind: 'tel',
              maxLength: limits.phoneLength,
              validate: (phone) => profileFieldProblem('phone', phone) ?? true,
            },
            { name: 'email', label: 'Email', kind: 'email', maxLength: limits.emailLength },
          ]}
        />
      </section>
      <Button type="submit" variation="primary" isLoading={busy} loadingText="Saving…">
        Save front page
      </Button>
    </form>
  );
}
