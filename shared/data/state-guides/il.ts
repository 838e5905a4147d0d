import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Illinois. */
export const illinois: StateGuide = {
  duty: [
    high(
      '5 ILCS 312/3-107(a)',
      'You must keep a journal of every notarial act and every electronic notarial act.',
    ),
    high(
      '14 Ill. Adm. Code 176.900(a)',
      'Record each act at the time of notarization, whether on paper, electronic or remote. The rules have been in force since June 5, 2023.',
    ),
    medium(
      '14 Ill. Adm. Code 176.900(f)',
      'If an attorney or law firm employs you and keeps a copy of the documents, you need no journal of the acts that you perform in that employment. A journal with such acts only belongs to the firm.',
    ),
    medium(
      'Public Act 103-0562 (eff. Nov. 17, 2023)',
      "No entry is needed for candidates' electoral papers, such as nominating petitions.",
    ),
  ],
  format: [
    high(
      '14 Ill. Adm. Code 176.930',
      'The journal may be on paper or electronic. You may keep more than one.',
    ),
    high(
      '14 Ill. Adm. Code 176.930',
      'An electronic journal must prevent the insertion, removal or substitution of entries. It must be stored securely and be recoverable after a failure.',
    ),
    high(
      '14 Ill. Adm. Code 176.930',
      'You must be able to give the Secretary of State the entries as a PDF. Keep the journal under your exclusive control at all times.',
    ),
    low(
      'Illinois Bankers Association, guidance on the notary journal',
      'A spreadsheet does not qualify as a journal.',
    ),
  ],
  retention: [
    high(
      '14 Ill. Adm. Code 176.910(g)',
      'If you held a commission on July 1, 2023, you may use the journal of that time until it is full or that commission expires, whichever is first.',
    ),
    high(
      '14 Ill. Adm. Code 176.840',
      'Keep the journal record of each electronic notarial act for at least 7 years, and show it to the Secretary of State on request.',
    ),
    low(
      'NNA overview of the 2023 Illinois rules',
      'Keep the journal for at least seven years after the last act recorded in it.',
    ),
  ],
  entry: [
    low(
      '14 Ill. Adm. Code 176.910(a), (f)',
      'Record the name of the signer, the name of each credible witness you relied on, and the name of anyone else who signed for the signer.',
    ),
    low(
      '14 Ill. Adm. Code 176.910(a), (f)',
      'Record the title or a description of the document, the date, and the fee charged.',
    ),
    low(
      '14 Ill. Adm. Code 176.910(a), (f)',
      'Record whether the act was performed in person, remotely or electronically, and where you and the signer each were.',
    ),
    high(
      '14 Ill. Adm. Code 176.910(a), (f)',
      'An address in the journal is the city and state only. Leave out the street and the ZIP code.',
    ),
    low(
      '14 Ill. Adm. Code 176.910(c)',
      'Do not record the number of any ID, or any other number that could identify the signer. That includes Social Security, account, and card numbers.',
    ),
    low(
      '14 Ill. Adm. Code 176.910(c)',
      'Leave out the date of birth as well. It is read as a number that could identify the signer.',
    ),
    low(
      '14 Ill. Adm. Code 176.910(c)',
      'Do not take a thumbprint, a voice print or any other biometric identifier for the journal.',
    ),
    high('14 Ill. Adm. Code 176.10', 'A written signature and a photograph are not biometric identifiers.'),
    high(
      '5 ILCS 312/3-102(k)',
      'The thumbprint that Cook County once wanted in a separate record has not been required since July 1, 2018.',
    ),
    high(
      '5 ILCS 312/3-107(a)',
      'The journal must not contain the electronic signature of a person for whom you performed an electronic act, or of a witness.',
    ),
    low(
      '5 ILCS 312/3-107(a)',
      'The ban names electronic acts only, but some guidance reads it broadly. A signature drawn on the screen for an act on paper is your choice; leave it out if in doubt.',
    ),
    medium(
      '14 Ill. Adm. Code 176.910(b)',
      "For an act on paper the entry may hold the signer's signature. It is not required: the rule lists it among the optional entries.",
    ),
    medium(
      '14 Ill. Adm. Code 176.910(d)',
      'If you recorded something that is not allowed, redact it before anyone inspects the entry or gets a copy.',
    ),
    high(
      '14 Ill. Adm. Code 176.930',
      'If you notarize several documents for one signer in one transaction, the later entries may be short. Give the type of transaction and the number of documents.',
    ),
  ],
  fees: [
    low(
      '5 ILCS 312/3-104',
      'You may charge at most $5 for an act that is not electronic, and at most $25 for an electronic one. Guides that still name $1 predate 2023.',
    ),
    medium('14 Ill. Adm. Code 176.910(e)', 'If you charge nothing, say so in the entry: "n/c", 0 or a dash.'),
    medium(
      '14 Ill. Adm. Code 176.910(e)',
      'Enter clerical and administrative fees separately from the notarial fee.',
    ),
    low('5 ILCS 312/3-104', 'Give an itemized receipt for your fees and keep a record of the fees charged.'),
  ],
  more: [],
  questions: [
    'What exactly do the numbered lists of 14 Ill. Adm. Code 176.910(a) and (c) say? Only copies made by others were at hand.',
    'Is a signature drawn on a screen for a paper act an electronic signature that the journal must not contain?',
    'Did Public Act 104-83 change the fee for a notarial act?',
    'Is a date of birth among the data that 14 Ill. Adm. Code 176.910(c) bars?',
    'Which section of the rules sets the seven years of retention, and what must you do when the journal is lost or stolen?',
  ],
  sources: [
    {
      cite: '14 Ill. Adm. Code 176.10',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      quote: 'do not include writing samples, written signatures, photographs',
      read: '2026-11-27',
    },
    {
      cite: '14 Ill. Adm. Code 176.910(g)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-j/section-176-910',
      quote:
        "may continue to use the notary public's journal until the completion of that journal or the expiration of that commission",
      read: '2026-11-27',
    },
    {
      cite: '14 Ill. Adm. Code 176.840',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-i/section-176-840',
      quote:
        'The record must be maintained for at least 7 years and must be made available to the Secretary upon request.',
      read: '2026-11-27',
    },
    {
      cite: '5 ILCS 312/3-107(a)',
      url: 'http://www.ilga.gov/legislation/103/SB/10300SB2588lv.htm',
      quote: 'shall keep a journal of each notarial act or electronic notarial act',
      read: '2026-11-21',
    },
    {
      cite: '14 Ill. Adm. Code 176.900(a)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-j/section-176-900',
      quote: 'must record each notarial act in a journal at the time of notarization',
      read: '2026-11-21',
    },
    {
      cite: '14 Ill. Adm. Code 176.900(b)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt:
        'https://casetext.com/regulation/illinois-administrative-code/title-14-commerce/part-176-notary-public-records/subpart-j-journal/section-176900-journal-requirements',
      quote:
        'any other person knowingly in possession of the journal must deliver or mail it to the Secretary of State',
      read: '2026-11-27',
    },
    {
      cite: '14 Ill. Adm. Code 176.900(c)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-j/section-176-900',
      quote:
        'shall add the new information after the old information and the date on which the information changed',
      read: '2026-11-27',
    },
    {
      cite: '14 Ill. Adm. Code 176.900(d)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt:
        'https://casetext.com/regulation/illinois-administrative-code/title-14-commerce/part-176-notary-public-records/subpart-j-journal/section-176900-journal-requirements',
      quote:
        'securely backed up by the electronic notary public and the electronic notarization system provider',
      read: '2026-11-27',
    },
    {
      cite: '14 Ill. Adm. Code 176.900(f)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-j/section-176-900',
      read: '2026-11-21',
    },
    {
      cite: '14 Ill. Adm. Code 176.910(a), (f)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-j/section-176-910',
      quote: 'For journal entries, address means the city and state only.',
      read: '2026-11-21',
    },
    {
      cite: '14 Ill. Adm. Code 176.910(b)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-j/section-176-910',
      quote: 'a journal may contain the signature of the individual for whom the notarial act is performed',
      read: '2026-11-22',
    },
    {
      cite: '14 Ill. Adm. Code 176.910(c)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt:
        'https://nationalnotary.org/knowledge-center/news/law-updates/il-administrative-rules-2023-journal',
      quote: 'Any other number that could be used to identify the principal of the document',
      read: '2026-11-21',
    },
    {
      cite: '14 Ill. Adm. Code 176.910(d)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-j/section-176-910',
      quote: 'must redact such information before providing public access to or copies of the journal',
      read: '2026-11-27',
    },
    {
      cite: '14 Ill. Adm. Code 176.910(e)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-j/section-176-910',
      read: '2026-11-21',
    },
    {
      cite: '14 Ill. Adm. Code 176.910(c), (f)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-j/section-176-910',
      read: '2026-11-21',
    },
    {
      cite: '14 Ill. Adm. Code 176.930',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt:
        'https://casetext.com/regulation/illinois-administrative-code/title-14-commerce/part-176-notary-public-records/subpart-j-journal/section-176930-form-and-content-of-an-electronic-notarial-journal',
      quote: 'must be designed to prevent the insertion, removal, or substitution of an entry',
      read: '2026-11-21',
    },
    {
      cite: '14 Ill. Adm. Code 176.950',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-j/section-176-950',
      quote: 'any person may inspect an entry in the official journal of notarial acts',
      read: '2026-11-27',
    },
    {
      cite: 'NNA overview of the 2023 Illinois rules',
      url: 'https://nationalnotary.org/notary-bulletin/blog/2023/06/an-overview-of-the-new-illinois-notary-journal-requirements',
      quote: 'for at least 7 years after the last notarial act recorded in the journal',
      read: '2026-11-21',
    },
    {
      cite: '5 ILCS 312/3-102(k)',
      url: 'https://ilga.gov/legislation/ilcs/fulltext.asp?DocName=000503120K3-102',
      readAt: 'https://www.atgf.com/underwriting/news/sunset-notarial-record',
      quote: 'shall not apply after July 1, 2018',
      read: '2026-11-21',
    },
    {
      cite: '5 ILCS 312/3-104',
      url: 'https://ilga.gov/legislation/ilcs/fulltext.asp?DocName=000503120K3-104',
      quote:
        'the maximum fee for non-electronic notarization in this State is $5 for any notarial act performed',
      read: '2026-11-21',
    },
    {
      cite: 'Public Act 103-0562 (eff. Nov. 17, 2023)',
      url: 'https://www.ilga.gov/legislation/publicacts/fulltext.asp?Name=103-0562',
      readAt: 'https://nationalnotary.org/knowledge-center/news/law-updates/il-house-bill-351',
      quote: 'specified electoral documents to be filed by or on behalf of a candidate for public office',
      read: '2026-11-27',
    },
    { cite: 'Illinois Bankers Association, guidance on the notary journal', read: '2026-11-21' },
    {
      cite: '14 Ill. Adm. Code 176.950(c)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-j/section-176-950',
      quote: 'shall be complied with in the manner specified in the request or subpoena',
      read: '2026-11-22',
    },
    {
      cite: '14 Ill. Adm. Code 176.960 (not read)',
      url: 'https://www.ilga.gov/agencies/JCAR/EntirePart?titlepart=01400176',
      readAt:
        'https://nationalnotary.org/knowledge-center/news/law-updates/il-administrative-rules-2023-journal',
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute and rules as published in 2025; rules current to January 2025.',
};
