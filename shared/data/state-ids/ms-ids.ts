import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Mississippi accepts. */
export const mississippiIds: StateIds = {
  kinds: [
    high(
      'Miss. Code § 25-34-13',
      'An unexpired passport, a driver’s license, a government-issued nondriver ID, a Mississippi voter ID card, or an unexpired photo ID of a federally recognized tribe counts.',
    ),
    high(
      'Miss. Code § 25-34-13',
      'Another unexpired government ID counts if it has the signature and a photo and satisfies you.',
    ),
  ],
  expired: [],
  mobileLicense: {
    rule: 'not_addressed',
    said: [high('Miss. Code § 25-34-13', 'The section does not mention a mobile driver’s license.')],
  },
  sources: [
    {
      cite: 'Miss. Code § 25-34-13',
      url: 'https://www.lexisnexis.com/hottopics/mscode/',
      readAt: 'https://lexace.ai/us/statute/mississippi/25-34-13',
      quote: 'a driver’s license that has not been expired for more than five (5) years',
      read: '2026-11-27',
    },
  ],
};
