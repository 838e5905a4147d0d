import type { StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Louisiana. */
export const louisiana: StateGuide = {
  duty: [
    {
      text: 'No general law requires a journal of notarial acts. One is recommended.',
      cite: 'La. R.S. 35:199',
      confidence: 'low',
    },
    {
      text: 'Outside Orleans Parish, record an act of sale, exchange, donation or mortgage of immovable property with the parish recorder within 15 days.',
      cite: 'La. R.S. 35:199',
      confidence: 'high',
    },
    {
      text: 'In Orleans Parish, register a transfer of immovable property within 48 hours.',
      cite: 'La. R.S. 35:199',
      confidence: 'high',
    },
    {
      text: 'Remote online acts have their own rules on recording and retention. They may include a journal.',
      cite: 'La. Admin. Code tit. 46, pt. XLVI, § 144',
      confidence: 'low',
    },
  ],
  format: [
    {
      text: 'No rule was found on the form of a voluntary journal. It may be on paper or electronic.',
      cite: 'La. R.S. 35:199',
      confidence: 'high',
    },
  ],
  retention: [
    {
      text: 'No number of years for a voluntary journal was found.',
      cite: 'La. R.S. 35:199',
      confidence: 'high',
    },
  ],
  entry: [
    {
      text: 'No law was found that says what an entry must or must not contain. No thumbprint is required.',
      cite: 'La. R.S. 35:199',
      confidence: 'high',
    },
    {
      text: 'An authentic act needs two witnesses. Name both of them in the entry.',
      cite: 'La. Civ. Code art. 1833',
      confidence: 'low',
    },
  ],
  fees: [
    {
      text: 'No general maximum fee was found. Confirm this with the Secretary of State before you set your fee.',
      cite: 'La. R.S. 35:199',
      confidence: 'low',
    },
  ],
  more: [
    {
      text: 'Do not use remote online notarization for a testament, a trust, a donation inter vivos, a matrimonial agreement or an authentic act.',
      cite: 'La. R.S. 35:623(C)',
      confidence: 'high',
    },
    {
      text: 'Your commission is for life, for one parish or statewide, so it may have no expiration date.',
      cite: 'Louisiana law on the notarial commission (as reported)',
      confidence: 'low',
    },
  ],
  questions: [
    'Does the administrative code require a journal of remote online acts, and for how long must their recordings be kept?',
    'Does Louisiana cap the fee for a notarial act?',
  ],
  sources: [
    {
      cite: 'La. R.S. 35:199',
      url: 'https://www.centralizedverification.com/copia-de-alabama-6',
      quote: 'the notary shall record the instrument within fifteen days after they are passed',
      read: '2026-11-21',
    },
    {
      cite: 'La. R.S. 35:623(C)',
      url: 'https://casetext.com/statute/louisiana-revised-statutes/revised-statutes/title-35-notaries-public-and-commissioners/chapter-10-remote-online-notarization/section-35623-see-note-legal-recognition-of-remote-online-notarial-acts',
      quote:
        'Remote online notarization may not be used to execute an authentic act as defined in Civil Code Article 1833.',
      read: '2026-11-21',
    },
    { cite: 'La. Admin. Code tit. 46, pt. XLVI, § 144', read: '2026-11-21' },
    { cite: 'La. Civ. Code art. 1833', read: '2026-11-21' },
    { cite: 'Louisiana law on the notarial commission (as reported)', read: '2026-11-21' },
    {
      cite: 'La. R.S. 35:629',
      url: 'https://lawserver.com/law/state/louisiana/la-laws/louisiana_revised_statutes_35-629',
      quote:
        'Maintain an audio and video recording of each remote online notarization for at least ten years',
      read: '2026-11-22',
    },
  ],
  confidence: 'medium',
  lawRead: 'Statutes and reference works as copied between 2024 and 2026.',
};
