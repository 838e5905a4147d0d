import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ErrorSummary, type Problem } from './error-summary.tsx';

/**
 * The summary of a form's errors, each with the way to its field. A single one needs none: the focus is at its
 * field already.
 */
export function FormErrors<Values extends FieldValues>({
  form,
  names,
}: {
  form: UseFormReturn<Values>;
  /** The fields, in the order in which they stand on the page. */
  names: readonly Path<Values>[];
}) {
  const errors: FieldErrors<Values> = form.formState.errors;
  const problems = names.flatMap((name): Problem[] => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name, message, focus: () => form.setFocus(name) }] : [];
  });
  return problems.length > 1 ? <ErrorSummary problems={problems} /> : null;
}
