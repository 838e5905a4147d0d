import type { StateGuide } from '../state-guide.ts';

/** What a notary of New York should know about the journal. */
export const newYork: StateGuide = {
  duty: [
    {
      text: 'Since 25 January 2023 every notary must record each notarial act, in person as well as electronic.',
      cite: '19 NYCRR 182.9(a)',
      toVerify: true,
    },
    {
      text: 'A bill that would have ended this duty was vetoed on 22 November 2024.',
      cite: 'Veto of 22 November 2024 (as reported)',
    },
    {
      text: 'Bills that would exempt acts on paper were pending in the 2025-26 session.',
      cite: 'S6910/A7683 and S9775, 2025-26 session (as reported)',
      toVerify: true,
    },
    {
      text: 'Make the record when you perform the act. The time may be approximate.',
      cite: '19 NYCRR 182.9(a)',
    },
  ],
  format: [
    { text: 'No medium is prescribed: paper or electronic.', cite: '19 NYCRR 182.9' },
    {
      text: 'You must be able to produce your records to the Secretary of State and others.',
      cite: '19 NYCRR 182.9',
    },
    {
      text: 'You may store your records with a third party.',
      cite: '19 NYCRR Part 182',
      toVerify: true,
    },
  ],
  retention: [
    { text: 'Keep each record for at least 10 years.', cite: '19 NYCRR 182.9' },
    {
      text: 'For an electronic act keep the audio and video recording for 10 years as well.',
      cite: '19 NYCRR Part 182',
    },
  ],
  handOver: [],
  entry: [
    {
      text: 'Record the date, the approximate time and the type of act.',
      cite: '19 NYCRR 182.9(a)',
    },
    {
      text: 'Record the name and address of each person for whom you act.',
      cite: '19 NYCRR 182.9(a)',
    },
    {
      text: 'Record the number and the type of services, for instance one acknowledgment and three oaths.',
      cite: '19 NYCRR 182.9(a)',
    },
    {
      text: 'Record the type of credential and the procedure by which you verified identity. If you know the signer personally, say so.',
      cite: '19 NYCRR 182.9(a)',
    },
    {
      text: 'If two witnesses identified the signer, record their names and the type of credential that they showed.',
      cite: '19 NYCRR 182.9(a)',
    },
    {
      text: 'For an electronic act record the technology, the certification authority and the providers of verification.',
      cite: '19 NYCRR 182.9(a)',
    },
    {
      text: 'The list asks for no description of the document, no fee, no ID number, no signature of the signer and no thumbprint.',
      cite: '19 NYCRR 182.9(a)',
    },
    {
      text: "A title company tells notaries that the number of a driver's license need not be entered.",
      cite: 'Advantage Title, bulletin of February 2023',
      toVerify: true,
    },
  ],
  fees: [
    {
      text: 'You may charge at most $2 for each oath or affirmation, and for each acknowledgment or proof for each person.',
      cite: 'N.Y. Executive Law § 136',
    },
    { text: 'An electronic act may cost up to $25.', cite: 'N.Y. Executive Law § 136' },
  ],
  more: [],
  questions: [
    'Has A7683 or S9775, which would exempt acts on paper from the duty, become law in 2026?',
    'May a third party store your records, and on which terms?',
  ],
  sources: [
    {
      cite: '19 NYCRR 182.9(a)',
      url: 'https://scardalaw.com/2023/01/27/notaries-new-recordkeeping-requirements-10-years',
      quote: 'the date, approximate time, and type of notarial acts performed',
    },
    {
      cite: '19 NYCRR 182.9',
      url: 'https://www.nycbar.org/reports/regulations-promulgated-by-the-ny-secretary-of-state-on-ny-notary-law/',
      quote:
        'New York notaries make a record of each notarial act they perform and retain that record for 10 years',
    },
    { cite: '19 NYCRR Part 182' },
    {
      cite: 'N.Y. Executive Law § 136',
      url: 'https://townelaw.com/memo-changes-governing-ny-notaries/',
      quote: 'Electronic notaries may charge up to $25.00 per electronic notarial act performed.',
    },
    {
      cite: 'Advantage Title, bulletin of February 2023',
      url: 'https://www.advantagetitle.com/bulletins/2023-02-regulations-affecting-NY-notaries.html',
    },
    {
      cite: 'Veto of 22 November 2024 (as reported)',
      url: 'http://gross-shuman.360psg.com/blog/100151/Governor_Hochul_Vetos_Notary_Bill',
    },
    {
      cite: 'S6910/A7683 and S9775, 2025-26 session (as reported)',
      url: 'https://fastdemocracy.com/bill-summary/?billsummary_id=NYB00173410&billsummary_session=2025-2026&billsummary_state=ny',
    },
  ],
  confidence: 'high',
  lawRead: 'Regulation of 2023, as several sources quote it; state of the bills in the 2025-26 session.',
};
