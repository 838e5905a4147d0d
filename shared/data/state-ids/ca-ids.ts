import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of California accepts. */
export const californiaIds: StateIds = {
  kinds: [],
  expired: [],
  mobileLicense: {
    rule: 'not_addressed',
    said: [
      medium(
        'National Notary Association, Digital IDs (2024, as reported)',
        'The Secretary of State is reported to accept a digital license or ID card of Colorado that meets the conditions for other IDs.',
      ),
    ],
  },
  sources: [
    {
      cite: 'National Notary Association, Digital IDs (2024, as reported)',
      url: 'https://nationalnotary.org/notary-bulletin/blog/2019/12/digital-ids-acceptable-for-notarizations',
      quote: 'may accept a digital driver’s license or digital identification card issued in Colorado',
      read: '2026-11-27',
    },
  ],
};
