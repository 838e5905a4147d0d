import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Oregon accepts. */
export const oregonIds: StateIds = {
  kinds: [
    high(
      'ORS 194.240',
      'A US passport, an officially recognized passport of another country, or a driver license or ID card of a US state counts. We read the section only in part.',
    ),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'ORS 194.240',
      url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors194.html',
      readAt: 'https://lawserver.com/law/state/oregon/or-statutes/oregon_statutes_194-240',
      quote: 'expired not more than three years before performance of the notarial act',
      read: '2026-11-27',
    },
  ],
};
