import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Kentucky accepts. */
export const kentuckyIds: StateIds = {
  kinds: [
    high('KRS 423.325', 'A passport, a driver’s license, or a government-issued ID card counts.'),
    high(
      'KRS 423.325',
      'Another government ID counts if it has the signature and a photo and satisfies you.',
    ),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'KRS 423.325',
      url: 'https://web.sos.ky.gov/notaries/Statutes.aspx',
      readAt: 'https://self-law.org/code/ky/423-325',
      quote: 'A non-expired passport, driver’s license, or government-issued identification card',
      read: '2026-11-27',
    },
  ],
};
