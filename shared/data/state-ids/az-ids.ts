import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Arizona accepts. */
export const arizonaIds: StateIds = {
  kinds: [
    medium(
      'Arizona list of identification (as reported)',
      'A driver’s license or nonoperating ID of a US state or territory, a US passport, or a US military ID counts.',
    ),
    medium(
      'Arizona list of identification (as reported)',
      'Another card of the US, a state or territory, or a tribe counts with a photo, a signature, and a physical description.',
    ),
    medium(
      'Arizona list of identification (as reported)',
      'An inmate ID counts while the person is in custody.',
    ),
  ],
  expired: [medium('Arizona list of identification (as reported)', 'All but inmate IDs must be unexpired.')],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  unread: 'A.R.S. § 41-255',
  sources: [
    {
      cite: 'Arizona list of identification (as reported)',
      url: 'https://drakesignandseal.com',
      quote: 'Unexpired and issued by a state or territory of the United States',
      read: '2026-11-27',
    },
  ],
};
