import { describe, expect, it } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { profileFieldProblem, profileFields, specializationProblems } from '#shared/rules/profile-fields.ts';

const phone = 'Phone must be a telephone number with area code, such as (303) 555-0142';
const website = 'Website must be an address that starts with https://, such as https://example.com';
const zip = 'Business zip must be 12345 or 12345-6789';

describe('profileFieldProblem', () => {
  it.each([
    ['phone', '303-555-0142', undefined],
    ['phone', ' (303) 555-0142 ', undefined],
    ['phone', '+1 303.555.0142 x12', undefined],
    ['phone', '3035550142 ext. 4', undefined],
    ['phone', '', undefined],
    ['phone', '555-0142', phone],
    ['phone', '3035550142 x', phone],
    ['phone', 'call 303-555-0142', phone],
    ['phone', '1234567890123456', phone],
    ['phone', `+${' '.repeat(30)}1`, 'Phone must be at most 30 characters'],
    ['businessZip', '80202', undefined],
    ['businessZip', '80202-1234', undefined],
    ['businessZip', '8020', zip],
    ['businessZip', '80202 1234', zip],
    ['website', 'https://example.com', undefined],
    ['website', 'HTTPS://www.Example.com/notary?x=1#top', undefined],
    ['website', 'https://bücher.example', undefined],
    ['website', 'http://example.com', website],
    ['website', 'example.com', website],
    ['website', 'https://localhost', website],
    ['website', 'https://example.com/a b', website],
    ['website', 'https://user:word@example.com', website],
    ['website', 'https://', website],
    ['website', 'https:example.com', website],
    ['website', 'javascript:alert(1)//https://example.com', website],
    ['fullName', '  ', 'Full name is required'],
    ['fullName', 'Zoë 李', undefined],
    ['specialization', '', 'Specialization is required'],
    ['businessName', 'one\ntwo', 'Business name must be one line of plain text'],
    ['businessAddress2', '', undefined],
  ] as const)('for %s %j is %s', (field, value, problem) => {
    expect(profileFieldProblem(field, value)).toBe(problem);
  });

  it('counts characters, not code units, up to the limit of every field', () => {
    for (const field of ['fullName', 'businessName', 'businessCity', 'specialization'] as const) {
      const { max, label } = profileFields[field];
      expect(profileFieldProblem(field, '𝒜'.repeat(max))).toBeUndefined();
      expect(profileFieldProblem(field, '𝒜'.repeat(max + 1))).toBe(
        `${label} must be at most ${max} characters`,
      );
    }
  });
});

describe('specializationProblems', () => {
  it('rejects each repeated specialization', () => {
    expect(specializationProblems(['Loan signing', 'Wills'])).toEqual([]);
    expect(specializationProblems(['Wills', 'wills ', 'WILLS'])).toEqual([
      'Specializations cannot repeat: wills is listed more than once.',
      'Specializations cannot repeat: WILLS is listed more than once.',
    ]);
  });

  it('rejects too many specializations', () => {
    const many = Array.from({ length: limits.specializations + 1 }, (_, index) => `No. ${index}`);
    expect(specializationProblems(many)).toEqual(['Specializations may hold at most 20']);
  });
});
