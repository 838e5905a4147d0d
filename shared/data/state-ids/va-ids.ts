import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Virginia accepts. */
export const virginiaIds: StateIds = {
  kinds: [
    medium(
      'Va. Code § 47.1-2 in 2016 (as reported)',
      'The list includes certificates of citizenship and of naturalization, which are an Other ID in this journal.',
    ),
    medium(
      'Va. Code § 47.1-2 in 2016 (as reported)',
      'Each must have a photo of the face and the signature.',
    ),
  ],
  expired: [
    medium('Va. Code § 47.1-2 in 2016 (as reported)', 'The documents must be unexpired, with one exception.'),
    medium(
      'Va. Code § 47.1-2 as amended by H.B. 1222 of 2020 (as reported)',
      'A resident of an assisted living facility or nursing home may show an expired ID: a passport, or a driver’s license or ID card of a state, that expired within the last five years.',
    ),
  ],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  unread: 'Va. Code § 47.1-2 as amended since 2020',
  sources: [
    {
      cite: 'Va. Code § 47.1-2 in 2016 (as reported)',
      url: 'https://law.lis.virginia.gov/vacode/title47.1/chapter1/section47.1-2/',
      readAt: 'https://mobilevanotary.blogspot.com/2016/07/',
      quote: 'one or more of the following unexpired documents',
      read: '2026-11-27',
    },
    {
      cite: 'Va. Code § 47.1-2 as amended by H.B. 1222 of 2020 (as reported)',
      url: 'https://law.lis.virginia.gov/vacode/title47.1/chapter1/section47.1-2/',
      readAt: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/va-house-bill-1222',
      quote: 'occurred within five years of the date of use for identification purposes',
      read: '2026-11-27',
    },
  ],
};
