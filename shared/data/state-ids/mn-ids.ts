import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Minnesota accepts. */
export const minnesotaIds: StateIds = {
  kinds: [
    medium(
      'Minn. Stat. § 358.57',
      'A passport, a driver’s license, or a government-issued nondriver ID counts.',
    ),
    medium(
      'Minn. Stat. § 358.57',
      'Another government ID counts if it has the signature or a photo and satisfies you.',
    ),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'Minn. Stat. § 358.57',
      url: 'https://www.revisor.mn.gov/statutes/cite/358.57',
      readAt: 'https://nationalnotary.org/knowledge-center/news/law-updates/mn-house-file-4531',
      quote: 'government-issued nondriver identification card that is currently valid',
      read: '2026-11-27',
    },
  ],
};
