import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { useAction } from '#web/lib/api/use-action.ts';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSigners } from './order-signers.tsx';
import type { OrderValues } from './order-values.ts';

/** The form of an order. `unsure` names fields that the notary should check. */
export function OrderForm({
  start,
  unsure = [],
  saveLabel,
  isStartUnsaved = false,
  onSave,
  onCancel,
  cancelLabel = 'Cancel',
}: {
  start: OrderValues;
  unsure?: readonly string[];
  saveLabel: string;
  /** The initial values are stored nowhere yet. */
  isStartUnsaved?: boolean;
  /** Saves the order, and resolves to whether it is saved. */
  onSave: (values: OrderValues) => Promise<boolean>;
  onCancel: () => void;
  cancelLabel?: string;
}) {
  const form: UseFormReturn<OrderValues> = useForm<OrderValues>({ defaultValues: start });
  const [isSaved, setSaved] = useState(false);
  const { isDirty } = form.formState;
  useUnsavedEdits(!isSaved && (isDirty || isStartUnsaved));
  const { run, busy } = useAction(async (values: OrderValues) => setSaved(await onSave(values)));
  return (
    <FormProvider {...form}>
      <form
        className="order-form"
        noValidate
        aria-label="Order"
        onSubmit={(event) => {
          // The form of a proposal is one of several on its page.
          event.stopPropagation();
          void form.handleSubmit((values) => run(values))(event);
        }}
      >
        <OrderFacts unsure={unsure} />
        <OrderSigners isUnsure={unsure.includes('signers')} />
        <OrderLines isUnsure={unsure.includes('lines')} />
        <div className="order-buttons">
          <Button type="submit" variation="primary" isLoading={busy} loadingText="Saving…">
            {saveLabel}
          </Button>
          <Button isDisabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
