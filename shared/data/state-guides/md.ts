import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Maryland. */
export const maryland: StateGuide = {
  duty: [
    high(
      "Md. Code, State Gov't § 18-219(a)(1)",
      'You must keep a journal of all notarial acts that you perform. This has been the law since October 1, 2020.',
    ),
    low(
      "Md. Code, State Gov't § 18-219(f)",
      'Subsection (f) makes an exception to this duty. Keep a journal unless you know that the exception covers you.',
    ),
  ],
  format: [
    high("Md. Code, State Gov't § 18-219(b)", 'The journal may be on paper or electronic.'),
    high(
      "Md. Code, State Gov't § 18-219(b)",
      'For acts on tangible records, keep only one journal at a time. For acts on electronic records you may keep one or more.',
    ),
    high(
      "Md. Code, State Gov't § 18-219(b)",
      'A paper journal must be a permanent, bound register with numbered pages.',
    ),
    high(
      "Md. Code, State Gov't § 18-219(b)",
      'An electronic journal must be permanent and tamper-evident, and comply with any regulations of the Secretary of State.',
    ),
  ],
  retention: [
    high(
      "Md. Code, State Gov't § 18-219(a)(2)",
      'Keep the journal for 10 years after the last act recorded in it.',
    ),
  ],
  entry: [
    high("Md. Code, State Gov't § 18-219(c)", 'Make the entry at the time of the act.'),
    high(
      "Md. Code, State Gov't § 18-219(c)",
      'Record the date and time, a description of the record, and the type of act.',
    ),
    high(
      "Md. Code, State Gov't § 18-219(c)",
      'Record the full name and address of each person for whom you perform the act.',
    ),
    high("Md. Code, State Gov't § 18-219(c)", 'If you know the signer personally, say so in the entry.'),
    high(
      "Md. Code, State Gov't § 18-219(c)",
      'Otherwise describe how you identified the signer and the ID that was shown, with its date of issuance and its expiration date.',
    ),
    high("Md. Code, State Gov't § 18-219(c)", 'Record the fee, if you charged one.'),
    high(
      "Md. Code, State Gov't § 18-219(c)(2)(vii)",
      'Record whether the person appeared before you physically or by communication technology.',
    ),
    high(
      "Md. Code, State Gov't § 18-219(c)",
      "The statute does not require the number of the ID, the signer's signature, or a thumbprint.",
    ),
    low(
      'Handbook for Maryland Notaries Public (as reported)',
      'The handbook for notaries is reported to ask for the number of the ID as well.',
    ),
  ],
  fees: [
    low(
      'COMAR 01.02.08.02 (eff. 22 Jan 2024)',
      'You may charge at most $8 for an original notarial act, and $4 for a signature on each additional copy.',
    ),
    low('COMAR 01.02.08.02 (eff. 22 Jan 2024)', 'You may charge at most $30 for a remote act.'),
    low(
      "Md. Code, State Gov't § 18-107",
      'The statute lets the regulation go as high as $25 for an act and $50 for a remote one. The lower figures of the regulation bind you.',
    ),
    medium(
      'COMAR 01.02.08.02 (eff. 22 Jan 2024)',
      'The certified copy of a journal entry and photocopies have their own maximum fees.',
    ),
    high(
      "Md. Code, State Gov't § 18-107",
      'For travel you may charge the mileage rate that the Internal Revenue Service sets for business, and at most $5 more.',
    ),
  ],
  more: [],
  questions: [
    'Which notaries does subsection (f) of section 18-219 except from the duty to keep a journal?',
    'What do subsections (d) and (e) require of you when the journal is lost or stolen, and when the commission ends?',
    'Has a regulation since January 2024 changed the fees?',
    'Does the handbook still ask for the number of the ID, which the statute does not mention?',
  ],
  sources: [
    {
      cite: 'COMAR 01.02.08.07',
      url: 'https://regs.maryland.gov/us/md/exec/comar/01.02.08.07',
      readAt: 'http://mdrules.elaws.us/comar/01.02.08.07',
      quote:
        'Create and retain an audio-visual recording of each performance of a remote notarial act for a minimum of 10 years',
      read: '2026-11-27',
    },
    {
      cite: "Md. Code, State Gov't § 18-219(a)(1)",
      url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gsg&section=18-219',
      readAt: 'https://lexace.ai/us/statute/maryland/SG-18-219',
      quote:
        'each notary public shall maintain a journal in which the notary public chronicles all notarial acts that the notary public performs',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-219(a)(2)",
      url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gsg&section=18-219',
      readAt: 'https://lexace.ai/us/statute/maryland/SG-18-219',
      quote:
        'The notary public shall retain the journal for 10 years after the performance of the last notarial act chronicled in the journal.',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-219(b)",
      url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gsg&section=18-219',
      readAt: 'https://lexace.ai/us/statute/maryland/SG-18-219',
      quote:
        'the journal must be in a permanent, tamper-evident electronic format that complies with any regulations adopted by the Secretary of State',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-219(c)",
      url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gsg&section=18-219',
      readAt: 'https://lexace.ai/us/statute/maryland/SG-18-219',
      quote: 'including the date of issuance and expiration of any identification credential',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-219(c)(2)(vii)",
      url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gsg&section=18-219',
      readAt: 'https://lexace.ai/us/statute/maryland/SG-18-219',
      quote:
        'an indication of whether an individual making a statement or executing a signature which is the subject of the notarial act appeared',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-219(d)-(e)",
      url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gsg&section=18-219',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-219(f)",
      url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gsg&section=18-219',
      read: '2026-11-21',
    },
    {
      cite: 'COMAR 01.02.08.02 (eff. 22 Jan 2024)',
      url: 'https://regs.maryland.gov/us/md/exec/comar/01.02.08.02',
      readAt:
        'https://www.nationalnotary.org/knowledge-center/news/law-updates/md-administrative-regulations-2024',
      quote:
        'Raises the maximum fee Notaries may charge for the performance of an original notarial act from $6 to $8.',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-107",
      url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gsg&section=18-107',
      readAt: 'https://lexace.ai/us/statute/maryland/SG-18-107',
      quote: 'not to exceed $25 for an original notarial act',
      read: '2026-11-21',
    },
    { cite: 'Handbook for Maryland Notaries Public (as reported)', read: '2026-11-21' },
  ],
  confidence: 'high',
  lawRead: 'Statute as copied after 2022, undated; fee regulation of January 2024.',
};
