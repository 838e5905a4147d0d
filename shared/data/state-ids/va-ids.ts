import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Virginia accepts. */
export const virginiaIds: StateIds = {
  kinds: [],
  expired: [
    medium(
      'Va. Code § 47.1-2 as amended by H.B. 1222 of 2020 (as reported)',
      'Only a resident of an assisted living facility or nursing home may show an expired ID: a passport, or a driver’s license or ID card of a state, that expired within the last five years.',
    ),
  ],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  unread: 'Va. Code § 47.1-2',
  sources: [
    {
      cite: 'Va. Code § 47.1-2 as amended by H.B. 1222 of 2020 (as reported)',
      url: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/va-house-bill-1222',
      quote: 'occurred within five years of the date of use for identification purposes',
      read: '2026-11-27',
    },
  ],
};
