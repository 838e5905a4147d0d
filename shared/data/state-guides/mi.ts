import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Michigan. */
export const michigan: StateGuide = {
  duty: [
    high(
      'Michigan Secretary of State, Record Keeping',
      'For acts in person, on paper or electronic, you need not keep a journal. Some guides wrongly say that you must.',
    ),
    low('MCL 55.286b (as reported)', 'You must keep a journal of remote electronic acts.'),
  ],
  format: [
    high(
      'Michigan Secretary of State, Record Keeping',
      'No rule was found on the form of a voluntary journal. It may be on paper or electronic.',
    ),
    low(
      'MCL 55.286b (as reported)',
      'For remote acts keep only one journal: either a permanent, bound register on paper or a tamper-evident, permanent electronic one.',
    ),
  ],
  retention: [
    high(
      'MCL 55.313',
      'If you made a record of an act, you must keep it for at least five years after the date of that act. This holds for a voluntary journal as well.',
    ),
    low('MCL 55.286b (as reported)', 'Keep the journal and the recordings of remote acts for ten years.'),
  ],
  entry: [
    high(
      'Michigan Secretary of State, Record Keeping',
      'The Secretary of State suggests that you record the name of the signer, the ID presented, the date, and the type of document.',
    ),
    medium(
      'MCL 55.286b (as reported)',
      'The entry of a remote act must refer to the audio and video recording, but must not contain it.',
    ),
    high(
      'Michigan Secretary of State, Record Keeping',
      "No thumbprint, ID number or signer's signature is required in a voluntary journal.",
    ),
  ],
  fees: [
    medium('MCL 55.285', 'You may charge at most $10 for each notarial act.'),
    medium('MCL 55.285', 'Before the act, post the fee on a sign or tell the person what it is.'),
    medium(
      'MCL 55.285',
      'You may agree on a travel fee before you set out. Keep it separate from the fee for the act.',
    ),
  ],
  more: [],
  questions: [
    'What must the journal entry of a remote act hold under MCL 55.286b(7) and (8)?',
    'Must the journal and the recordings of remote acts be kept for ten years?',
  ],
  sources: [
    {
      cite: 'Michigan Secretary of State, Record Keeping',
      url: 'https://www.michigan.gov/sos/0,4670,7-127-1638_8736-96344--,00.html',
      quote: 'A notary public is not required to keep a journal, ledger, list, etc.',
      read: '2026-11-21',
    },
    {
      cite: 'MCL 55.286b, entries of remote acts (as reported)',
      url: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-55-286b',
      readAt: 'https://www.centralizedverification.com/copia-de-maryland-1',
      quote: 'must also reference, but shall not itself contain, any audio or visual recording',
      read: '2026-11-27',
    },
    {
      cite: 'MCL 55.313',
      url: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-55-313',
      readAt: 'https://lawserver.com/?p=29552668',
      quote:
        'shall maintain all the records of that notarial act for at least 5 years after the date of the notarial act',
      read: '2026-11-21',
    },
    {
      cite: 'MCL 55.286b (as reported)',
      url: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-55-286b',
      readAt: 'https://www.centralizedverification.com/copia-de-maryland-1',
      quote:
        'must also reference, but shall not itself contain, any audio or visual recording of a notarial act',
      read: '2026-11-27',
    },
    {
      cite: 'MCL 55.285',
      url: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-55-285',
      readAt: 'https://legalclarity.org/understanding-michigan-notary-fees-and-regulations',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute and page of the Secretary of State as copied in 2024.',
};
