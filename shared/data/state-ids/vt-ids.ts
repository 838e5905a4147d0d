import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Vermont accepts. */
export const vermontIds: StateIds = {
  kinds: [
    high('26 V.S.A. § 5365', 'A passport, a driver’s license, or a government-issued nondriver ID counts.'),
    high(
      '26 V.S.A. § 5365',
      'Another government ID counts if it has the signature or a photo and satisfies you.',
    ),
  ],
  expired: [],
  mobileLicense: {
    rule: 'not_addressed',
    said: [high('26 V.S.A. § 5365', 'The section does not mention a mobile driver’s license.')],
  },
  sources: [
    {
      cite: '26 V.S.A. § 5365',
      url: 'https://legislature.vermont.gov/statutes/section/26/103/05365',
      readAt:
        'https://getpocketlaw.com/law/state_virginia/section-5365-identification-of-individual_8052ba7eacc7',
      quote: 'current or expired not more than three years before performance of the notarial act',
      read: '2026-11-27',
    },
  ],
};
