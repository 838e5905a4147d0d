import { advice, high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Georgia. */
export const georgia: StateGuide = {
  duty: [
    high(
      'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)',
      'Since January 1, 2025, you must journal each act that you perform at the request of a self-filer.',
    ),
    medium(
      'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)',
      'The duty concerns instruments that can be recorded: a deed, mortgage, lien, plat or state tax execution.',
    ),
    medium(
      'O.C.G.A. § 44-2-2 (definition of self-filer)',
      'A self-filer is a party to such an instrument who submits it for recording and acts without one of the professionals named in the law.',
    ),
    medium(
      'O.C.G.A. § 44-2-2 (definition of self-filer)',
      'Title insurance agents, Georgia attorneys, licensed real estate professionals, and agents of banks, credit unions, and mortgage lenders are not self-filers. Their representatives are not either.',
    ),
    medium(
      'O.C.G.A. § 44-2-2 (definition of self-filer)',
      'Loan servicers, public officials on duty, licensed land surveyors, and their representatives are not self-filers either.',
    ),
    high(
      'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)',
      'For all other acts the journal is optional. References older than 2025 still say that it is never required.',
    ),
    advice('Ask everyone who brings a deed or the like whether a professional handles the filing.'),
  ],
  format: [
    high('O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)', 'The journal may be written or electronic.'),
  ],
  retention: [
    medium(
      'Nelson Mullins alert, 2025-01-14',
      'The law does not say for how long you must keep the journal.',
    ),
    advice('Keep it for 10 years or longer.'),
  ],
  entry: [
    medium(
      'O.C.G.A. § 45-17-8 (HB 1292), as summarised by Nelson Mullins',
      "Enter the self-filer's name, address and telephone number.",
    ),
    medium(
      'O.C.G.A. § 45-17-8 (HB 1292), as summarised by Nelson Mullins',
      'Enter the date, time and location of the act, and the type of document.',
    ),
    low(
      'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)',
      'Enter how you identified the self-filer, with the type of photo ID.',
    ),
    low('O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)', 'Have the self-filer sign the journal.'),
    medium(
      'O.C.G.A. § 45-17-8 (HB 1292), as summarised by Nelson Mullins',
      "You identify a signer by personal knowledge or by a government-issued photo ID: a driver's license, a state ID, or a military or veteran ID.",
    ),
    medium(
      'O.C.G.A. § 45-17-8 (HB 1292), as summarised by Nelson Mullins',
      'Since 2025 the law no longer mentions other "satisfactory evidence" of identity.',
    ),
    medium('O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)', 'No thumbprint is required.'),
  ],
  fees: [
    high('O.C.G.A. § 45-17-11', 'You may charge at most $2 for each notarial act.'),
    high(
      'O.C.G.A. § 45-17-11',
      'You may charge at most $4 for one service: $2 for the act, and $2 for an attendance to make proof as a notary with a certification, if the certification by the clerk or the Clerks’ Authority is required.',
    ),
    high(
      'O.C.G.A. § 45-17-11',
      'Tell the person the permitted fee before the act. You may also charge nothing.',
    ),
  ],
  more: [
    medium(
      'O.C.G.A. § 45-17-8 (HB 1292), as summarised by Nelson Mullins',
      'You must be trained before your first appointment, and within 30 days of each renewal.',
    ),
  ],
  questions: [
    'Must the entry for a self-filer hold the type of photo ID and the signature of the self-filer? The list was read only as far as the type of document.',
    'For how long must the journal be kept? The law is silent.',
    'Has the General Assembly of 2026 passed a law on remote online notarization (HB 289 or another bill), which would bring a duty to keep an electronic journal?',
    'Are credible witnesses still accepted since 2025?',
  ],
  sources: [
    {
      cite: 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)',
      url: 'https://www.lexisnexis.com/hottopics/gacode/',
      readAt: 'https://morgandisalvo.com/?p=133030',
      quote:
        'maintain a written or electronic journal which shall include an entry for each notarial act performed at the request of a self-filer',
      read: '2026-11-21',
    },
    {
      cite: 'O.C.G.A. § 44-2-2 (definition of self-filer)',
      url: 'https://www.lexisnexis.com/hottopics/gacode/',
      readAt: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/ga-house-bill-1292',
      read: '2026-11-21',
    },
    {
      cite: 'O.C.G.A. § 45-17-8 (HB 1292), as summarised by Nelson Mullins',
      url: 'https://www.lexisnexis.com/hottopics/gacode/',
      readAt: 'https://lawivy.com/2025-updates-to-georgias-notary-laws-what-you-need-to-know',
      quote: 'the notary must record the following in their journal',
      read: '2026-11-21',
    },
    {
      cite: 'Nelson Mullins alert, 2025-01-14',
      url: 'https://www.nelsonmullins.com/insights/alerts/additional_nelson_mullins_alerts/all/2025-updates-to-georgia-s-notary-laws-what-you-need-to-know',
      quote:
        "The duration of the notary's obligation to maintain this journal is not clarified in the new amendment.",
      read: '2026-11-21',
    },
    {
      cite: 'O.C.G.A. § 45-17-11',
      url: 'https://www.lexisnexis.com/hottopics/gacode/',
      readAt: 'https://unicourt.github.io/cic-code-ga/transforms/ga/ocga/r86/gov.ga.ocga.title.45.html',
      quote:
        'It shall not be lawful for any notary public to charge a greater sum than $4.00 for each service performed.',
      read: '2026-11-27',
    },
  ],
  confidence: 'medium',
  lawRead:
    'Summaries of 2025 by law firms of the law in force since January 2025; the section on fees as copied in 2023',
};
