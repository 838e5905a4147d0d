import { SelectField, TextField } from '@aws-amplify/ui-react';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { profileFieldComplaint } from '#shared/rules/profile-fields.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import { type EditValues, editLabels } from './edit-values.ts';

type TextName =
  | 'fullName'
  | 'phone'
  | 'businessName'
  | 'businessAddress'
  | 'businessAddress2'
  | 'businessCity'
  | 'businessZip'
  | 'website';

type Kind = { type?: string; inputMode?: 'numeric' | 'url' | 'tel'; autoComplete: string; maxLength: number };

const kinds: Record<TextName, Kind> = {
  fullName: { autoComplete: 'name', maxLength: limits.fullNameLength },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: limits.phoneLength },
  businessName: { autoComplete: 'organization', maxLength: limits.businessNameLength },
  businessAddress: { autoComplete: 'address-line1', maxLength: limits.addressLength },
  businessAddress2: { autoComplete: 'address-line2', maxLength: limits.addressLength },
  businessCity: { autoComplete: 'address-level2', maxLength: limits.cityLength },
  businessZip: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: limits.zipLength },
  website: { type: 'url', inputMode: 'url', autoComplete: 'url', maxLength: limits.websiteLength },
};

/** Fields marked as required in the form, although the client requires none of them (specification, section 2.12). */
const marked: readonly (keyof EditValues)[] = [
  'fullName',
  'businessAddress',
  'businessCity',
  'businessState',
  'businessZip',
];

function Label({ field }: { field: TextName | 'businessState' }) {
  return (
    <>
      {editLabels[field]}
      {marked.includes(field) && ' *'}
    </>
  );
}

/** An empty field passes here: the server rejects one that it requires. */
const rules = (field: TextName) => ({
  validate: (text: string) => {
    const complaint = text.trim() === '' ? undefined : profileFieldComplaint(field, text);
    return complaint === undefined || `${editLabels[field]} ${complaint}`;
  },
});

function Text({ form, field, hint }: { form: UseFormReturn<EditValues>; field: TextName; hint?: string }) {
  return (
    <TextField
      label={<Label field={field} />}
      descriptiveText={hint}
      {...kinds[field]}
      {...problemProps(form.formState.errors[field]?.message)}
      {...form.register(field, rules(field))}
    />
  );
}

/** Name, telephone, business, and website. */
export function ProfileFields({ form }: { form: UseFormReturn<EditValues> }) {
  return (
    <>
      <div className="settings-form">
        <h4>You</h4>
        <Text form={form} field="fullName" />
        <Text form={form} field="phone" />
      </div>
      <div className="settings-form">
        <h4>Your business</h4>
        <Text form={form} field="businessName" />
        <Text form={form} field="businessAddress" />
        <Text form={form} field="businessAddress2" />
        <div className="profile-place">
          <Text form={form} field="businessCity" />
          <SelectField
            label={<Label field="businessState" />}
            autoComplete="address-level1"
            {...problemProps(form.formState.errors.businessState?.message)}
            {...form.register('businessState')}
          >
            <option value="">Choose a state</option>
            <StateOptions />
          </SelectField>
          <Text form={form} field="businessZip" />
        </div>
        <Text form={form} field="website" hint="Begins with https://" />
      </div>
    </>
  );
}
