import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Connecticut accepts. */
export const connecticutIds: StateIds = {
  kinds: [
    medium(
      'Conn. Gen. Stat. § 3-94a(9) (as reported)',
      'Two documents count together: one that the federal or a state government issued, with the signature and a photo or physical description, and one of an institution, business, or government with at least the signature.',
    ),
  ],
  expired: [medium('Conn. Gen. Stat. § 3-94a(9) (as reported)', 'Both documents must be current.')],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'Conn. Gen. Stat. § 3-94a(9) (as reported)',
      url: 'https://cga.ct.gov/current/pub/chap_033.htm',
      readAt:
        'https://open-exam-prep.com/exams/ct-notary/identification-requirements/identity-verification-overview',
      quote: 'At least two current documents',
      read: '2026-11-27',
    },
  ],
};
