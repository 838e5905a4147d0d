import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of New Mexico accepts. */
export const newMexicoIds: StateIds = {
  kinds: [
    high(
      'NMSA 1978, § 14-14A-6',
      'A passport, a driver’s license, or a government-issued nondriver ID counts.',
    ),
    high(
      'NMSA 1978, § 14-14A-6',
      'Another government ID counts if it has the signature or a photo and satisfies you.',
    ),
  ],
  expired: [],
  mobileLicense: {
    rule: 'not_addressed',
    said: [high('NMSA 1978, § 14-14A-6', 'The section does not mention a mobile driver’s license.')],
  },
  sources: [
    {
      cite: 'NMSA 1978, § 14-14A-6',
      url: 'https://www.nmlegis.gov/Sessions/21%20Regular/final/SB0012.pdf',
      readAt: 'https://instalawyer.io/laws/new-mexico-statutes/section-14-14a-6-identification-of',
      quote: 'current or expired not more than one year before performance of the notarial act',
      read: '2026-11-27',
    },
  ],
};
