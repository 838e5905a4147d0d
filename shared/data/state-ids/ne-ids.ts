import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Nebraska accepts. */
export const nebraskaIds: StateIds = {
  kinds: [
    high(
      'Neb. Rev. Stat. § 64-105(2)',
      'A government document counts with a photo of the face, the signature, and a physical description.',
    ),
    high('Neb. Rev. Stat. § 64-105(2)', 'A properly stamped passport counts without a physical description.'),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'Neb. Rev. Stat. § 64-105(2)',
      url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=64-105',
      readAt: 'https://self-law.org/code/ne/chapter-64/64-105',
      quote: 'a properly stamped passport without a physical description is satisfactory evidence',
      read: '2026-11-27',
    },
  ],
};
