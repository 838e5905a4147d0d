import { Button } from '@aws-amplify/ui-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { signerFieldRules } from '#shared/rules/law/field-rules.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { useLaw } from '../law/law-context.tsx';

/** Copies the address of the first signer, as for a couple, while this signer has none. */
export function SameAddress({ index }: { index: number }) {
  const { control, setValue } = useFormContext<EntryForm>();
  const [first, own] = useWatch({ control, name: ['signers.0', `signers.${index}`] });
  const { content } = useLaw();
  const rules = signerFieldRules(content, content.signers?.[index] ?? {});
  const parts = (['addressLine', 'city', 'stateCode', 'region', 'zip', 'country'] as const).filter(
    (part) => rules[part].use !== 'prohibited',
  );
  if (!first?.city || parts.some((part) => own?.[part])) return null;
  return (
    <Button
      className="wizard-field-wide"
      size="small"
      onClick={() => {
        for (const part of parts)
          setValue(`signers.${index}.${part}`, first[part], { shouldDirty: true, shouldTouch: true });
      }}
    >
      Same address as signer 1
    </Button>
  );
}
