import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Oklahoma. */
export const oklahoma: StateGuide = {
  duty: [
    high('26 O.S. § 14-108.1', 'You must keep a log of every absentee ballot affidavit that you notarize.'),
    high('49 O.S. § 206', 'You must keep a journal of all remote online notarial acts.'),
    high('49 O.S. § 206', 'For other acts in person no journal is required.'),
    low(
      'HB 2265 of 2025 (as reported)',
      'A bill of 2025 would require a journal of all acts from November 1, 2025, kept for 10 years. The House passed it. One report of 2026 calls it law, which we could not confirm. Keep a journal of every act until you know.',
    ),
  ],
  format: [
    high(
      '49 O.S. § 206',
      'The journal of remote online acts must be electronic, permanent and tamper-evident.',
    ),
    high('49 O.S. § 206', 'No rule governs the form of a record of acts in person.'),
  ],
  retention: [
    high(
      'Okla. Admin. Code 655:25-11-8(b)',
      'Keep the journal of remote online acts for at least 10 years after the last act recorded in it.',
    ),
    high(
      '26 O.S. § 14-108.1',
      'Keep the log of absentee ballot affidavits for at least 2 years after the election.',
    ),
  ],
  entry: [
    high(
      '49 O.S. § 206',
      'For a remote online act record the date and time, a description of the record, the type of act, and the fee.',
    ),
    high('49 O.S. § 206', 'Record the full name and address of each person for whom you act.'),
    high('49 O.S. § 206', 'If you know the signer personally, write a statement to that effect.'),
    high(
      '49 O.S. § 206',
      'Otherwise record how you identified the signer, the type of credential, and its dates of issuance and expiration.',
    ),
    high(
      '49 O.S. § 206',
      'If a credible witness identified the signer, record the name and address of the witness.',
    ),
    high(
      '49 O.S. § 206',
      'The recording of a remote act must not show the electronic record that is signed.',
    ),
    medium(
      '26 O.S. § 14-108.1',
      'The State Election Board says that the law does not name the contents of the log of absentee ballot affidavits.',
    ),
    low(
      'HB 2191 of 2025 (as reported)',
      "A bill of 2025 would name them: the voter's name and address, the date, the time and the place.",
    ),
    low(
      'HB 2191 of 2025, Senate floor version of April 22, 2025',
      "A later version of the bill has the voter's name, the date, the time and the method of identification. Record all of these until you know.",
    ),
    high('49 O.S. § 206', 'The law requires no ID number, signature, or thumbprint.'),
  ],
  fees: [
    high('49 O.S. § 5(A)', 'You may charge at most $5 for each notarial act.'),
    high('49 O.S. § 5(A)', 'Charge nothing for an official absentee ballot affidavit.'),
  ],
  more: [],
  questions: [
    'Was HB 2265 of 2025 enacted, which would require a journal of all acts, kept for 10 years, from November 1, 2025?',
    'Was HB 2191 of 2025 on the log of absentee ballot affidavits enacted, in force from November 1, 2025?',
    'What is the highest fee for a remote online act?',
  ],
  sources: [
    {
      cite: '49 O.S. § 206',
      url: 'https://www.oklegislature.gov/OK_Statutes/CompleteTitles/os49.pdf',
      readAt: 'https://lexace.ai/us/statute/oklahoma/49-206',
      quote:
        'in which the notary public chronicles all remote online notarial acts that the notary public performs',
      read: '2026-11-21',
    },
    {
      cite: '26 O.S. § 14-108.1',
      url: 'https://oklahoma.gov/elections/voters/notary-services/faq-notaries-public.html',
      quote:
        'maintain a log of all absentee ballot affidavits that he or she notarizes for a period of at least two (2) years',
      read: '2026-11-21',
    },
    {
      cite: 'Okla. Admin. Code 655:25-11-8(b)',
      url: 'https://rules.ok.gov/code?titleNum=655',
      readAt:
        'https://regulations.justia.com/states/oklahoma/title-655/chapter-25/subchapter-11/section-655-25-11-8',
      quote:
        'must be retained for at least ten (10) years after the last notarial act chronicled in the journal',
      read: '2026-11-21',
    },
    {
      cite: 'Okla. Admin. Code 655:25-11-8',
      url: 'https://rules.ok.gov/code?titleNum=655',
      readAt:
        'https://regulations.justia.com/states/oklahoma/title-655/chapter-25/subchapter-11/section-655-25-11-8',
      read: '2026-11-21',
    },
    {
      cite: '49 O.S. § 5(A)',
      url: 'https://www.oklegislature.gov/OK_Statutes/CompleteTitles/os49.pdf',
      readAt:
        'https://instalawyer.io/laws/oklahoma-statutes/title-49-notaries-public-49-5-notarial-seal-authentication',
      quote: 'maximum fee a notary may charge and collect for each notarial act is Five Dollars ($5.00)',
      read: '2026-11-21',
    },
    {
      cite: 'HB 2265 of 2025 (as reported)',
      url: 'https://okhouse.gov/representatives/nicole-miller',
      quote: 'mandates that notaries maintain a detailed journal of all notarial acts for at least ten years',
      read: '2026-11-22',
    },
    {
      cite: 'HB 2191 of 2025, Senate floor version of April 22, 2025',
      url: 'https://www.oklegislature.gov/BillInfo.aspx?Bill=HB2191&Session=2500',
      readAt: 'https://app.legiplex.com/ok/legislature/2025/2025-r/bills/hb2191/draft-2310658?id=2310658',
      quote: 'The log shall include the name of the voter and the date, time, and method of identification',
      read: '2026-11-27',
    },
    {
      cite: 'HB 2191 of 2025 (as reported)',
      url: 'https://www.oklegislature.gov/BillInfo.aspx?Bill=HB2191&Session=2500',
      readAt:
        'https://fastdemocracy.com/bill-summary/?billsummary_id=OKB00033328&billsummary_session=2025-2026&billsummary_state=ok',
      read: '2026-11-21',
    },
  ],
  confidence: 'medium',
  lawRead:
    'Statutes through the laws of 2024; rule as of September 2024; the bills of 2025 in reports that were read on November 22, 2026.',
};
