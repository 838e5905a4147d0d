import { high, low, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Louisiana. */
export const louisiana: StateGuide = {
  duty: [
    low('La. R.S. 35:199', 'No general law requires a journal of notarial acts. One is recommended.'),
    high(
      'La. R.S. 35:199',
      'Outside Orleans Parish, record an act of sale, exchange, donation or mortgage of immovable property with the parish recorder within 15 days.',
    ),
    high(
      'La. R.S. 35:199(A)',
      'Before you record such an act with the parish recorder, make a careful record of it in a record book that you keep for that purpose. Subsection B makes exceptions.',
    ),
    high('La. R.S. 35:199', 'In Orleans Parish, register a transfer of immovable property within 48 hours.'),
    low(
      'La. Admin. Code tit. 46, pt. XLVI, § 144',
      'Remote online acts have their own rules on recording and retention. They may include a journal.',
    ),
  ],
  format: [
    high(
      'La. R.S. 35:199',
      'No rule was found on the form of a voluntary journal. It may be on paper or electronic.',
    ),
  ],
  retention: [high('La. R.S. 35:199', 'No number of years for a voluntary journal was found.')],
  entry: [
    high(
      'La. R.S. 35:199',
      'No law was found that says what an entry must or must not contain. No thumbprint is required.',
    ),
    low('La. Civ. Code art. 1833', 'An authentic act needs two witnesses. Name both of them in the entry.'),
  ],
  fees: [
    low(
      'La. R.S. 35:199',
      'No general maximum fee was found. Confirm this with the Secretary of State before you set your fee.',
    ),
  ],
  more: [
    high(
      'La. R.S. 35:623(C)',
      'Do not use remote online notarization for a testament, a trust, a donation inter vivos, a matrimonial agreement or an authentic act.',
    ),
    low(
      'Louisiana law on the notarial commission (as reported)',
      'Your commission is for life, for one parish or statewide, so it may have no expiration date.',
    ),
  ],
  questions: [
    'Does the administrative code require a journal of remote online acts?',
    'Does Louisiana cap the fee for a notarial act?',
  ],
  sources: [
    {
      cite: 'La. R.S. 35:199',
      url: 'https://www.legis.la.gov/legis/Law.aspx?d=92611',
      quote: 'the notary shall record the instrument within fifteen days after they are passed',
      read: '2026-11-27',
    },
    {
      cite: 'La. R.S. 35:199(A)',
      url: 'https://www.legis.la.gov/legis/Law.aspx?d=92611',
      quote: 'after first making a careful record of the acts in record books to be kept for that purpose',
      read: '2026-11-27',
    },
    {
      cite: 'La. R.S. 35:623(C)',
      url: 'https://legis.la.gov/legis/Laws_Toc.aspx?folder=75&level=Parent',
      readAt:
        'https://casetext.com/statute/louisiana-revised-statutes/revised-statutes/title-35-notaries-public-and-commissioners/chapter-10-remote-online-notarization/section-35623-see-note-legal-recognition-of-remote-online-notarial-acts',
      quote:
        'Remote online notarization may not be used to execute an authentic act as defined in Civil Code Article 1833.',
      read: '2026-11-21',
    },
    {
      cite: 'La. Admin. Code tit. 46, pt. XLVI, § 144',
      url: 'https://www.doa.la.gov/doa/osr/louisiana-administrative-code/',
      read: '2026-11-21',
    },
    {
      cite: 'La. Civ. Code art. 1833',
      url: 'https://legis.la.gov/legis/Laws_Toc.aspx?folder=67&level=Parent',
      read: '2026-11-21',
    },
    { cite: 'Louisiana law on the notarial commission (as reported)', read: '2026-11-21' },
    {
      cite: 'La. R.S. 35:629',
      url: 'https://legis.la.gov/legis/Laws_Toc.aspx?folder=75&level=Parent',
      readAt: 'https://lawserver.com/law/state/louisiana/la-laws/louisiana_revised_statutes_35-629',
      quote:
        'Maintain an audio and video recording of each remote online notarization for at least ten years',
      read: '2026-11-22',
    },
  ],
  confidence: 'medium',
  lawRead: 'Statutes and reference works as copied between 2024 and 2026.',
};
