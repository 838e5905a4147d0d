import { TextField } from '@aws-amplify/ui-react';
import { useFormContext } from 'react-hook-form';
import { localTime } from '#shared/schemas/business/parts.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { CheckMark } from './check-mark.tsx';
import type { OrderValues } from './order-values.ts';

/** A date and time in the order's time zone. */
export function LocalTimeField({
  name,
  label,
  required,
  isUnsure,
}: {
  name: 'startsAt' | 'scanbacksDue';
  label: string;
  /** The problem of a blank field. */
  required?: string;
  isUnsure: boolean;
}) {
  const form = useFormContext<OrderValues>();
  const { error } = form.getFieldState(name, form.formState);
  return (
    <TextField
      type="datetime-local"
      label={label}
      min="2000-01-01T00:00"
      max="2099-12-31T23:59"
      {...(isUnsure && { descriptiveText: <CheckMark /> })}
      {...problemProps(error?.message)}
      {...form.register(name, {
        validate: (text) => {
          if (text === '') return required ?? true;
          return localTime.safeParse(text).success || 'Enter a day and time from 2000 to 2099.';
        },
      })}
    />
  );
}
