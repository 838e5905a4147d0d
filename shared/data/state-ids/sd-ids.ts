import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that South Dakota accepts. */
export const southDakotaIds: StateIds = {
  kinds: [
    high(
      'South Dakota Secretary of State, notary questions',
      "The Secretary of State accepts a government ID with a photo, for example a US passport, a driver's license or state ID card, a tribal ID, a military ID, or a resident alien card.",
    ),
    high('South Dakota Secretary of State, notary questions', 'The list also names a student ID card.'),
  ],
  expired: [high('South Dakota Secretary of State, notary questions', 'The ID must be unexpired.')],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  unread: 'SDCL ch. 18-1',
  sources: [
    {
      cite: 'South Dakota Secretary of State, notary questions',
      url: 'https://sdsos.gov/general-services/notary-public/notaryfaqs.aspx',
      quote:
        'Acceptable identification documents are unexpired government-issued identification cards with a picture of the individual',
      read: '2026-11-27',
    },
  ],
};
