import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of New York accepts. */
export const newYorkIds: StateIds = {
  kinds: [
    medium(
      '19 NYCRR 182.5',
      'A government-issued ID card counts with a photo, an accurate physical description if it has one, and the signature. Look at the front and the back.',
    ),
    medium(
      '19 NYCRR 182.5',
      'Two current documents of an institution, business, or government count if each has at least the signature.',
    ),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: '19 NYCRR 182.5',
      url: 'https://dos.ny.gov/notary-public',
      readAt:
        'https://www.legalsurvival.com/what-id-is-required-to-have-a-ny-deed-or-power-of-attorney-notarized/',
      quote: 'presentation of the back and front of an identification card issued by a governmental agency',
      read: '2026-11-27',
    },
  ],
};
