import type { StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Maryland. */
export const maryland: StateGuide = {
  duty: [
    {
      text: 'You must keep a journal of all notarial acts that you perform. This has been the law since October 1, 2020.',
      cite: "Md. Code, State Gov't § 18-219(a)(1)",
      confidence: 'high',
    },
    {
      text: 'Subsection (f) makes an exception to this duty. Keep a journal unless you know that the exception covers you.',
      cite: "Md. Code, State Gov't § 18-219(f)",
      confidence: 'low',
    },
  ],
  format: [
    {
      text: 'The journal may be on paper or electronic.',
      cite: "Md. Code, State Gov't § 18-219(b)",
      confidence: 'high',
    },
    {
      text: 'For acts on tangible records, keep only one journal at a time. For acts on electronic records you may keep one or more.',
      cite: "Md. Code, State Gov't § 18-219(b)",
      confidence: 'high',
    },
    {
      text: 'A paper journal must be a permanent, bound register with numbered pages.',
      cite: "Md. Code, State Gov't § 18-219(b)",
      confidence: 'high',
    },
    {
      text: 'An electronic journal must be permanent and tamper-evident, and comply with any regulations of the Secretary of State.',
      cite: "Md. Code, State Gov't § 18-219(b)",
      confidence: 'high',
    },
  ],
  retention: [
    {
      text: 'Keep the journal for 10 years after the last act recorded in it.',
      cite: "Md. Code, State Gov't § 18-219(a)(2)",
      confidence: 'high',
    },
  ],
  entry: [
    {
      text: 'Make the entry at the time of the act.',
      cite: "Md. Code, State Gov't § 18-219(c)",
      confidence: 'high',
    },
    {
      text: 'Record the date and time, a description of the record, and the type of act.',
      cite: "Md. Code, State Gov't § 18-219(c)",
      confidence: 'high',
    },
    {
      text: 'Record the full name and address of each person for whom you perform the act.',
      cite: "Md. Code, State Gov't § 18-219(c)",
      confidence: 'high',
    },
    {
      text: 'If you know the signer personally, say so in the entry.',
      cite: "Md. Code, State Gov't § 18-219(c)",
      confidence: 'high',
    },
    {
      text: 'Otherwise describe how you identified the signer and the ID that was shown, with its date of issuance and its expiration date.',
      cite: "Md. Code, State Gov't § 18-219(c)",
      confidence: 'high',
    },
    {
      text: 'Record the fee, if you charged one.',
      cite: "Md. Code, State Gov't § 18-219(c)",
      confidence: 'high',
    },
    {
      text: 'Record whether the person appeared before you physically or by communication technology.',
      cite: "Md. Code, State Gov't § 18-219(c)(2)(vii)",
      confidence: 'high',
    },
    {
      text: "The statute does not require the number of the ID, the signer's signature, or a thumbprint.",
      cite: "Md. Code, State Gov't § 18-219(c)",
      confidence: 'high',
    },
    {
      text: 'The handbook for notaries is reported to ask for the number of the ID as well.',
      cite: 'Handbook for Maryland Notaries Public (as reported)',
      confidence: 'low',
    },
  ],
  fees: [
    {
      text: 'You may charge at most $8 for an original notarial act, and $4 for a signature on each additional copy.',
      cite: 'COMAR 01.02.08.02 (eff. 22 Jan 2024)',
      confidence: 'low',
    },
    {
      text: 'You may charge at most $30 for a remote act.',
      cite: 'COMAR 01.02.08.02 (eff. 22 Jan 2024)',
      confidence: 'low',
    },
    {
      text: 'The statute lets the regulation go as high as $25 for an act and $50 for a remote one. The lower figures of the regulation bind you.',
      cite: "Md. Code, State Gov't § 18-107",
      confidence: 'low',
    },
    {
      text: 'The certified copy of a journal entry and photocopies have their own maximum fees.',
      cite: 'COMAR 01.02.08.02 (eff. 22 Jan 2024)',
      confidence: 'high',
    },
    {
      text: 'For travel you may charge the mileage rate that the Internal Revenue Service sets for business, and at most $5 more.',
      cite: "Md. Code, State Gov't § 18-107",
      confidence: 'high',
    },
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
      cite: "Md. Code, State Gov't § 18-219(a)(1)",
      url: 'https://lexace.ai/us/statute/maryland/SG-18-219',
      quote:
        'each notary public shall maintain a journal in which the notary public chronicles all notarial acts that the notary public performs',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-219(a)(2)",
      url: 'https://lexace.ai/us/statute/maryland/SG-18-219',
      quote:
        'The notary public shall retain the journal for 10 years after the performance of the last notarial act chronicled in the journal.',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-219(b)",
      url: 'https://lexace.ai/us/statute/maryland/SG-18-219',
      quote:
        'the journal must be in a permanent, tamper-evident electronic format that complies with any regulations adopted by the Secretary of State',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-219(c)",
      url: 'https://lexace.ai/us/statute/maryland/SG-18-219',
      quote: 'including the date of issuance and expiration of any identification credential',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-219(c)(2)(vii)",
      url: 'https://lexace.ai/us/statute/maryland/SG-18-219',
      quote:
        'an indication of whether an individual making a statement or executing a signature which is the subject of the notarial act appeared',
      read: '2026-11-21',
    },
    { cite: "Md. Code, State Gov't § 18-219(d)-(e)", read: '2026-11-21' },
    { cite: "Md. Code, State Gov't § 18-219(f)", read: '2026-11-21' },
    {
      cite: 'COMAR 01.02.08.02 (eff. 22 Jan 2024)',
      url: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/md-administrative-regulations-2024',
      quote:
        'Raises the maximum fee Notaries may charge for the performance of an original notarial act from $6 to $8.',
      read: '2026-11-21',
    },
    {
      cite: "Md. Code, State Gov't § 18-107",
      url: 'https://lexace.ai/us/statute/maryland/SG-18-107',
      quote: 'not to exceed $25 for an original notarial act',
      read: '2026-11-21',
    },
    { cite: 'Handbook for Maryland Notaries Public (as reported)', read: '2026-11-21' },
  ],
  confidence: 'high',
  lawRead: 'Statute as copied after 2022, undated; fee regulation of January 2024.',
};
