import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Pennsylvania accepts. */
export const pennsylvaniaIds: StateIds = {
  kinds: [
    high('57 Pa.C.S. § 307', 'A passport, a driver’s license, or a government-issued nondriver ID counts.'),
    high(
      '57 Pa.C.S. § 307',
      'Another current government ID counts if it has the signature or a photo and satisfies you.',
    ),
  ],
  expired: [],
  mobileLicense: {
    rule: 'not_addressed',
    said: [high('57 Pa.C.S. § 307', 'The section does not mention a mobile driver’s license.')],
  },
  sources: [
    {
      cite: '57 Pa.C.S. § 307',
      url: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/57/00.003.007.000..HTM',
      readAt:
        'https://getpocketlaw.com/law/state_pennsylvania/section-307-identification-of-individual_5e83e38579cb',
      quote: 'which is current and unexpired',
      read: '2026-11-27',
    },
  ],
};
