import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Georgia accepts. */
export const georgiaIds: StateIds = {
  kinds: [
    medium(
      'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)',
      'Since January 1, 2025, a government-issued photo ID counts, among others a valid driver’s license, a personal ID card of the state, or a military ID such as a Veterans Health ID card.',
    ),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [],
};
