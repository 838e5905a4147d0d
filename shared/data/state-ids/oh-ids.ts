import { low, medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Ohio accepts. */
export const ohioIds: StateIds = {
  kinds: [
    medium(
      'Ohio R.C. § 147.53, Secretary of State (as reported)',
      'A passport, a driver’s license, or another government-issued photo ID counts. You may consider other forms.',
    ),
  ],
  expired: [],
  mobileLicense: {
    rule: 'not_addressed',
    said: [
      low(
        'American Land Title Association, November 5, 2019 (as reported)',
        'In 2019 the Secretary of State is reported to have said that a digital ID of Colorado counts.',
      ),
    ],
  },
  sources: [
    {
      cite: 'Ohio R.C. § 147.53, Secretary of State (as reported)',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-147.53',
      readAt: 'https://kretovnotary.com/how-to-properly-perform-a-notarial-act',
      quote: 'passport, driver’s license or other government issued photo identification card',
      read: '2026-11-27',
    },
    {
      cite: 'American Land Title Association, November 5, 2019 (as reported)',
      url: 'https://www.alta.org/news/news.cfm?20191105-Colorado-Approves-Digital-IDs-as-Legal-Form-of-Identification',
      quote: 'digital IDs would be a valid form of identification',
      read: '2026-11-27',
    },
  ],
};
