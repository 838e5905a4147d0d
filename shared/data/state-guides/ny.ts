import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of New York. */
export const newYork: StateGuide = {
  duty: [
    medium(
      '19 NYCRR 182.9(a)',
      'Since January 25, 2023, every notary must record each notarial act, in person as well as electronic.',
    ),
    medium(
      'Veto of 22 November 2024 (as reported)',
      'A bill that would have ended this duty was vetoed on November 22, 2024.',
    ),
    low(
      'S6910/A7683 and S9775, 2025-26 session (as reported)',
      'Bills that would exempt acts on paper were pending in the 2025-26 session.',
    ),
    high('19 NYCRR 182.9(a)', 'Make the record when you perform the act. The time may be approximate.'),
  ],
  format: [high('19 NYCRR 182.9', 'No medium is prescribed: paper or electronic.')],
  retention: [high('19 NYCRR 182.9', 'Keep each record for at least 10 years.')],
  entry: [
    high('19 NYCRR 182.9(a)', 'Record the date, the approximate time and the type of act.'),
    high('19 NYCRR 182.9(a)', 'Record the name and address of each person for whom you act.'),
    high(
      '19 NYCRR 182.9(a)',
      'Record the number and the type of services, for instance one acknowledgment and three oaths.',
    ),
    high(
      '19 NYCRR 182.9(a)',
      'Record the type of credential and the procedure by which you verified identity. If you know the signer personally, say so.',
    ),
    high(
      '19 NYCRR 182.9(a)',
      'If two witnesses identified the signer, record their names and the type of credential that they showed.',
    ),
    high(
      '19 NYCRR 182.9(a)',
      'For an electronic act record the technology, the certification authority and the providers of verification.',
    ),
    high(
      '19 NYCRR 182.9(a)',
      'The list requires no description of the document, fee, ID number, signature of the signer, or thumbprint.',
    ),
    low(
      'Advantage Title, bulletin of February 2023',
      "A title company advises notaries that they need not enter the number of a driver's license.",
    ),
  ],
  fees: [
    high(
      'N.Y. Executive Law § 136',
      'You may charge at most $2 for each oath or affirmation. For an acknowledgment or proof of a document you may charge $2 for each person: two signers, $4.',
    ),
    high('N.Y. Executive Law § 136', 'An electronic act may cost up to $25.'),
  ],
  more: [],
  questions: [
    'Has A7683 or S9775, which would exempt acts on paper from the duty, become law in 2026?',
    'May a third party store your records, and on which terms?',
  ],
  sources: [
    {
      cite: '19 NYCRR 182.9(a)',
      url: 'https://dos.ny.gov/notary-public',
      readAt: 'https://scardalaw.com/2023/01/27/notaries-new-recordkeeping-requirements-10-years',
      quote: 'the date, approximate time, and type of notarial acts performed',
      read: '2026-11-21',
    },
    {
      cite: '19 NYCRR 182.9',
      url: 'https://dos.ny.gov/notary-public',
      readAt:
        'https://www.nycbar.org/reports/regulations-promulgated-by-the-ny-secretary-of-state-on-ny-notary-law/',
      quote:
        'New York notaries make a record of each notarial act they perform and retain that record for 10 years',
      read: '2026-11-21',
    },
    { cite: '19 NYCRR Part 182', url: 'https://dos.ny.gov/notary-public', read: '2026-11-21' },
    {
      cite: 'N.Y. Executive Law § 136',
      url: 'https://www.nysenate.gov/legislation/laws/EXC/136',
      readAt: 'https://townelaw.com/memo-changes-governing-ny-notaries/',
      quote: 'Electronic notaries may charge up to $25.00 per electronic notarial act performed.',
      read: '2026-11-21',
    },
    {
      cite: 'Advantage Title, bulletin of February 2023',
      url: 'https://www.advantagetitle.com/bulletins/2023-02-regulations-affecting-NY-notaries.html',
      read: '2026-11-21',
    },
    {
      cite: 'Veto of 22 November 2024 (as reported)',
      readAt: 'http://gross-shuman.360psg.com/blog/100151/Governor_Hochul_Vetos_Notary_Bill',
      read: '2026-11-21',
    },
    {
      cite: 'S6910/A7683 and S9775, 2025-26 session (as reported)',
      url: 'https://www.nysenate.gov/legislation/bills/2025/S6910',
      readAt:
        'https://fastdemocracy.com/bill-summary/?billsummary_id=NYB00173410&billsummary_session=2025-2026&billsummary_state=ny',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Regulation of 2023, as several sources quote it; state of the bills in the 2025-26 session.',
};
