import { type ReactNode, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FormButtons } from '#web/components/forms/form-buttons.tsx';
import { FormErrors } from '#web/components/forms/form-errors.tsx';
import { type FormField, FormFields } from '#web/components/forms/form-fields.tsx';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';

/**
 * A form in a dialog that saves one paper, such as a trip. After a failure, it stays open with everything that was typed and
 * says why. Closing it asks before anything typed is lost.
 */
export function PaperDialog<V extends FieldValues>({
  title,
  start,
  fields,
  children,
  isEdited = false,
  saveLabel,
  saved,
  failed,
  save,
  onClose,
}: {
  title: string;
  start: V;
  fields: readonly FormField<V>[] | ((form: UseFormReturn<V>) => readonly FormField<V>[]);
  /** Further input below the fields. */
  children?: ReactNode;
  /** The further input was changed. */
  isEdited?: boolean;
  saveLabel: string;
  /** The toast after the paper was saved. */
  saved: string;
  failed: string;
  save: (values: V) => Promise<unknown>;
  onClose: () => void;
}) {
  const formId = useId();
  const form = useForm<V>({ defaultValues: start as DefaultValues<V> });
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const isTyped = form.formState.isDirty || isEdited;
  const { run, busy } = useAction(async (values: V) => {
    setProblem(undefined);
    try {
      await save(values);
      notify.success(saved);
      onClose();
    } catch (error) {
      if (!isSessionEnd(error)) setProblem(detailOf(error, failed));
    }
  });
  useUnsavedEdits(isTyped);
  const shown = typeof fields === 'function' ? fields(form) : fields;
  const close = () => {
    if (busy) return;
    if (isTyped) setAsking(true);
    else onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <FormButtons form={formId} label={saveLabel} busyLabel="Saving…" busy={busy} onCancel={close} />
      }
    >
      <form
        id={formId}
        noValidate
        className="paper-form"
        aria-label={title}
        onSubmit={form.handleSubmit((values) => run(values))}
      >
        {problem && (
          <p className="settings-problem" role="alert">
            {problem}
          </p>
        )}
        <FormErrors form={form} names={shown.map(({ name }) => name as Path<V>)} />
        <FormFields form={form} fields={shown} />
        {children}
      </form>
      {isAsking && (
        <ConfirmDialog
          title="Close without saving?"
          confirmLabel="Discard"
          keepLabel="Keep editing"
          busyLabel="Discarding…"
          busy={false}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          <p>What you entered here isn’t saved yet.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
