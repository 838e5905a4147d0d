import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Texas accepts. */
export const texasIds: StateIds = {
  kinds: [
    high(
      'Tex. Civ. Prac. & Rem. Code § 121.005',
      'For an acknowledgment, an ID card or other document counts that the federal or a state government issued, with a photo and the signature.',
    ),
    high(
      'Tex. Civ. Prac. & Rem. Code § 121.005',
      'A foreign passport counts only for a deed or another instrument of a residential real estate transaction, and must be current.',
    ),
  ],
  expired: [high('Tex. Civ. Prac. & Rem. Code § 121.005', 'For an acknowledgment, the ID must be current.')],
  mobileLicense: {
    rule: 'not_addressed',
    said: [
      high(
        'Tex. Civ. Prac. & Rem. Code § 121.005',
        'The section does not mention a mobile driver’s license.',
      ),
    ],
  },
  sources: [
    {
      cite: 'Tex. Civ. Prac. & Rem. Code § 121.005',
      url: 'https://statutes.capitol.texas.gov/Docs/CP/htm/CP.121.htm',
      readAt: 'https://texas.public.law/statutes/tex._civ._practice_and_remedies_code_section_121.005',
      quote:
        'a current identification card or other document issued by the federal government or any state government',
      read: '2026-11-27',
    },
  ],
};
