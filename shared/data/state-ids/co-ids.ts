import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Colorado accepts. */
export const coloradoIds: StateIds = {
  kinds: [
    medium(
      'C.R.S. § 24-21-507 (as reported)',
      'A passport, a driver’s license, or a government-issued nondriver ID counts.',
    ),
  ],
  expired: [
    medium(
      'C.R.S. § 24-21-507 (as reported)',
      'It may have expired, but not more than one year before the act.',
    ),
  ],
  mobileLicense: {
    rule: 'accepted',
    said: [
      medium(
        'H.B. 25-1076 (2025, as reported)',
        'Since January 1, 2026 a mobile or digital driver’s license is a valid form of identification.',
      ),
      medium(
        'National Notary Association, Digital IDs (2024, as reported)',
        'Before that, the Secretary of State asked notaries not to accept digital IDs until it had published a policy. Read its current guidance first.',
      ),
    ],
  },
  sources: [
    {
      cite: 'C.R.S. § 24-21-507 (as reported)',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      readAt:
        'https://open-exam-prep.com/study-guides/co-notary/identification-requirements/acceptable-identification-documents',
      quote: 'current or expired not more than one year',
      read: '2026-11-27',
    },
    {
      cite: 'H.B. 25-1076 (2025, as reported)',
      url: 'https://leg.colorado.gov/bills/hb25-1076',
      readAt:
        'https://www.notarypublicstamps.com/articles/summaries-of-notary-laws-and-rules-that-took-effect-in-2025',
      quote: 'the use of a mobile or digital driver’s license as an official form of valid identification',
      read: '2026-11-27',
    },
    {
      cite: 'National Notary Association, Digital IDs (2024, as reported)',
      url: 'https://nationalnotary.org/notary-bulletin/blog/2019/12/digital-ids-acceptable-for-notarizations',
      quote: 'asked Colorado Notaries to refrain from accepting digital IDs',
      read: '2026-11-27',
    },
  ],
};
