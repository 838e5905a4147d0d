import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Kansas accepts. */
export const kansasIds: StateIds = {
  kinds: [
    medium(
      'K.S.A. § 53-5a07 (as reported)',
      'A passport, a driver’s license, or a government-issued ID card counts.',
    ),
    medium(
      'K.S.A. § 53-5a07 (as reported)',
      'Another government ID counts if it has the signature and a photo.',
    ),
  ],
  expired: [
    medium(
      'K.S.A. § 53-5a07 (as reported)',
      'An expired ID counts if it expired within three years before the act.',
    ),
  ],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'K.S.A. § 53-5a07 (as reported)',
      url: 'https://www.ksrevisor.gov/statutes/chapters/ch53/',
      readAt: 'https://washburnlaw.edu/academics/experience/law-journal/blog/2022-5-johnson-ad-astra.html',
      quote: 'The new law adds a clarifying 3 year window',
      read: '2026-11-27',
    },
  ],
};
