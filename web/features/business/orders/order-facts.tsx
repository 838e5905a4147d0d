import { useFormContext, useWatch } from 'react-hook-form';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { orderStatuses } from '#shared/schemas/business/order.ts';
import { type FormField, FormFields } from '#web/components/forms/form-fields.tsx';
import { useNotary } from '#web/lib/session/session.ts';
import { offeredTimezones, timezoneName } from '#web/lib/timezone-names.ts';
import { CheckMark } from './check-mark.tsx';
import { ClientField } from './client-field.tsx';
import { LocalTimeField } from './local-time-field.tsx';
import type { OrderValues } from './order-values.ts';
import { statusWords } from './order-words.ts';

const { lineLength, addressLength, notesLength, numberLength } = businessLimits;

const isWhole = (text: string, min: number, max: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

const statuses = Object.fromEntries(orderStatuses.map((status) => [status, statusWords[status].label]));

/** The single fields of an order. */
export function OrderFacts({ unsure }: { unsure: readonly string[] }) {
  const form = useFormContext<OrderValues>();
  const { timezone } = useNotary();
  const own = useWatch({ control: form.control, name: 'timezone' });
  const zones = Object.fromEntries(offeredTimezones(timezone, own).map((zone) => [zone, timezoneName(zone)]));
  /** Marks the field of a proposal that is doubtful, by its name in the contract. */
  const check = (field: FormField<OrderValues>, wireName: string): FormField<OrderValues> =>
    unsure.includes(wireName) ? { ...field, hint: <CheckMark /> } : field;
  return (
    <>
      <fieldset className="order-part">
        <legend>Appointment</legend>
        <FormFields
          form={form}
          fields={[
            check(
              {
                name: 'title',
                label: 'Title',
                hint: 'For example Refinance, Rivera.',
                maxLength: lineLength,
                required: 'Enter a title, for example the kind of signing and the last name.',
              },
              'title',
            ),
          ]}
        />
        <div className="order-fields">
          <LocalTimeField
            name="startsAt"
            label="Start"
            required="Enter the day and time of the appointment."
            isUnsure={unsure.includes('starts_at')}
          />
          <FormFields
            form={form}
            fields={[
              check({ name: 'timezone', label: 'Time zone', options: zones }, 'timezone'),
              check(
                {
                  name: 'minutes',
                  label: 'Length in minutes',
                  kind: 'number',
                  min: 1,
                  max: businessLimits.minutes,
                  validate: (text) =>
                    isWhole(text, 1, businessLimits.minutes) ||
                    `Enter whole minutes from 1 to ${businessLimits.minutes.toLocaleString('en-US')}.`,
                },
                'minutes',
              ),
              check({ name: 'status', label: 'Status', options: statuses }, 'status'),
            ]}
          />
        </div>
        <FormFields
          form={form}
          fields={[
            check(
              {
                name: 'address',
                label: 'Address',
                hint: 'Street, city, state, and ZIP.',
                maxLength: addressLength,
              },
              'address',
            ),
          ]}
        />
      </fieldset>
      <fieldset className="order-part">
        <legend>Client and documents</legend>
        {unsure.includes('client_id') && <CheckMark />}
        <ClientField />
        <div className="order-fields">
          <FormFields
            form={form}
            fields={[
              check({ name: 'orderNumber', label: 'Order number', maxLength: numberLength }, 'order_number'),
              check(
                {
                  name: 'product',
                  label: 'Kind of signing',
                  maxLength: lineLength,
                },
                'product',
              ),
              check(
                {
                  name: 'pages',
                  label: 'Pages',
                  kind: 'number',
                  min: 0,
                  max: businessLimits.pages,
                  validate: (text) =>
                    text.trim() === '' ||
                    isWhole(text, 0, businessLimits.pages) ||
                    `Enter a whole number up to ${businessLimits.pages.toLocaleString('en-US')}.`,
                },
                'pages',
              ),
            ]}
          />
          <LocalTimeField
            name="scanbacksDue"
            label="Scanbacks due"
            isUnsure={unsure.includes('scanbacks_due')}
          />
        </div>
        <FormFields
          form={form}
          fields={[
            check(
              { name: 'instructions', label: 'Instructions', rows: 5, maxLength: notesLength },
              'instructions',
            ),
          ]}
        />
      </fieldset>
    </>
  );
}
