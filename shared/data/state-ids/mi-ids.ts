import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Michigan accepts. */
export const michiganIds: StateIds = {
  kinds: [
    high(
      'MCL 55.285(6)',
      'A license, an ID card, or a record counts that the federal or a state government issued, with a photo and the signature.',
    ),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'MCL 55.285(6)',
      url: 'https://renderpdf.legislature.mi.gov/Laws/MCL?objectName=MCL-55-285',
      quote: 'a current license, identification card, or record issued by a federal or state government',
      read: '2026-11-27',
    },
  ],
};
