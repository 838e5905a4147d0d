import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Idaho accepts. */
export const idahoIds: StateIds = {
  kinds: [
    high('Idaho Code § 51-107', 'A passport, a driver’s license, or a government-issued ID card counts.'),
    high(
      'Idaho Code § 51-107',
      'Another government ID counts if it has the signature or a photo and satisfies you.',
    ),
    high('Idaho Code § 51-107', 'You may ask for more information or IDs to be certain of the identity.'),
  ],
  expired: [],
  mobileLicense: {
    rule: 'not_addressed',
    said: [high('Idaho Code § 51-107', 'The section does not mention a mobile driver’s license.')],
  },
  sources: [
    {
      cite: 'Idaho Code § 51-107',
      url: 'https://legislature.idaho.gov/statutesrules/idstat/Title51/T51CH1/SECT51-107/',
      readAt: 'https://unicourt.github.io/cic-code-id/transforms/id/ocid/r70/idaho.title.51.html',
      quote: 'current or expired not more than three (3) years before performance of the notarial act',
      read: '2026-11-27',
    },
  ],
};
