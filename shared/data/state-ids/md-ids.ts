import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Maryland accepts. */
export const marylandIds: StateIds = {
  kinds: [
    high(
      'Md. Code, State Gov. § 18-206',
      'A passport, a driver’s license, a consular ID, or a government-issued nondriver ID counts.',
    ),
    high(
      'Md. Code, State Gov. § 18-206',
      'Another government ID counts if it has the signature and a photo and satisfies you.',
    ),
  ],
  expired: [high('Md. Code, State Gov. § 18-206', 'The section does not say whether an expired ID counts.')],
  mobileLicense: {
    rule: 'not_addressed',
    said: [high('Md. Code, State Gov. § 18-206', 'The section does not mention a mobile driver’s license.')],
  },
  sources: [
    {
      cite: 'Md. Code, State Gov. § 18-206',
      url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gsg&section=18-206',
      readAt:
        'https://law.justia.com/codes/maryland/2019/state-government/title-18-d-1/subtitle-2/sect-18-206/',
      quote:
        'a passport, driver’s license, consular identification, or government–issued nondriver identification card',
      read: '2026-11-27',
    },
  ],
};
