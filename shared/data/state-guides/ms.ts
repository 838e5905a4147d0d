import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Mississippi. */
export const mississippi: StateGuide = {
  duty: [
    high(
      'Miss. Code § 25-34-37(1)',
      'You must keep a journal of all notarial acts that you perform, on paper and electronic.',
    ),
    high('Miss. Code § 25-34-37(1)', 'The duty has been in force since July 1, 2021.'),
  ],
  format: [
    high('Miss. Code § 25-34-37(2)', 'The journal may be tangible or electronic.'),
    high(
      'Miss. Code § 25-34-37(2)',
      'Keep only one journal at a time for all acts, whether they concern paper or electronic records.',
    ),
    high(
      'Miss. Code § 25-34-37(2)',
      'A tangible journal must be a permanent, bound register with numbered pages.',
    ),
    high('Miss. Code § 25-34-37(2)', 'An electronic journal must meet the rules of the Secretary of State.'),
  ],
  retention: [
    high(
      '1 Miss. Admin. Code Pt. 5, R. 4.7',
      'Keep the journal for 10 years after the last act recorded in it.',
    ),
  ],
  entry: [
    medium(
      'Miss. Code § 25-34-37(3)(a)-(g)',
      'Record the date and time, a description of the record, and the type of act.',
    ),
    medium(
      'Miss. Code § 25-34-37(3)(a)-(g)',
      'Record the full name and address of each person for whom you act.',
    ),
    medium(
      'Miss. Code § 25-34-37(3)(a)-(g)',
      'If you know the signer personally, write a statement to that effect.',
    ),
    medium(
      'Miss. Code § 25-34-37(3)(a)-(g)',
      'Otherwise record how you identified the signer, the type of credential, and both its date of issuance and its date of expiration.',
    ),
    high('Miss. Code § 25-34-37(3)(f)', 'Record the address of the act if it is not your business address.'),
    medium('Miss. Code § 25-34-37(3)(a)-(g)', 'Record the fee that you charged.'),
    medium(
      'Miss. Code § 25-34-37(3)(a)-(g)',
      'The statute requires no ID number or signature of the signer.',
    ),
    low(
      '1 Miss. Admin. Code Pt. 5, R. 4.2-4.6',
      'The rules probably forbid ID numbers, Social Security numbers, account numbers, thumbprints and other biometric data. Leave them out.',
    ),
    medium('Miss. Code § 25-34-37(3)(a)-(g)', 'The journal law requires no thumbprint.'),
  ],
  fees: [low('Miss. Code § 25-7-29', 'The fee for an act lies between $2 and $5. Charge no more than $5.')],
  more: [],
  questions: [
    'Do Rules 4.2 to 4.6 forbid ID numbers, biometric data or account data in the journal?',
    'What do Rules 4.2 to 4.6 demand of an electronic journal?',
    'Whom must you tell, and by when, if the journal is lost or stolen?',
    'When does the duty to destroy the journal after 10 years not apply?',
    'What fee does § 25-7-29 allow for an acknowledgment and for a jurat?',
  ],
  sources: [
    {
      cite: 'Miss. Code § 25-34-37(1)',
      url: 'https://www.lexisnexis.com/hottopics/mscode/',
      readAt: 'https://notary.net/supplies/state/mississippi/mississippi-notary-journals/',
      quote:
        'A notary public must maintain a journal in which the notary public chronicles all notarial acts that the notary public performs.',
      read: '2026-11-21',
    },
    {
      cite: 'Miss. Code § 25-34-37(2)',
      url: 'https://www.lexisnexis.com/hottopics/mscode/',
      readAt: 'https://notary.net/supplies/state/mississippi/mississippi-notary-journals/',
      quote: 'If the journal is tangible, it must be a permanent, bound register with numbered pages.',
      read: '2026-11-21',
    },
    {
      cite: 'Miss. Code § 25-34-37(3)(a)-(g)',
      url: 'https://www.lexisnexis.com/hottopics/mscode/',
      readAt: 'https://notary.net/supplies/state/mississippi/mississippi-notary-journals/',
      read: '2026-11-21',
    },
    {
      cite: 'Miss. Code § 25-34-37(3)(f)',
      url: 'https://www.lexisnexis.com/hottopics/mscode/',
      readAt: 'https://notary.net/supplies/state/mississippi/mississippi-notary-journals/',
      quote: "The address where the notarial act was performed if not the notary's business address",
      read: '2026-11-21',
    },
    {
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1',
      url: 'https://www.sos.ms.gov/content/documents/Business/Revised%20Mississippi%20Law%20on%20Notarial%20Acts%20Notary%20Rules.pdf',
      readAt:
        'https://casetext.com/regulation/mississippi-administrative-code/title-1-secretary-of-state/part-5-financial-resources/chapter-4-journal/rule-1-5-41-identification-of-notary-public-in-journal',
      read: '2026-11-21',
    },
    {
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1(B)',
      url: 'https://www.sos.ms.gov/content/documents/Business/Revised%20Mississippi%20Law%20on%20Notarial%20Acts%20Notary%20Rules.pdf',
      readAt:
        'https://casetext.com/regulation/mississippi-administrative-code/title-1-secretary-of-state/part-5-financial-resources/chapter-4-journal/rule-1-5-41-identification-of-notary-public-in-journal',
      quote:
        'in the event of the death of the notary public, the journal shall be delivered or mailed to the circuit clerk',
      read: '2026-11-21',
    },
    {
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.2-4.6',
      url: 'https://www.sos.ms.gov/content/documents/Business/Revised%20Mississippi%20Law%20on%20Notarial%20Acts%20Notary%20Rules.pdf',
      read: '2026-11-21',
    },
    {
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.7',
      url: 'https://www.sos.ms.gov/content/documents/Business/Revised%20Mississippi%20Law%20on%20Notarial%20Acts%20Notary%20Rules.pdf',
      readAt: 'https://www.centralizedverification.com/copia-de-maryland-3',
      quote:
        'the journal must be destroyed by shredding or other destruction that leaves any entry in the journal illegible',
      read: '2026-11-21',
    },
    { cite: 'Miss. Code § 25-7-29', url: 'https://www.lexisnexis.com/hottopics/mscode/', read: '2026-11-21' },
    {
      cite: 'Miss. Code § 25-34-37(4)',
      url: 'https://www.lexisnexis.com/hottopics/mscode/',
      readAt:
        'https://print.casetext.com/statute/mississippi-code-1972/title-25-public-officers-and-employees-public-records/chapter-34-revised-mississippi-law-on-notarial-acts/section-25-34-37-maintenance-of-journal-by-notary-public-chronicling-all-notarial-acts-performance-of-notarial-act-and-entry-must-be-contemporaneous-entry-information',
      quote: 'must notify promptly the Secretary of State upon discovery that the journal is lost or stolen',
      read: '2026-11-22',
    },
    {
      cite: 'Miss. Code § 25-34-37(5)',
      url: 'https://www.lexisnexis.com/hottopics/mscode/',
      readAt:
        'https://print.casetext.com/statute/mississippi-code-1972/title-25-public-officers-and-employees-public-records/chapter-34-revised-mississippi-law-on-notarial-acts/section-25-34-37-maintenance-of-journal-by-notary-public-chronicling-all-notarial-acts-performance-of-notarial-act-and-entry-must-be-contemporaneous-entry-information',
      quote:
        'must deposit all journal records with the circuit clerk of the county of residence of the notary public',
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute of 2021; rules as of May 31, 2024.',
};
