import { Button } from '@aws-amplify/ui-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { FormFields } from '#web/components/forms/form-fields.tsx';
import { Icon } from '#web/components/icon.tsx';
import { isEmail } from '../is-email.ts';
import { CheckMark } from './check-mark.tsx';
import { blankSigner, type OrderValues } from './order-values.ts';

const { lineLength, signersPerOrder } = businessLimits;

/** The signers of an order: names, telephone numbers, and email addresses. */
export function OrderSigners({ isUnsure }: { isUnsure: boolean }) {
  const form = useFormContext<OrderValues>();
  const signers = useFieldArray({ control: form.control, name: 'signers' });
  return (
    <fieldset className="order-part">
      <legend>Signers</legend>
      {isUnsure && <CheckMark />}
      {signers.fields.map(({ id }, index) => (
        <fieldset key={id} className="order-line" aria-label={`Signer ${index + 1}`}>
          <FormFields
            form={form}
            fields={[
              {
                name: `signers.${index}.name`,
                label: 'Name',
                maxLength: lineLength,
                validate: (name, { signers: all }) =>
                  name.trim() !== '' ||
                  !(all[index]?.phone.trim() || all[index]?.email.trim()) ||
                  'Enter the name of the signer.',
              },
              { name: `signers.${index}.phone`, label: 'Phone', kind: 'tel', maxLength: lineLength },
              {
                name: `signers.${index}.email`,
                label: 'Email',
                kind: 'email',
                maxLength: lineLength,
                validate: (email) => email.trim() === '' || isEmail(email) || 'Enter a valid email address.',
              },
            ]}
          />
          <Button aria-label={`Remove signer ${index + 1}`} onClick={() => signers.remove(index)}>
            <Icon name="trash" size={18} /> Remove
          </Button>
        </fieldset>
      ))}
      {signers.fields.length < signersPerOrder && (
        <Button
          className="order-add"
          onClick={() =>
            signers.append({ ...blankSigner }, { focusName: `signers.${signers.fields.length}.name` })
          }
        >
          <Icon name="plus" size={18} /> Add signer
        </Button>
      )}
    </fieldset>
  );
}
