import type { StateGuide } from '../state-guide.ts';

/** What a notary of Oklahoma should know about the journal. */
export const oklahoma: StateGuide = {
  duty: [
    {
      text: 'You must keep a log of every absentee ballot affidavit that you notarize.',
      cite: '26 O.S. § 14-108.1',
    },
    {
      text: 'You must keep a journal of all remote online notarial acts.',
      cite: '49 O.S. § 206',
    },
    { text: 'For other acts in person no journal is required.', cite: '49 O.S. § 206' },
  ],
  format: [
    {
      text: 'The journal of remote online acts must be electronic, permanent and tamper-evident.',
      cite: '49 O.S. § 206',
    },
    {
      text: 'Protect it against access by others and back it up.',
      cite: 'Okla. Admin. Code 655:25-11-8',
    },
    { text: 'No rule governs the form of a record of acts in person.', cite: '49 O.S. § 206' },
  ],
  retention: [
    {
      text: 'Keep the journal of remote online acts for at least 10 years after the last act recorded in it.',
      cite: 'Okla. Admin. Code 655:25-11-8(b)',
    },
    {
      text: 'Keep the log of absentee ballot affidavits for at least 2 years after the election.',
      cite: '26 O.S. § 14-108.1',
    },
    {
      text: 'Keep the audio and video recording of a remote act for 10 years.',
      cite: '49 O.S. § 206',
    },
  ],
  handOver: [
    {
      text: "On a notary's death the personal representative keeps the journal of remote acts, hands it to a depository, or sends it to the Secretary of State.",
      cite: '49 O.S. § 206',
    },
  ],
  entry: [
    {
      text: 'For a remote online act record the date and time, a description of the record, the type of act, and the fee.',
      cite: '49 O.S. § 206',
    },
    {
      text: 'Record the full name and address of each person for whom you act.',
      cite: '49 O.S. § 206',
    },
    {
      text: 'If you know the signer personally, write a statement to that effect.',
      cite: '49 O.S. § 206',
    },
    {
      text: 'Otherwise record how you identified the signer, the type of credential, and its dates of issuance and expiration.',
      cite: '49 O.S. § 206',
    },
    {
      text: 'If a credible witness identified the signer, record the name and address of the witness.',
      cite: '49 O.S. § 206',
    },
    {
      text: 'The recording of a remote act must not show the electronic record that is signed.',
      cite: '49 O.S. § 206',
    },
    {
      text: "In the log of absentee ballot affidavits record the voter's name and address, the date, the time and the place.",
      cite: '26 O.S. § 14-108.1',
      toVerify: true,
    },
    { text: 'The law asks for no ID number, no signature and no thumbprint.', cite: '49 O.S. § 206' },
  ],
  fees: [
    {
      text: 'You may charge at most $5 for each notarial act.',
      cite: '49 O.S. § 5(A)',
    },
    { text: 'Charge nothing for an official absentee ballot affidavit.', cite: '49 O.S. § 5(A)' },
  ],
  more: [
    {
      text: 'A bill of 2025 would also have the log filed with the county election board after 20 affidavits.',
      cite: 'HB 2191 of 2025 (as reported)',
      toVerify: true,
    },
  ],
  questions: [
    'Was HB 2191 of 2025 on the log of absentee ballot affidavits enacted, in force from 1 November 2025?',
    'What is the highest fee for a remote online act?',
  ],
  sources: [
    {
      cite: '49 O.S. § 206',
      url: 'https://lexace.ai/us/statute/oklahoma/49-206',
      quote:
        'in which the notary public chronicles all remote online notarial acts that the notary public performs',
    },
    {
      cite: '26 O.S. § 14-108.1',
      url: 'https://oklahoma.gov/elections/voters/notary-services/faq-notaries-public.html',
      quote:
        'maintain a log of all absentee ballot affidavits that he or she notarizes for a period of at least two (2) years',
    },
    {
      cite: 'Okla. Admin. Code 655:25-11-8(b)',
      url: 'https://regulations.justia.com/states/oklahoma/title-655/chapter-25/subchapter-11/section-655-25-11-8',
      quote:
        'must be retained for at least ten (10) years after the last notarial act chronicled in the journal',
    },
    {
      cite: 'Okla. Admin. Code 655:25-11-8',
      url: 'https://regulations.justia.com/states/oklahoma/title-655/chapter-25/subchapter-11/section-655-25-11-8',
    },
    {
      cite: '49 O.S. § 5(A)',
      url: 'https://instalawyer.io/laws/oklahoma-statutes/title-49-notaries-public-49-5-notarial-seal-authentication',
      quote: 'maximum fee a notary may charge and collect for each notarial act is Five Dollars ($5.00)',
    },
    {
      cite: 'HB 2191 of 2025 (as reported)',
      url: 'https://fastdemocracy.com/bill-summary/?billsummary_id=OKB00033328&billsummary_session=2025-2026&billsummary_state=ok',
    },
  ],
  confidence: 'high',
  lawRead: 'Statutes through the laws of 2024; rule as of September 2024.',
};
