import type { StateGuide } from '../state-guide.ts';

/** What a notary of North Dakota should know about the journal. */
export const northDakota: StateGuide = {
  duty: [
    {
      text: 'You must keep a journal of all notarial acts for a remotely located individual.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
      toVerify: true,
    },
    {
      text: 'These are the acts under § 44-06.1-13.1. For ordinary acts in person no journal is required.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
    },
    { text: 'A voluntary journal of acts in person can follow the same list.' },
  ],
  format: [
    {
      text: 'The journal may be tangible or electronic.',
      cite: 'N.D.C.C. § 44-06.1-16.1(2) (as reported)',
    },
    {
      text: 'An electronic journal must be permanent and tamper-evident and follow the rules of the Secretary of State.',
      cite: 'N.D.C.C. § 44-06.1-16.1(2) (as reported)',
    },
    {
      text: 'Keep only one tangible journal at a time. You may keep several electronic journals for electronic records.',
      cite: 'N.D.C.C. § 44-06.1-16.1(2) (as reported)',
    },
  ],
  retention: [
    {
      text: 'Keep the journal of remote acts for 10 years after the last act recorded in it.',
      cite: 'N.D.C.C. § 44-06.1-16.1(1) (as reported)',
    },
    {
      text: 'The law sets no period for a voluntary journal of acts in person.',
      cite: 'N.D.C.C. § 44-06.1-16.1(1) (as reported)',
    },
  ],
  handOver: [
    {
      text: 'If you resign, or your commission is revoked or suspended, keep the journal and tell the Secretary of State where it is, or send it to an approved repository.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
    },
    {
      text: "On a notary's death the personal representative keeps the journal or sends it to a repository.",
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
    },
    {
      text: 'If the journal is lost or stolen, or if you lose access to it, promptly notify the Secretary of State.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
    },
  ],
  entry: [
    {
      text: 'For a remote act record the date and time, a description of the record, the type of act, and the fee.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
    },
    {
      text: 'Record the full name and address of each person for whom you act.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
    },
    {
      text: 'If you know the signer personally, write a statement to that effect.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
    },
    {
      text: 'Otherwise record how you identified the signer, the type of credential, and its dates of issuance and expiration.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
    },
    {
      text: 'The list asks for no ID number, no signature and no thumbprint.',
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
    },
  ],
  fees: [
    {
      text: 'You may charge at most $5 for each notarial act.',
      cite: 'N.D.C.C. § 44-06.1-28 (as reported)',
      toVerify: true,
    },
    {
      text: 'Charging more than the cap is an infraction.',
      cite: 'N.D.C.C. § 44-06.1-28 (as reported)',
    },
    {
      text: 'You may charge a travel fee only if it is agreed in advance and you explain that it is separate from the notarial fee and not mandated by law.',
      cite: 'N.D.C.C. § 44-06.1-28 (as reported)',
    },
  ],
  more: [],
  questions: ['Has a session since 2022 changed the fee of $5 or the section on the journal?'],
  sources: [
    {
      cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
      quote: 'all notarial acts the notary public performs with respect to a remotely located individual',
    },
    {
      cite: 'N.D.C.C. § 44-06.1-16.1(1) (as reported)',
      quote:
        'shall retain the journal for ten years after the performance of the last notarial act chronicled in the journal',
    },
    {
      cite: 'N.D.C.C. § 44-06.1-16.1(2) (as reported)',
      quote:
        'it must be in a permanent, tamper-evident electronic format complying with the rules of the secretary of state',
    },
    {
      cite: 'N.D.C.C. § 44-06.1-28 (as reported)',
      quote: 'entitled to charge and receive not more than five dollars per notarial act',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute text of 2022; a reference work of November 2024 agrees with it.',
};
