import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ErrorSummary, type Problem } from './error-summary.tsx';

/**
 * Summarizes a form's errors, each with a link to its field. A single error needs no summary: focus is
 * already at its field.
 */
export function FormErrors<Values extends FieldValues>({
  form,
  names,
}: {
  form: UseFormReturn<Values>;
  /** The fields in page order. */
  names: readonly Path<Values>[];
}) {
  const errors: FieldErrors<Values> = form.formState.errors;
  const problems = names.flatMap((name): Problem[] => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name, message, focus: () => form.setFocus(name) }] : [];
  });
  return problems.length > 1 ? <ErrorSummary problems={problems} /> : null;
}
