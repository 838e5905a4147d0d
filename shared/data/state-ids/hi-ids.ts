import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Hawaii accepts. */
export const hawaiiIds: StateIds = {
  kinds: [
    medium(
      'HRS § 456-1.6',
      'A passport, a driver’s license, or a government-issued nondriver ID counts if it has the signature and a photo.',
    ),
    medium('HRS § 456-1.6', 'So does another government ID with the signature and a photo.'),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'HRS § 456-1.6',
      url: 'https://data.capitol.hawaii.gov/hrscurrent/Vol10_Ch0436-0474/HRS0456/HRS_0456-0001_0006.htm',
      readAt: 'https://www.wegonotary.com/topic/identifying-the-signers/',
      quote: 'valid or expired no more than three years prior to the performance of the notarial act',
      read: '2026-11-27',
    },
  ],
};
