import { limits } from '../data/limits.ts';
import { lineProblem, nameProblem } from './line-of-text.ts';
import { parseUrl } from './parse-url.ts';
import { isZip } from './zip.ts';

/** The rule for a text field of the profile. */
type FieldRule = {
  /** The field's name in messages. */
  label: string;
  max: number;
  required?: true;
  /** The text is the name of a person. */
  isName?: true;
  accepts?: (text: string) => boolean;
  /** The complaint about a rejected value: "must be …". */
  must?: string;
};

/** Reports whether a text is a telephone number of 10 to 15 digits, with or without an extension. */
function isPhone(text: string): boolean {
  const [, number = '', extension = ''] = /^([^x]*?)(?:\s*(?:x|ext\.?)\s*(\d{1,6}))?$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(number) && digits >= 10 && digits <= 15 && extension.length <= 6;
}

/** Reports whether a text is an https:// address with a host that contains a dot, and without a user or password. */
function isWebsite(text: string): boolean {
  if (!/^https:\/\/[^/\s]/i.test(text) || /\s/.test(text)) return false;
  const url = parseUrl(text);
  return url !== undefined && /[^.]\.[^.]/.test(url.hostname) && url.username === '' && url.password === '';
}

export const profileFields = {
  fullName: { label: 'Full name', max: limits.fullNameLength, required: true, isName: true },
  phone: {
    label: 'Phone',
    max: limits.phoneLength,
    accepts: isPhone,
    must: 'must be a telephone number with area code, such as (303) 555-0142',
  },
  businessName: { label: 'Business name', max: limits.businessNameLength },
  businessAddress: { label: 'Business address', max: limits.addressLength },
  businessAddress2: { label: 'Business address 2', max: limits.addressLength },
  businessCity: { label: 'Business city', max: limits.cityLength },
  businessZip: {
    label: 'Business zip',
    max: limits.zipLength,
    accepts: isZip,
    must: 'must be 12345 or 12345-6789',
  },
  website: {
    label: 'Website',
    max: limits.websiteLength,
    accepts: isWebsite,
    must: 'must be an address that starts with https://, such as https://example.com',
  },
  specialization: { label: 'Specialization', max: limits.specializationLength, required: true },
} as const satisfies Record<string, FieldRule>;

export type ProfileField = keyof typeof profileFields;

/**
 * Returns what is wrong with a text of the profile, without its label ("must be one line of plain text"), or
 * undefined. An empty text clears a field that is not required. Surrounding spaces do not count.
 */
export function profileFieldComplaint(field: ProfileField, value: string): string | undefined {
  const { max, required, isName, accepts, must }: FieldRule = profileFields[field];
  const text = value.trim();
  if (text === '') return required ? 'is required' : undefined;
  const problem = lineProblem(text) ?? (isName && nameProblem(text));
  if (problem) return problem;
  if ([...text].length > max) return `must be at most ${max} characters`;
  return accepts && !accepts(text) ? must : undefined;
}

/** Returns the same as a whole sentence that begins with the field's label. */
export function profileFieldProblem(field: ProfileField, value: string): string | undefined {
  const complaint = profileFieldComplaint(field, value);
  return complaint && `${profileFields[field].label} ${complaint}`;
}

/** Returns what is wrong with a list of specializations as a whole, one sentence each. */
export function specializationProblems(specializations: readonly string[]): string[] {
  const folded = specializations.map((text) => text.trim().toLowerCase());
  const problems = specializations
    .filter((_, index) => folded.indexOf(folded[index] ?? '') !== index)
    .map((text) => `Specializations cannot repeat: ${text.trim()} is listed more than once.`);
  if (specializations.length > limits.specializations) {
    problems.unshift(`Specializations may hold at most ${limits.specializations}`);
  }
  return [...new Set(problems)];
}
