import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Massachusetts. */
export const massachusetts: StateGuide = {
  duty: [
    high('M.G.L. c. 222, § 22(a)', 'You must keep a chronological official journal of your notarial acts.'),
    high(
      'M.G.L. c. 222, § 22(c)',
      'No entry is needed for issuing a summons or subpoena, or for administering an oral oath.',
    ),
    medium(
      'M.G.L. c. 222, § 22(f)',
      'Two groups need no journal: Massachusetts attorneys, and employees who notarize only for an attorney who employs them.',
    ),
  ],
  format: [
    high('M.G.L. c. 222, § 22(a)', 'The journal may be on paper or, since June 27, 2023, electronic.'),
    high(
      'M.G.L. c. 222, § 22(a)',
      'A paper journal must be a permanent, bound register with numbered pages.',
    ),
    high(
      'M.G.L. c. 222, § 22(a)',
      'An electronic journal must be permanent and tamper-evident. It must comply with the rules of the state secretary, including those on the regular transfer of entries to the secretary.',
    ),
    low(
      'M.G.L. c. 222, § 22(a)',
      'Keep a paper journal beside the electronic one until you know that the state secretary has issued those rules and that your journal satisfies them.',
    ),
    high(
      'M.G.L. c. 222, § 22(b)',
      'You may keep at most one paper journal at a time. You may keep more than one electronic journal.',
    ),
  ],
  retention: [
    low(
      'M.G.L. c. 222, § 22(a)',
      'Section 22 sets no number of years, although seven is often mentioned. Keep the journal for at least ten until the state confirms it.',
    ),
    low(
      'Massachusetts law on remote acts, 2023 (as reported)',
      'Keep the records of remote acts for ten years. This is reported for acts from 2024 on.',
    ),
  ],
  entry: [
    high('M.G.L. c. 222, § 22(c)', 'Make the entry at the time of the notarization.'),
    high(
      'M.G.L. c. 222, § 22(c)',
      'Record the date and time, the type of act, and the type, title or a description of the document.',
    ),
    high(
      'M.G.L. c. 222, § 22(c)',
      'Record the signature, printed name and address of each signer and each witness.',
    ),
    high(
      'M.G.L. c. 222, § 22(c)(v)(1)',
      'Record the type of the ID, the issuing agency, the number, and either the date of issuance or the expiration date.',
    ),
    high(
      'M.G.L. c. 222, § 22(c)(v)(1)',
      'If the number on the ID is a Social Security number, write "Social Security number" or "SSN" in its place.',
    ),
    low(
      'M.G.L. c. 222, § 22(c)(vi)-(vii)',
      'Record the fee that you charged and the address where you performed the act.',
    ),
    high(
      'M.G.L. c. 222, § 22(c)',
      'If a signer or witness says that he or she is a battered person, note in the entry that the address is not open to public inspection. Do not show the address to others.',
    ),
    high(
      'M.G.L. c. 222, § 22(c)',
      'One entry is enough for several documents that the same signer signs in one transaction or on one date.',
    ),
    high('M.G.L. c. 222, § 22(c)', 'Section 22 requires no thumbprint.'),
  ],
  fees: [
    low(
      'Richardson v. UPS Store, Inc., 486 Mass. 126 (2020)',
      'In 2020 the highest court of the state found that no statute or executive order caps the fee, apart from that for a protest. Confirm that this still holds.',
    ),
  ],
  more: [],
  questions: [
    'For how long must the journal be kept, and to whom does it go at the end of the commission or on death?',
    'What exactly do items (vi) and (vii) of section 22(c) ask for?',
    'Has the state secretary issued the rules on electronic journals and the transfer of their entries?',
    'Has a cap on fees been set since 2020?',
  ],
  sources: [
    {
      cite: 'M.G.L. c. 222, § 22(a)',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section22',
      readAt: 'https://www.mass.gov/info-details/mass-general-laws-c222-ss-22',
      quote:
        'complying with the rules of the state secretary, including rules concerning the regular transfer of electronic journal entries to the secretary',
      read: '2026-11-21',
    },
    {
      cite: 'M.G.L. c. 222, § 22(b)',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section22',
      readAt: 'https://www.mass.gov/info-details/mass-general-laws-c222-ss-22',
      quote: 'A notary public shall keep not more than 1 tangible journal at any time.',
      read: '2026-11-21',
    },
    {
      cite: 'M.G.L. c. 222, § 22(c)',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section22',
      readAt: 'https://law.justia.com/codes/massachusetts/2017/part-iii/title-i/chapter-222/section-22/',
      quote: 'the signature and printed name and address of each principal and witness',
      read: '2026-11-21',
    },
    {
      cite: 'M.G.L. c. 222, § 22(c)(v)(1)',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section22',
      readAt: 'https://instalawyer.io/laws/massachusetts-general-laws/section-22-chronological-official',
      quote:
        "instead of including the number, the notary public shall write in the words ''Social Security number'' or the acronym ''SSN''",
      read: '2026-11-21',
    },
    {
      cite: 'M.G.L. c. 222, § 22(c)(vi)-(vii)',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section22',
      read: '2026-11-21',
    },
    {
      cite: 'M.G.L. c. 222, § 22(f)',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section22',
      readAt: 'https://www.mass.gov/info-details/mass-general-laws-c222-ss-22',
      read: '2026-11-21',
    },
    {
      cite: 'M.G.L. c. 222, § 24',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section24',
      read: '2026-11-21',
    },
    {
      cite: 'Richardson v. UPS Store, Inc., 486 Mass. 126 (2020)',
      url: 'http://masscases.com/cases/sjc/486/486mass126.html',
      quote: 'there currently are no statutes or executive orders that cap fees for any other notarial act',
      read: '2026-11-21',
    },
    { cite: 'Massachusetts law on remote acts, 2023 (as reported)', read: '2026-11-21' },
    {
      cite: 'M.G.L. c. 222, § 22(c)(iv)',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section22',
      readAt: 'https://www.mass.gov/info-details/mass-general-laws-c222-ss-22',
      quote:
        "shall make a note in the journal that the person's address shall not be subject to public inspection",
      read: '2026-11-22',
    },
    {
      cite: 'M.G.L. c. 222, § 10',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section10',
      readAt:
        'https://www.lawserver.com/law/state/massachusetts/ma-laws/massachusetts_general_laws_chapter_222',
      quote: "Destruction of notary's records; penalty",
      read: '2026-11-22',
    },
  ],
  confidence: 'medium',
  lawRead: 'Statute as amended in 2023, in force since June 27, 2023.',
};
