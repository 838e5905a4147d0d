import { isStateCode, states } from '#shared/data/states.ts';
import type { Profile, ProfileChanges } from '#web/lib/api/api-types.ts';
import { timezoneName } from '#web/lib/timezone-names.ts';

/** The values that the Profile and Preferences tabs edit. An empty text means no value. */
export type EditValues = {
  fullName: string;
  phone: string;
  businessName: string;
  businessAddress: string;
  businessAddress2: string;
  businessCity: string;
  businessState: string;
  businessZip: string;
  website: string;
  specializations: string[];
  timezone: Profile['timezone'];
  dateFormat: Profile['dateFormat'];
  signatureMetadataEnabled: boolean;
  monthlyHeadEmail: boolean;
  monthlyCopyEmail: boolean;
};

export type EditField = keyof EditValues;

/** The fields that the API takes, except those that other pages set or the app records. */
type Editable = Exclude<
  keyof ProfileChanges,
  'version' | 'primaryNotaryState' | 'additionalNotaryStates' | 'planSeen' | 'eveningEmail'
>;

export const editLabels: Record<Editable, string> = {
  fullName: 'Full Name',
  phone: 'Phone',
  businessName: 'Business name',
  businessAddress: 'Business address',
  businessAddress2: 'Business address 2',
  businessCity: 'City',
  businessState: 'State',
  businessZip: 'ZIP Code',
  website: 'Website',
  specializations: 'Specializations',
  timezone: 'Timezone',
  dateFormat: 'Date format',
  signatureMetadataEnabled: 'Signature metadata',
  monthlyHeadEmail: 'Monthly proof by email',
  monthlyCopyEmail: 'Monthly reminder to save your journal',
};

export function valuesOf(profile: Profile): EditValues {
  return {
    fullName: profile.fullName,
    phone: profile.phone ?? '',
    businessName: profile.businessName ?? '',
    businessAddress: profile.businessAddress ?? '',
    businessAddress2: profile.businessAddress2 ?? '',
    businessCity: profile.businessCity ?? '',
    businessState: profile.businessState ?? '',
    businessZip: profile.businessZip ?? '',
    website: profile.website ?? '',
    specializations: profile.specializations,
    timezone: profile.timezone,
    dateFormat: profile.dateFormat,
    signatureMetadataEnabled: profile.signatureMetadataEnabled,
    monthlyHeadEmail: profile.monthlyHeadEmail,
    monthlyCopyEmail: profile.monthlyCopyEmail,
  };
}

type Value = EditValues[EditField];

const stored = (value: Value) => (typeof value === 'string' ? value.trim().normalize('NFC') : value);

/** Reports whether two values are stored in the same way. */
export function isSame(a: Value, b: Value): boolean {
  return JSON.stringify(stored(a)) === JSON.stringify(stored(b));
}

function copy<Values extends object, Field extends keyof Values>(
  from: Values,
  to: Partial<Values>,
  field: Field,
) {
  to[field] = from[field];
}

/** Returns `values` with some fields replaced by those of another object. */
export function taking(values: EditValues, fields: readonly EditField[], others: EditValues): EditValues {
  const taken = { ...values };
  for (const field of fields) copy<EditValues, EditField>(others, taken, field);
  return taken;
}

/** Returns the request body that stores some of the fields. An empty field is cleared. */
export function changesOf(values: EditValues, fields: readonly EditField[]): ProfileChanges {
  const state = values.businessState;
  const all = {
    fullName: values.fullName.trim(),
    phone: values.phone.trim(),
    businessName: values.businessName.trim(),
    businessAddress: values.businessAddress.trim(),
    businessAddress2: values.businessAddress2.trim(),
    businessCity: values.businessCity.trim(),
    businessState: isStateCode(state) ? state : null,
    businessZip: values.businessZip.trim(),
    website: values.website.trim(),
    specializations: values.specializations,
    timezone: values.timezone,
    dateFormat: values.dateFormat,
    signatureMetadataEnabled: values.signatureMetadataEnabled,
    monthlyHeadEmail: values.monthlyHeadEmail,
    monthlyCopyEmail: values.monthlyCopyEmail,
  };
  const changes: Partial<typeof all> = {};
  for (const field of fields) copy<typeof all, EditField>(all, changes, field);
  return changes;
}

/** Returns a value in words, for the comparison. */
export function inWords(values: EditValues, field: EditField): string {
  if (field === 'specializations') return values.specializations.join(', ') || 'None';
  if (typeof values[field] === 'boolean') return values[field] ? 'On' : 'Off';
  if (field === 'timezone') return timezoneName(values.timezone);
  const text = values[field].trim();
  if (field === 'businessState' && isStateCode(text)) return states[text].name;
  return text || 'Empty';
}
