import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of North Carolina accepts. */
export const northCarolinaIds: StateIds = {
  kinds: [
    medium(
      'G.S. 10B-3',
      'A document of a federal, state, or recognized tribal agency counts with a photo of the face, and the signature or a physical description.',
    ),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'G.S. 10B-3',
      url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_10B/GS_10B-3.html',
      readAt: 'https://melindahorton.com/appointment',
      quote:
        'At least one current document issued by a federal, state, or federal or state-recognized tribal government agency',
      read: '2026-11-27',
    },
  ],
};
