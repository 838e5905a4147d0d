import { advice, high, low, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Kentucky. */
export const kentucky: StateGuide = {
  duty: [
    high(
      'KRS 423.380(1)',
      'An online notary public must keep a journal of all electronic notarizations. The law has been in force since January 1, 2020.',
    ),
    low('KRS 423.380(1)', 'For acts in person on paper no journal is required. One is recommended.'),
  ],
  format: [
    high(
      'KRS 423.380(2)',
      'The journal of an online notary public must be electronic, permanent and tamper-evident.',
    ),
    high('KRS 423.380(2)', 'An online notary public may keep more than one journal.'),
    low('KRS 423.380(1)', 'A voluntary journal of acts in person may be on paper or electronic.'),
  ],
  retention: [
    high(
      'KRS 423.380(1)',
      'Keep the journal of your electronic notarizations for ten years after the last one recorded in it.',
    ),
    high(
      'KRS 423.380(1)',
      'For a voluntary journal of acts in person the law gives no number of years. Ten years is a sound measure for it as well.',
    ),
  ],
  entry: [
    high('KRS 423.380(3)', 'Make the entry of an online act at the time of the act.'),
    high(
      'KRS 423.380(3)',
      'The entry of an online act must contain the date and time, the type of act, and a brief description of the record.',
    ),
    high(
      'KRS 423.380(3)',
      'It must contain the full name and address of each person for whom you perform the act.',
    ),
    high(
      'KRS 423.380(3)',
      'If you know the signer personally, say so. Otherwise describe how you identified the signer, with the date of issuance and the expiration date of the ID.',
    ),
    high('KRS 423.380(3)', 'It must contain the fee, if you charged one.'),
    advice(
      'For acts in person it is good practice to record the same and to have the signer sign the journal.',
    ),
    high('KRS 423.380(3)', 'The law does not require the number of the ID or a thumbprint.'),
  ],
  fees: [
    high(
      'KRS 423.430(1)',
      'There has been no cap on the fee since 2016. Any fee must be clearly disclosed in advance to the person who asks for the act, for paper and electronic records.',
    ),
    low(
      'KRS 64.300',
      'Take no fee for papers that support a claim to benefits of a member of the armed forces, a veteran or a dependent.',
    ),
  ],
  more: [],
  questions: ['Does any law or rule require a journal for acts in person on paper?'],
  sources: [
    {
      cite: 'KRS 423.380(1)',
      url: 'https://web.sos.ky.gov/notaries/Statutes.aspx',
      readAt: 'https://unicourt.github.io/cic-code-ky/transforms/ky/ocky/r87/gov.ky.krs.title.38.html',
      quote:
        'An online notary public shall maintain a journal in which the online notary public chronicles all electronic notarizations that the online notary public performs.',
      read: '2026-11-27',
    },
    {
      cite: 'KRS 423.380(2)',
      url: 'https://web.sos.ky.gov/notaries/Statutes.aspx',
      readAt: 'https://unicourt.github.io/cic-code-ky/transforms/ky/ocky/r87/gov.ky.krs.title.38.html',
      quote: 'The journal shall be created in an electronic format.',
      read: '2026-11-27',
    },
    {
      cite: 'KRS 423.380(3)',
      url: 'https://web.sos.ky.gov/notaries/Statutes.aspx',
      readAt: 'https://unicourt.github.io/cic-code-ky/transforms/ky/ocky/r87/gov.ky.krs.title.38.html',
      read: '2026-11-27',
    },
    {
      cite: 'KRS 423.355',
      url: 'https://web.sos.ky.gov/notaries/Statutes.aspx',
      readAt: 'https://unicourt.github.io/cic-code-ky/transforms/ky/ocky/r87/gov.ky.krs.title.38.html',
      quote: 'for at least ten (10) years after the date of the applicable transaction or proceeding',
      read: '2026-11-27',
    },
    {
      cite: 'KRS 423.380',
      url: 'https://web.sos.ky.gov/notaries/Statutes.aspx',
      readAt: 'https://unicourt.github.io/cic-code-ky/transforms/ky/ocky/r87/gov.ky.krs.title.38.html',
      quote:
        'any other person knowingly in possession of the journal shall transmit it to the Secretary of State',
      read: '2026-11-27',
    },
    {
      cite: 'KRS 423.430(1)',
      url: 'https://web.sos.ky.gov/notaries/Statutes.aspx',
      readAt: 'https://self-law.org/code/ky/chapter-423/423-430',
      quote: 'Which has been clearly disclosed to the person requesting the service in advance.',
      read: '2026-11-21',
    },
    { cite: 'KRS 64.300', read: '2026-11-21' },
  ],
  confidence: 'high',
  lawRead: 'Statute as copied in 2022 and 2024.',
};
