import { advice, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Rhode Island. */
export const rhodeIsland: StateGuide = {
  duty: [
    medium(
      'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
      'The law does not require a journal.',
    ),
    low(
      'Standards of Conduct for Notaries Public (as reported)',
      'The Standards of Conduct for Notaries Public recommend one.',
    ),
    medium(
      'Standards of Conduct for Notaries Public (as reported)',
      'The standards are weighed when a notary is appointed, reappointed or removed.',
    ),
    low(
      'P.L. 2022 ch. 438/439',
      'It is not confirmed whether remote acts need a journal under the rules of the Department of State.',
    ),
    advice('Keep a journal of every act anyway: it is your record if an act is questioned.'),
  ],
  format: [
    low(
      'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
      'No rule on the format of a journal was found. A voluntary journal may be on paper or electronic.',
    ),
  ],
  retention: [
    low(
      'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
      'No number of years was found for a journal.',
    ),
  ],
  entry: [
    low(
      'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
      'No law was found that lists the contents of an entry, prohibits anything in it, or requires a thumbprint.',
    ),
  ],
  fees: [
    low(
      'P.L. 2022 ch. 438/439',
      'The act of 2022 raised the fees, but the present caps are not confirmed. Ask the Department of State before you charge.',
    ),
    low('R.I. Gen. Laws § 42-30-13', 'The old figure of $1 for an acknowledgment is outdated.'),
  ],
  more: [medium('P.L. 2022 ch. 438/439', 'Since June 30, 2022, remote notarization is permanent law.')],
  questions: [
    'Which fees may be charged since the act of 2022?',
    'Do remote acts need a journal under the rules of the Department of State?',
  ],
  sources: [
    {
      cite: 'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
      url: 'https://webserver.rilegislature.gov/Statutes/TITLE42/42-30.1/INDEX.htm',
      readAt:
        'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3260055849/Rhode+Island+-+U.S.+Notary+Reference',
      quote: 'Not required by law.',
      read: '2026-11-27',
    },
    {
      cite: 'Standards of Conduct for Notaries Public (as reported)',
      readAt:
        'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3260055849/Rhode+Island+-+U.S.+Notary+Reference',
      read: '2026-11-27',
    },
    {
      cite: 'P.L. 2022 ch. 438/439',
      url: 'http://webserver.rilin.state.ri.us/PublicLaws/law22/law22438.htm',
      readAt:
        'https://nationalnotary.org/knowledge-center/news/law-updates/ri-house-bill-7363-senate-bill-2705',
      read: '2026-11-21',
    },
    {
      cite: 'R.I. Gen. Laws § 42-30-13',
      url: 'http://webserver.rilin.state.ri.us/Statutes/TITLE42/42-30/42-30-13.HTM',
      read: '2026-11-21',
    },
  ],
  confidence: 'medium',
  lawRead: 'Reference of the National Notary Association of November 2024.',
};
