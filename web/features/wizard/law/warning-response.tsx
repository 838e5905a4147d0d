import { CheckboxField, TextField } from '@aws-amplify/ui-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DoubtCode } from '#shared/data/doubts.ts';
import { limits } from '#shared/data/limits.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { responded } from '../form/warning-responses.ts';
import { fieldId, useProblem } from '../form/wizard-context.tsx';
import { useLaw } from './law-context.tsx';

/** The notary's answer to a doubt: that the act goes on, which the app requires before it seals, and a reason if there is one. */
export function WarningResponse({ doubt, messageId }: { doubt: DoubtCode; messageId: string }) {
  const { control, setValue } = useFormContext<EntryForm>();
  const responses = useWatch({ control, name: 'warningResponses' });
  const given = responses.find(({ warning }) => warning === doubt);
  // The place among the responses that will be recorded, which problems refer to.
  const place = useLaw().content.warningResponses?.findIndex(({ warning }) => warning === doubt) ?? -1;
  const path = `warningResponses.${place}.response`;
  const problem = useProblem(path);
  const respond = (response: string | null) =>
    setValue('warningResponses', responded(responses, doubt, response), { shouldDirty: true });
  return (
    <>
      <CheckboxField
        id={fieldId(`continue-${doubt}`)}
        name={`continue-${doubt}`}
        label="I’ve checked this"
        aria-describedby={messageId}
        checked={given !== undefined}
        onChange={(event) => respond(event.target.checked ? '' : null)}
      />
      {given && (
        <TextField
          id={fieldId(path)}
          label="Reason (optional)"
          descriptiveText="Sealed with the entry. Details and PDF show it."
          maxLength={limits.noteLength}
          autoComplete="off"
          value={given.response}
          hasError={problem !== undefined}
          errorMessage={problem}
          onChange={(event) => respond(event.target.value)}
        />
      )}
    </>
  );
}
