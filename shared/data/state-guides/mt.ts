import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Montana. */
export const montana: StateGuide = {
  duty: [
    high(
      'Mont. Code Ann. § 1-5-618(2)(a)',
      'You must keep one or more journals of all notarial acts that you perform.',
    ),
    high(
      'Mont. Code Ann. § 1-5-618(2)(a)',
      'You may keep separate journals, for instance one for work and one for private acts.',
    ),
  ],
  format: [
    medium(
      'Mont. Code Ann. § 1-5-618',
      'A journal may be on paper or electronic, and you may keep several of both kinds at the same time.',
    ),
    medium(
      'Mont. Code Ann. § 1-5-618',
      'An electronic journal must be permanent and tamper-evident and follow the rules of the Secretary of State.',
    ),
    low(
      'Montana Secretary of State, journal guidance (as reported)',
      'The Secretary of State expects an electronic journal to be commercially produced, chronological, sequential, and impossible to change.',
    ),
  ],
  retention: [
    low(
      'Mont. Code Ann. § 1-5-618 (2017 text)',
      'Keep the journal for 10 years after the last act recorded in it.',
    ),
  ],
  entry: [
    medium(
      'Mont. Code Ann. § 1-5-618(3)(a)-(h)',
      'Record the date and time, the type of act, a description of the record, and the date of the record if it shows one.',
    ),
    medium(
      'Mont. Code Ann. § 1-5-618(3)(a)-(h)',
      'Record the full name and address of each person for whom you act.',
    ),
    high('Mont. Code Ann. § 1-5-618(3)(d) (2017 text)', 'The signer must sign the journal.'),
    high(
      'Mont. Code Ann. § 1-5-618(3)(d) (2017 text)',
      'No signature is needed for transcripts of depositions and for certified copies.',
    ),
    medium(
      'Mont. Code Ann. § 1-5-618(3)(a)-(h)',
      'For a remote act record where the recording is stored, in place of the signature.',
    ),
    medium(
      'Mont. Code Ann. § 1-5-618(3)(a)-(h)',
      'Record how you identified the signer, with the type of credential and its date of issuance or of expiration.',
    ),
    medium(
      'Mont. Code Ann. § 1-5-618(3)(a)-(h)',
      'Record the fee, and for an electronic or remote act the technology that was used.',
    ),
    medium('Mont. Code Ann. § 1-5-618(3)(a)-(h)', 'The list of contents requires no ID number.'),
    low(
      'Mont. Code Ann. § 1-5-618, as reported',
      "Do not record a Social Security, passport or driver's license number, another ID number, or a date of birth.",
    ),
    medium('Mont. Code Ann. § 1-5-618(3)(a)-(h)', 'The journal law requires no thumbprint.'),
  ],
  fees: [
    high('Mont. Code Ann. § 1-5-626(1)', 'You may charge at most $10 for each notarial act.'),
    medium(
      'Mont. Code Ann. § 1-5-626',
      'Extra fees for electronic or remote acts and for travel may be agreed with the client.',
    ),
    medium(
      'Mont. Code Ann. § 1-5-626',
      'Agree on a travel fee in advance and explain it. It may not exceed the mileage rate of the Internal Revenue Service.',
    ),
    medium('Mont. Code Ann. § 1-5-626', 'If you charge fees, display a list of them.'),
    low(
      'Mont. Code Ann. tit. 1, ch. 5, pt. 6',
      'For a copy of a journal entry you may charge only its actual cost.',
    ),
  ],
  more: [],
  questions: [
    'Does § 1-5-618 still say 10 years?',
    'Does the law forbid ID numbers and dates of birth in the journal, and in which provision?',
  ],
  sources: [
    {
      cite: 'Mont. Code Ann. § 1-5-618(2)(a)',
      url: 'https://leg.mt.gov/bills/2022/mca/title_0010/chapter_0050/part_0060/section_0180/0010-0050-0060-0180.html',
      quote:
        'A notary public shall maintain one or more journals in which the notary public chronicles all notarial acts that the notary public performs.',
      read: '2026-11-21',
    },
    {
      cite: 'Mont. Code Ann. § 1-5-618(1)',
      url: 'https://mca.legmt.gov/bills/mca/title_0010/chapter_0050/part_0060/section_0180/0010-0050-0060-0180.html',
      readAt: 'https://self-law.org/code/mt/title-1/chapter-5/part-6/1-5-618',
      quote: 'shall retain an audiovisual recording for 10 years from the date of the recording',
      read: '2026-11-27',
    },
    {
      cite: 'Mont. Code Ann. § 1-5-618',
      url: 'https://leg.mt.gov/bills/2022/mca/title_0010/chapter_0050/part_0060/section_0180/0010-0050-0060-0180.html',
      read: '2026-11-21',
    },
    {
      cite: 'Mont. Code Ann. § 1-5-618(3)(a)-(h)',
      url: 'https://mca.legmt.gov/bills/mca/title_0010/chapter_0050/part_0060/section_0180/0010-0050-0060-0180.html',
      readAt: 'https://www.centralizedverification.com/copia-de-missouri',
      read: '2026-11-21',
    },
    {
      cite: 'Mont. Code Ann. § 1-5-618 (2017 text)',
      url: 'https://leg.mt.gov/bills/2017/mca/title_0010/chapter_0050/part_0060/section_0180/0010-0050-0060-0180.html',
      quote:
        'shall retain the journal for 10 years after the performance of the last notarial act chronicled in the journal',
      read: '2026-11-21',
    },
    {
      cite: 'Mont. Code Ann. § 1-5-618(3)(d) (2017 text)',
      url: 'https://leg.mt.gov/bills/2017/mca/title_0010/chapter_0050/part_0060/section_0180/0010-0050-0060-0180.html',
      quote:
        'transcripts of depositions and certified copies do not require the signature of the individual for whom the notarial act is performed',
      read: '2026-11-21',
    },
    {
      cite: 'Mont. Code Ann. § 1-5-618, as reported',
      url: 'https://mca.legmt.gov/bills/mca/title_0010/chapter_0050/part_0060/section_0180/0010-0050-0060-0180.html',
      readAt:
        'https://open-exam-prep.com/exams/mt-notary/fees-journal-seal-requirements/journal-requirements',
      read: '2026-11-21',
    },
    {
      cite: 'Montana Secretary of State, journal guidance (as reported)',
      readAt: 'https://mttaxlaw.com/the-notary-journal/',
      read: '2026-11-21',
    },
    {
      cite: 'Mont. Admin. R. 44.15.110(1)',
      readAt:
        'https://casetext.com/regulation/montana-administrative-code/department-44-secretary-of-state/chapter-4415-notaries-public/subchapter-44151-commissioning/rule-4415110-notary-public-journal-retention',
      quote:
        "A notary public must retain the notary's journal(s) at all times while holding an active commission",
      read: '2026-11-21',
    },
    {
      cite: 'Mont. Admin. R. 44.15.110',
      readAt:
        'https://casetext.com/regulation/montana-administrative-code/department-44-secretary-of-state/chapter-4415-notaries-public/subchapter-44151-commissioning/rule-4415110-notary-public-journal-retention',
      read: '2026-11-21',
    },
    {
      cite: 'Mont. Code Ann. § 1-5-626(1)',
      url: 'https://mca.legmt.gov/bills/mca/title_0010/chapter_0050/part_0060/section_0260/0010-0050-0060-0260.html',
      readAt: 'https://codes.findlaw.com/mt/title-1-general-laws-and-definitions/mt-st-1-5-626/',
      quote: 'A notary public may charge a fee not to exceed $10 for each notarial act',
      read: '2026-11-21',
    },
    {
      cite: 'Mont. Code Ann. § 1-5-626',
      url: 'https://mca.legmt.gov/bills/mca/title_0010/chapter_0050/part_0060/section_0260/0010-0050-0060-0260.html',
      readAt: 'https://codes.findlaw.com/mt/title-1-general-laws-and-definitions/mt-st-1-5-626/',
      read: '2026-11-21',
    },
    {
      cite: 'Mont. Code Ann. tit. 1, ch. 5, pt. 6',
      url: 'https://mca.legmt.gov/bills/mca/title_0010/chapter_0050/part_0060/sections_index.html',
      read: '2026-11-21',
    },
  ],
  confidence: 'medium',
  lawRead: 'Code of 2021 and 2023, the 2017 text for retention and signatures; fee text of 2024.',
};
