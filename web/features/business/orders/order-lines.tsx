import { Button } from '@aws-amplify/ui-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { FormFields } from '#web/components/forms/form-fields.tsx';
import { Icon } from '#web/components/icon.tsx';
import { readAmount, shownSum } from '#web/lib/amounts.ts';
import { CheckMark } from './check-mark.tsx';
import { FeeCaution } from './fee-caution.tsx';
import { blankLine, type OrderValues } from './order-values.ts';
import { lineWords } from './order-words.ts';

const { lineLength, linesPerOrder } = businessLimits;

/** The lines of an order with their total. */
export function OrderLines({ isUnsure }: { isUnsure: boolean }) {
  const form = useFormContext<OrderValues>();
  const lines = useFieldArray({ control: form.control, name: 'lines' });
  const typed = useWatch({ control: form.control, name: 'lines' });
  return (
    <fieldset className="order-part">
      <legend>Fees</legend>
      {isUnsure && <CheckMark />}
      <p className="muted">
        Keep notarial fees apart from travel and other charges: notarial fees bear no self-employment tax.
      </p>
      {lines.fields.map(({ id }, index) => (
        <fieldset key={id} className="order-line" aria-label={`Line ${index + 1}`}>
          <FormFields
            form={form}
            fields={[
              { name: `lines.${index}.kind`, label: 'Kind', options: lineWords },
              { name: `lines.${index}.description`, label: 'Description', maxLength: lineLength },
              {
                name: `lines.${index}.amount`,
                label: 'Amount',
                inputMode: 'decimal',
                validate: (amount, { lines: all }) =>
                  readAmount(amount) !== undefined ||
                  !(amount.trim() || all[index]?.description.trim()) ||
                  'Enter the amount in dollars, for example 135.00.',
              },
            ]}
          />
          <Button aria-label={`Remove line ${index + 1}`} onClick={() => lines.remove(index)}>
            <Icon name="trash" size={18} /> Remove
          </Button>
          {typed[index]?.kind === 'notarial' && <FeeCaution index={index} />}
        </fieldset>
      ))}
      {lines.fields.length < linesPerOrder && (
        <Button
          className="order-add"
          onClick={() =>
            lines.append({ ...blankLine }, { focusName: `lines.${lines.fields.length}.description` })
          }
        >
          <Icon name="plus" size={18} /> Add line
        </Button>
      )}
      <p className="order-sum">
        Total{' '}
        <output className="tabular">
          {shownSum(typed.map(({ amount }) => readAmount(amount) ?? '0.00'))}
        </output>
      </p>
    </fieldset>
  );
}
