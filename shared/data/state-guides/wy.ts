import { advice, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Wyoming. */
export const wyoming: StateGuide = {
  duty: [
    medium(
      'Wyo. Stat. § 32-3-118(d) (as reported)',
      'Since July 1, 2021, you must record all your notarial acts in one or more journals.',
    ),
    medium('Wyo. Stat. § 32-3-118(d) (as reported)', 'Pages that call the journal optional are outdated.'),
  ],
  format: [
    medium(
      'Wyo. Stat. § 32-3-118(e) (as reported)',
      'The journal may be on paper or electronic, whichever kind of record you notarize.',
    ),
    low(
      'Wyo. Stat. § 32-3-118 (as reported)',
      'The statute sets no technical standard. Keep the journal secure and in your sole control.',
    ),
  ],
  retention: [
    low(
      'Wyo. Stat. § 32-3-118(f) (as reported)',
      'The statute gives no number of years. Destroy no entry unless a statute, rule, court order or the Secretary of State allows it.',
    ),
    low(
      'Wyoming notary rules of 2021 (as reported)',
      'Another law or authority may require you to keep the journal longer, or to record more.',
    ),
  ],
  entry: [
    medium(
      'Wyo. Stat. § 32-3-118(d) (as reported)',
      'The statute does not say what an entry must contain, prohibits nothing in it, and requires no signature of the signer or thumbprint.',
    ),
    low(
      'Code of Wyo. Rules 002-0012-6',
      'Whether rules of the Secretary of State or the handbook now list the contents is not confirmed.',
    ),
    advice(
      'Record at least the date and time, the type of act, the document, the name and address of the signer, how you identified the signer, and the fee.',
    ),
    medium('Wyoming notary rules of 2021 (as reported)', 'An ID credential must carry a photograph.'),
    low(
      'Wyo. Stat. § 32-3-111',
      'You determine identity from satisfactory evidence. Whether personal knowledge counts as such evidence is not confirmed: an ID is safer.',
    ),
  ],
  fees: [
    medium('Wyo. Stat. § 32-3-126 (as reported)', 'You may charge at most $10 for each notarial act.'),
    medium(
      'Wyo. Stat. § 32-3-126 (as reported)',
      'If more than one person appears for an act on a single record, you may charge $10 for each acknowledgment, signature or oath.',
    ),
    medium(
      'Wyo. Stat. § 32-3-126 (as reported)',
      'A travel fee may not exceed the standard mileage rate of the IRS.',
    ),
    medium(
      'Wyo. Stat. § 32-3-126 (as reported)',
      'Agree on a travel or technology fee in advance, and explain that it is separate from the notarial fee.',
    ),
  ],
  more: [],
  questions: [
    'Do the rules of the Secretary of State (Code of Wyo. Rules 002-0012-6) or the handbook fix the contents of an entry or the years of retention?',
    'Which subsection of § 32-3-118 contains the rule on surrender and destruction?',
    'Does personal knowledge count as satisfactory evidence of identity?',
  ],
  sources: [
    {
      cite: 'Wyo. Stat. § 32-3-118(d) (as reported)',
      url: 'https://wyoleg.gov/statutes/compress/title32.pdf',
      readAt: 'https://centralizedverification.com/copia-de-utah-5',
      quote:
        'shall maintain one (1) or more journals in which the notary public chronicles all notarial acts that the notary public performs',
      read: '2026-11-27',
    },
    {
      cite: 'Wyo. Stat. § 32-3-118(e) (as reported)',
      url: 'https://wyoleg.gov/statutes/compress/title32.pdf',
      readAt: 'https://centralizedverification.com/copia-de-utah-5',
      quote:
        'A journal may be created on a tangible medium or in an electronic format to chronicle all notarial acts',
      read: '2026-11-27',
    },
    {
      cite: 'Wyo. Stat. § 32-3-118(f) (as reported)',
      url: 'https://wyoleg.gov/statutes/compress/title32.pdf',
      quote:
        'surrender or destroy them only as authorized by statute, rule, court order or at the direction of the secretary of state',
      read: '2026-11-21',
    },
    {
      cite: 'Wyo. Stat. § 32-3-118 (as reported)',
      url: 'https://wyoleg.gov/statutes/compress/title32.pdf',
      readAt: 'https://centralizedverification.com/copia-de-utah-5',
      read: '2026-11-27',
    },
    {
      cite: 'Wyo. Stat. § 32-3-126 (as reported)',
      url: 'https://wyoleg.gov/statutes/compress/title32.pdf',
      quote: 'Not more than ten dollars ($10.00) per notarial act',
      read: '2026-11-21',
    },
    {
      cite: 'Wyo. Stat. § 32-3-111',
      url: 'https://wyoleg.gov/statutes/compress/title32.pdf',
      readAt:
        'https://casetext.com/statute/wyoming-statutes/title-32-notaries-public/chapter-2-commissioners-of-deeds/section-32-3-111-requirements-for-certain-notarial-acts',
      read: '2026-11-21',
    },
    {
      cite: 'Wyoming notary rules of 2021 (as reported)',
      readAt: 'http://www.nationalnotary.org/knowledge-center/news/law-updates/wy-administrative-rules-2021',
      read: '2026-11-21',
    },
    { cite: 'Code of Wyo. Rules 002-0012-6', read: '2026-11-21' },
  ],
  confidence: 'high',
  lawRead: 'Statute text of 2022; rules of December 2021 as summarized by the National Notary Association.',
};
