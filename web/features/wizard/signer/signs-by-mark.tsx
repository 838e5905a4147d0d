import { useFormContext } from 'react-hook-form';
import { lawOf } from '#shared/rules/law/law-of.ts';
import { EntryCheckbox } from '../form/entry-fields.tsx';
import { type EntryForm, emptyMarkWitness } from '../form/entry-form.ts';
import { useLaw } from '../law/law-context.tsx';

/** The choice that a signer makes a mark. It adds the witnesses that the law requires. */
export function SignsByMark({ index }: { index: number }) {
  const { getValues, setValue } = useFormContext<EntryForm>();
  const { content } = useLaw();
  const addWitnesses = (isChecked: boolean) => {
    const missing = (lawOf(content)?.byMark?.witnesses ?? 0) - getValues('markWitnesses').length;
    if (!isChecked || missing <= 0) return;
    const added = Array.from({ length: missing }, () => ({ ...emptyMarkWitness }));
    setValue('markWitnesses', [...getValues('markWitnesses'), ...added], { shouldDirty: true });
  };
  return (
    <EntryCheckbox
      name={`signers.${index}.signsByMark`}
      label="Signs by mark"
      hint="For a signer who cannot write and makes a mark, such as an X."
      onChosen={addWitnesses}
    />
  );
}
