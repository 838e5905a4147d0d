import type { StateGuide } from '../state-guide.ts';

/** What a notary of Massachusetts should know about the journal. */
export const massachusetts: StateGuide = {
  duty: [
    {
      text: 'You must keep a chronological official journal of your notarial acts.',
      cite: 'M.G.L. c. 222, § 22(a)',
    },
    {
      text: 'No entry is needed for issuing a summons or subpoena, or for administering an oral oath.',
      cite: 'M.G.L. c. 222, § 22(c)',
    },
    {
      text: 'A Massachusetts attorney need not keep a journal. Nor need an employee who notarizes solely for an attorney who is the employer.',
      cite: 'M.G.L. c. 222, § 22(f)',
    },
  ],
  format: [
    {
      text: 'The journal may be on paper or, since June 27, 2023, electronic.',
      cite: 'M.G.L. c. 222, § 22(a)',
    },
    {
      text: 'A paper journal must be a permanent, bound register with numbered pages.',
      cite: 'M.G.L. c. 222, § 22(a)',
    },
    {
      text: 'An electronic journal must be permanent and tamper-evident. It must comply with the rules of the state secretary, including those on the regular transfer of entries to the secretary.',
      cite: 'M.G.L. c. 222, § 22(a)',
    },
    {
      text: 'Keep a paper journal beside the electronic one until you know that the state secretary has issued those rules and that your journal satisfies them.',
      cite: 'M.G.L. c. 222, § 22(a)',
      toVerify: true,
    },
    {
      text: 'You may keep at most one paper journal at a time. You may keep more than one electronic journal.',
      cite: 'M.G.L. c. 222, § 22(b)',
    },
  ],
  retention: [
    {
      text: 'Section 22 gives no number of years, though seven is often named. Keep the journal for at least ten until you have it confirmed.',
      cite: 'M.G.L. c. 222, § 22(a)',
      toVerify: true,
    },
    {
      text: 'Keep the records of remote acts for ten years. This is reported for acts from 2024 on.',
      cite: 'Massachusetts law on remote acts, 2023 (as reported)',
      toVerify: true,
    },
  ],
  handOver: [
    {
      text: 'Section 24 of the chapter covers the retention of journals when a commission ends. Ask the state secretary what to do after a loss or theft.',
      cite: 'M.G.L. c. 222, § 24',
      toVerify: true,
    },
  ],
  entry: [
    {
      text: 'Make the entry at the time of the notarization.',
      cite: 'M.G.L. c. 222, § 22(c)',
    },
    {
      text: 'Record the date and time, the type of act, and the type, title or a description of the document.',
      cite: 'M.G.L. c. 222, § 22(c)',
    },
    {
      text: 'Record the signature, printed name and address of each signer and each witness.',
      cite: 'M.G.L. c. 222, § 22(c)',
    },
    {
      text: 'Record the type of the ID, the issuing agency, the number, and either the date of issuance or the expiration date.',
      cite: 'M.G.L. c. 222, § 22(c)(v)(1)',
    },
    {
      text: 'If the number on the ID is a Social Security number, write "Social Security number" or "SSN" in its place.',
      cite: 'M.G.L. c. 222, § 22(c)(v)(1)',
    },
    {
      text: 'Record the fee that you charged and the address where you performed the act.',
      cite: 'M.G.L. c. 222, § 22(c)(vi)-(vii)',
      toVerify: true,
    },
    {
      text: 'If a signer or witness tells you that he or she is a battered person, note in the entry that the address is not open to public inspection. Do not show the address to others.',
      cite: 'M.G.L. c. 222, § 22(c)',
    },
    {
      text: 'One entry is enough for several documents that the same signer signs in one transaction or on one date.',
      cite: 'M.G.L. c. 222, § 22(c)',
    },
    { text: 'Section 22 asks for no thumbprint.', cite: 'M.G.L. c. 222, § 22(c)' },
  ],
  fees: [
    {
      text: 'In 2020 the highest court of the state found that no statute or executive order caps the fee, apart from that for a protest. Confirm that this still holds.',
      cite: 'Richardson v. UPS Store, Inc., 486 Mass. 126 (2020)',
      toVerify: true,
    },
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
      url: 'https://www.mass.gov/info-details/mass-general-laws-c222-ss-22',
      quote:
        'complying with the rules of the state secretary, including rules concerning the regular transfer of electronic journal entries to the secretary',
    },
    {
      cite: 'M.G.L. c. 222, § 22(b)',
      url: 'https://www.mass.gov/info-details/mass-general-laws-c222-ss-22',
      quote: 'A notary public shall keep not more than 1 tangible journal at any time.',
    },
    {
      cite: 'M.G.L. c. 222, § 22(c)',
      url: 'https://law.justia.com/codes/massachusetts/2017/part-iii/title-i/chapter-222/section-22/',
      quote: 'the signature and printed name and address of each principal and witness',
    },
    {
      cite: 'M.G.L. c. 222, § 22(c)(v)(1)',
      url: 'https://instalawyer.io/laws/massachusetts-general-laws/section-22-chronological-official',
      quote:
        "instead of including the number, the notary public shall write in the words ''Social Security number'' or the acronym ''SSN''",
    },
    { cite: 'M.G.L. c. 222, § 22(c)(vi)-(vii)' },
    {
      cite: 'M.G.L. c. 222, § 22(f)',
      url: 'https://www.mass.gov/info-details/mass-general-laws-c222-ss-22',
    },
    { cite: 'M.G.L. c. 222, § 24' },
    {
      cite: 'Richardson v. UPS Store, Inc., 486 Mass. 126 (2020)',
      url: 'http://masscases.com/cases/sjc/486/486mass126.html',
      quote: 'there currently are no statutes or executive orders that cap fees for any other notarial act',
    },
    { cite: 'Massachusetts law on remote acts, 2023 (as reported)' },
  ],
  confidence: 'medium',
  lawRead: 'Statute as amended in 2023, in force since June 27, 2023.',
};
