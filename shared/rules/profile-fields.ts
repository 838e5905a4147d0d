import { limits } from '../data/limits.ts';
import { isZip } from './zip.ts';

/** What a text of the profile must be. */
type FieldRule = {
  /** How sentences name it. */
  label: string;
  max: number;
  required?: true;
  accepts?: (text: string) => boolean;
  /** What is said when it is not accepted: "must be …". */
  must?: string;
};

/** A telephone number of 10 to 15 digits as people write it, with or without an extension. */
function isPhone(text: string): boolean {
  const [, number = '', extension = ''] = /^([^x]*?)(?:\s*(?:x|ext\.?)\s*(\d{1,6}))?$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(number) && digits >= 10 && digits <= 15 && extension.length <= 6;
}

/** An address of the web that begins with https:// and names a host with a dot, and nobody's password. */
function isWebsite(text: string): boolean {
  if (!/^https:\/\/[^/\s]/i.test(text) || /\s/.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && /[^.]\.[^.]/.test(url.hostname) && url.username === '' && url.password === '';
}

export const profileFields = {
  fullName: { label: 'Full name', max: limits.fullNameLength, required: true },
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
    must: 'must be an address that begins with https://, such as https://example.com',
  },
  specialization: { label: 'Specialization', max: limits.specializationLength, required: true },
} as const satisfies Record<string, FieldRule>;

export type ProfileField = keyof typeof profileFields;

/**
 * What is wrong with a text of the profile, without its label ("must be one line of plain text"); undefined
 * when nothing is. An empty text clears a field that is not required. Spaces around it do not count.
 */
export function profileFieldComplaint(field: ProfileField, value: string): string | undefined {
  const { max, required, accepts, must }: FieldRule = profileFields[field];
  const text = value.trim();
  if (text === '') return required ? 'is required' : undefined;
  if (/\p{Cc}/u.test(text)) return 'must be one line of plain text';
  if ([...text].length > max) return `must be at most ${max} characters`;
  return accepts && !accepts(text) ? must : undefined;
}

/** The same as a whole sentence, beginning with the field's label. */
export function profileFieldProblem(field: ProfileField, value: string): string | undefined {
  const complaint = profileFieldComplaint(field, value);
  return complaint && `${profileFields[field].label} ${complaint}`;
}

/** What is wrong with a list of specializations as a whole, one sentence each; empty when nothing is. */
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
