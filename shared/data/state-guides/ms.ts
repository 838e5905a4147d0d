import type { StateGuide } from '../state-guide.ts';

/** What a notary of Mississippi should know about the journal. */
export const mississippi: StateGuide = {
  duty: [
    {
      text: 'You must keep a journal of all notarial acts that you perform, on paper and electronic.',
      cite: 'Miss. Code § 25-34-37(1)',
    },
    { text: 'The duty has been in force since 1 July 2021.', cite: 'Miss. Code § 25-34-37(1)' },
  ],
  format: [
    {
      text: 'The journal may be tangible or electronic.',
      cite: 'Miss. Code § 25-34-37(2)',
    },
    {
      text: 'Keep only one journal at a time for all acts, whether they concern paper or electronic records.',
      cite: 'Miss. Code § 25-34-37(2)',
    },
    {
      text: 'A tangible journal must be a permanent, bound register with numbered pages.',
      cite: 'Miss. Code § 25-34-37(2)',
    },
    {
      text: 'An electronic journal must meet the rules of the Secretary of State.',
      cite: 'Miss. Code § 25-34-37(2)',
    },
    {
      text: 'Open the journal with your name as commissioned, commission number and expiration, office address of record, and signature.',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1',
    },
    {
      text: 'State there too that on your death the journal goes to the circuit clerk, and explain your unusual abbreviations.',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1',
    },
    {
      text: 'When these data change, add the new ones after the old ones, with the date of the change.',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1',
    },
  ],
  retention: [
    {
      text: 'Keep the journal for 10 years after the last act recorded in it.',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.7',
    },
    {
      text: 'After that you must destroy it: shred a paper journal, and delete electronic records so that no entry is legible.',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.7',
    },
    {
      text: 'The duty to destroy the journal has an exception.',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.7',
      toVerify: true,
    },
  ],
  handOver: [
    {
      text: "On a notary's death the journal is delivered or mailed to the circuit clerk of the county where the notary lived.",
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1(B)',
    },
  ],
  entry: [
    {
      text: 'Record the date and time, a description of the record, and the type of act.',
      cite: 'Miss. Code § 25-34-37(3)(a)-(g)',
    },
    {
      text: 'Record the full name and address of each person for whom you act.',
      cite: 'Miss. Code § 25-34-37(3)(a)-(g)',
    },
    {
      text: 'If you know the signer personally, write a statement to that effect.',
      cite: 'Miss. Code § 25-34-37(3)(a)-(g)',
    },
    {
      text: 'Otherwise record how you identified the signer, the type of credential, and both its date of issuance and its date of expiration.',
      cite: 'Miss. Code § 25-34-37(3)(a)-(g)',
    },
    {
      text: 'Record the address of the act if it is not your business address.',
      cite: 'Miss. Code § 25-34-37(3)(f)',
    },
    { text: 'Record the fee that you charged.', cite: 'Miss. Code § 25-34-37(3)(a)-(g)' },
    {
      text: 'The statute asks for no ID number and no signature of the signer.',
      cite: 'Miss. Code § 25-34-37(3)(a)-(g)',
    },
    {
      text: 'The rules probably forbid ID numbers, Social Security numbers, account numbers, thumbprints and other biometric data. Leave them out.',
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.2-4.6',
      toVerify: true,
    },
    {
      text: 'The journal law asks for no thumbprint.',
      cite: 'Miss. Code § 25-34-37(3)(a)-(g)',
    },
  ],
  fees: [
    {
      text: 'The fee for an act lies between $2 and $5. Charge no more than $5.',
      cite: 'Miss. Code § 25-7-29',
      toVerify: true,
    },
  ],
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
      url: 'https://notary.net/supplies/state/mississippi/mississippi-notary-journals/',
      quote:
        'A notary public must maintain a journal in which the notary public chronicles all notarial acts that the notary public performs.',
    },
    {
      cite: 'Miss. Code § 25-34-37(2)',
      url: 'https://notary.net/supplies/state/mississippi/mississippi-notary-journals/',
      quote: 'If the journal is tangible, it must be a permanent, bound register with numbered pages.',
    },
    {
      cite: 'Miss. Code § 25-34-37(3)(a)-(g)',
      url: 'https://notary.net/supplies/state/mississippi/mississippi-notary-journals/',
    },
    {
      cite: 'Miss. Code § 25-34-37(3)(f)',
      url: 'https://notary.net/supplies/state/mississippi/mississippi-notary-journals/',
      quote: "The address where the notarial act was performed if not the notary's business address",
    },
    {
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1',
      url: 'https://casetext.com/regulation/mississippi-administrative-code/title-1-secretary-of-state/part-5-financial-resources/chapter-4-journal/rule-1-5-41-identification-of-notary-public-in-journal',
    },
    {
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.1(B)',
      url: 'https://casetext.com/regulation/mississippi-administrative-code/title-1-secretary-of-state/part-5-financial-resources/chapter-4-journal/rule-1-5-41-identification-of-notary-public-in-journal',
      quote:
        'in the event of the death of the notary public, the journal shall be delivered or mailed to the circuit clerk',
    },
    { cite: '1 Miss. Admin. Code Pt. 5, R. 4.2-4.6' },
    {
      cite: '1 Miss. Admin. Code Pt. 5, R. 4.7',
      url: 'https://www.centralizedverification.com/copia-de-maryland-3',
      quote:
        'the journal must be destroyed by shredding or other destruction that leaves any entry in the journal illegible',
    },
    { cite: 'Miss. Code § 25-7-29' },
  ],
  confidence: 'high',
  lawRead: 'Statute of 2021; rules as of 31 May 2024.',
};
