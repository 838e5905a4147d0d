import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Georgia accepts. */
export const georgiaIds: StateIds = {
  kinds: [
    medium(
      'O.C.G.A. § 45-17-8(e) (as reported)',
      'The evidence may be, among others, a valid Veterans Health ID card.',
    ),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  unread: 'O.C.G.A. § 45-17-8(e)',
  sources: [
    {
      cite: 'O.C.G.A. § 45-17-8(e) (as reported)',
      readAt: 'https://legaltemplates.net/form/notary-acknowledgment/georgia-ga',
      quote: 'a valid Veterans Health Identification Card',
      read: '2026-11-27',
    },
  ],
};
