import { low } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of New Jersey accepts. */
export const newJerseyIds: StateIds = {
  kinds: [],
  expired: [
    low(
      'New Jersey notary exam guide of 2026, identification (as reported)',
      'A passport, driver’s license, or nondriver ID is reported to count if it is current or expired not more than three years before the act.',
    ),
  ],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  unread: 'N.J.S.A. 52:7-10 and following',
  sources: [
    {
      cite: 'New Jersey notary exam guide of 2026, identification (as reported)',
      url: 'https://open-exam-prep.com/study-guides/nj-notary/identification-requirements/examining-identification',
      quote: 'current or expired not more than three years before the act',
      read: '2026-11-27',
    },
  ],
};
