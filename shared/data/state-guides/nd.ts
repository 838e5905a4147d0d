import { advice, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of North Dakota. */
export const northDakota: StateGuide = {
  duty: [
    medium(
      'N.D.C.C. § 44-06.1-16.1 (as reported)',
      'You must keep a journal of all notarial acts for a remotely located individual.',
    ),
    medium(
      'N.D.C.C. § 44-06.1-16.1 (as reported)',
      'These are the acts under § 44-06.1-13.1. For ordinary acts in person no journal is required.',
    ),
    advice('A voluntary journal of acts in person can follow the same list.'),
  ],
  format: [
    medium('N.D.C.C. § 44-06.1-16.1(2) (as reported)', 'The journal may be tangible or electronic.'),
    medium(
      'N.D.C.C. § 44-06.1-16.1(2) (as reported)',
      'An electronic journal must be permanent and tamper-evident and follow the rules of the Secretary of State.',
    ),
    medium(
      'N.D.C.C. § 44-06.1-16.1(2) (as reported)',
      'Keep only one tangible journal at a time. You may keep several electronic journals for electronic records.',
    ),
  ],
  retention: [
    medium(
      'N.D.C.C. § 44-06.1-16.1(1) (as reported)',
      'Keep the journal of remote acts for 10 years after the last act recorded in it.',
    ),
    medium(
      'N.D.C.C. § 44-06.1-16.1(1) (as reported)',
      'The law sets no period for a voluntary journal of acts in person.',
    ),
  ],
  entry: [
    medium(
      'N.D.C.C. § 44-06.1-16.1 (as reported)',
      'For a remote act record the date and time, a description of the record, the type of act, and the fee.',
    ),
    medium(
      'N.D.C.C. § 44-06.1-16.1 (as reported)',
      'Record the full name and address of each person for whom you act.',
    ),
    medium(
      'N.D.C.C. § 44-06.1-16.1 (as reported)',
      'If you know the signer personally, write a statement to that effect.',
    ),
    medium(
      'N.D.C.C. § 44-06.1-16.1 (as reported)',
      'Otherwise record how you identified the signer, the type of credential, and its dates of issuance and expiration.',
    ),
    medium(
      'N.D.C.C. § 44-06.1-16.1 (as reported)',
      'The list requires no ID number, signature, or thumbprint.',
    ),
  ],
  fees: [
    low('N.D.C.C. § 44-06.1-28 (as reported)', 'You may charge at most $5 for each notarial act.'),
    medium('N.D.C.C. § 44-06.1-28 (as reported)', 'Charging more than the cap is an infraction.'),
    medium(
      'N.D.C.C. § 44-06.1-28 (as reported)',
      'You may charge a travel fee only if it is agreed in advance and you explain that it is separate from the notarial fee and not mandated by law.',
    ),
  ],
  more: [],
  questions: ['Has a session since 2022 changed the fee of $5 or the section on the journal?'],
  sources: [
    {
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
      url: 'https://ndlegis.gov/cencode/t44c06-1.pdf',
      readAt:
        'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3260055734/North+Dakota+-+U.S.+Notary+Reference',
      quote: 'all notarial acts the notary public performs with respect to a remotely located individual',
      read: '2026-11-27',
    },
    {
      cite: 'N.D.C.C. § 44-06.1-16.1(1) (as reported)',
      url: 'https://ndlegis.gov/cencode/t44c06-1.pdf',
      quote:
        'shall retain the journal for ten years after the performance of the last notarial act chronicled in the journal',
      read: '2026-11-21',
    },
    {
      cite: 'N.D.C.C. § 44-06.1-16.1(2) (as reported)',
      url: 'https://ndlegis.gov/cencode/t44c06-1.pdf',
      quote:
        'it must be in a permanent, tamper-evident electronic format complying with the rules of the secretary of state',
      read: '2026-11-21',
    },
    {
      cite: 'N.D.C.C. § 44-06.1-28 (as reported)',
      url: 'https://ndlegis.gov/cencode/t44c06-1.pdf',
      quote: 'entitled to charge and receive not more than five dollars per notarial act',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute text of 2022; a reference work of November 2024 agrees with it.',
};
