import { high, medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Alabama accepts. */
export const alabamaIds: StateIds = {
  kinds: [
    high('Ala. Code § 36-20-73.1(a), (e)', 'A photo ID counts that a government entity or agency issued.'),
    medium(
      'Ala. Code § 36-20-73.1(a), (e)',
      'For an act by audio and video, a signer whom you do not know presents two valid government-issued IDs.',
    ),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [
    {
      cite: 'Ala. Code § 36-20-73.1(a), (e)',
      url: 'https://alison.legislature.state.al.us/code-of-alabama?section=36-20-73.1',
      readAt:
        'https://casetext.com/statute/code-of-alabama/title-36-public-officers-and-employees/chapter-20-notaries-public/article-4-employment-of-notaries-public/section-36-20-731-attestations-remote-notarization',
      quote: 'the examination of photo identification issued by a governmental entity or agency',
      read: '2026-11-27',
    },
  ],
};
