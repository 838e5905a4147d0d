import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Nebraska accepts. */
export const nebraskaIds: StateIds = {
  kinds: [
    medium(
      'Neb. Rev. Stat. § 64-105 (as reported)',
      'A government document counts with a photo of the face, the signature, and a physical description.',
    ),
    medium(
      'Neb. Rev. Stat. § 64-105 (as reported)',
      'A properly stamped passport counts without a physical description.',
    ),
  ],
  expired: [medium('Neb. Rev. Stat. § 64-105 (as reported)', 'The document must be current.')],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'Neb. Rev. Stat. § 64-105 (as reported)',
      url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=64-105',
      readAt:
        'https://open-exam-prep.com/study-guides/ne-notary/identification-requirements/acceptable-identification',
      quote: 'Any expired identification is unacceptable',
      read: '2026-11-27',
    },
  ],
};
