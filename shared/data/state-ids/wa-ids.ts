import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Washington accepts. */
export const washingtonIds: StateIds = {
  kinds: [
    high(
      'Washington Department of Licensing, Proper identification',
      'An ID counts that the federal or a state government issued, with a photo, the signature, and a physical description.',
    ),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  unread: 'RCW 42.45.050',
  sources: [
    {
      cite: 'Washington Department of Licensing, Proper identification',
      url: 'https://www.dol.wa.gov/business/notary/npractices.html',
      quote: 'Be current or expired for less than 3 years',
      read: '2026-11-27',
    },
  ],
};
