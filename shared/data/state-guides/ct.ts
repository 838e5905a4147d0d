import { low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Connecticut. */
export const connecticut: StateGuide = {
  duty: [
    medium(
      'Connecticut Notary Public Manual (Secretary of the State)',
      'The law requires no journal, whether the act is in person or remote.',
    ),
    medium(
      'Connecticut Notary Public Manual (Secretary of the State)',
      'The Secretary of the State very strongly recommends that you keep one.',
    ),
  ],
  format: [
    medium(
      'Connecticut Notary Public Manual (Secretary of the State)',
      'Because no law requires a journal, it may be on paper or electronic.',
    ),
    medium(
      'Connecticut Notary Public Manual (Secretary of the State)',
      'If you keep it on paper, the state manual suggests a bound book.',
    ),
  ],
  retention: [
    medium(
      'Connecticut Notary Public Manual (Secretary of the State)',
      'The law sets no period. Pages that name 5 or 10 years have no statute behind them.',
    ),
  ],
  entry: [
    medium(
      'Connecticut Notary Public Manual (Secretary of the State)',
      'The state manual recommends date and time, the type of act, a description of the document, and the place of the act.',
    ),
    medium(
      'Connecticut Notary Public Manual (Secretary of the State)',
      'It also recommends the name, address and signature of the signer, how you identified the signer, and the fee.',
    ),
    medium(
      'Connecticut Notary Public Manual (Secretary of the State)',
      'A thumbprint is neither required nor prohibited.',
    ),
  ],
  fees: [
    low('Conn. Gen. Stat. § 3-95', 'You may charge at most $5 for each notarial act.'),
    low(
      'Conn. Gen. Stat. § 3-95',
      'A travel allowance of 35 cents a mile comes on top. Record it separately from the fee.',
    ),
  ],
  more: [
    low(
      'Conn. P.A. 23-28',
      'Remote acts are possible since October 1, 2023, for paper documents only and not for land records. A journal is recommended for them too.',
    ),
  ],
  questions: [
    'Is there any period for which a journal must be kept? Some web pages name 5 or 10 years without a statute.',
    'Which fee and which travel allowance does Conn. Gen. Stat. § 3-95 set today?',
  ],
  sources: [
    {
      cite: 'Connecticut Notary Public Manual (Secretary of the State)',
      url: 'https://portal.ct.gov/SOTS/Business-Services/Notary/Notary-Public-Licensing',
      readAt: 'http://www.notaryrotary.com/buy/Connecticut_Modern_Journal_of_Notarial_Events_Hard_.asp',
      quote:
        'Connecticut state law does not require that notaries maintain a journal of their notarial acts.',
      read: '2026-11-21',
    },
    {
      cite: 'Conn. Gen. Stat. § 3-95',
      url: 'https://cga.ct.gov/current/pub/chap_033.htm',
      readAt: 'https://www.notaryact.com/notary-journal-laws-by-state/connecticut/',
      read: '2026-11-21',
    },
    { cite: 'Conn. P.A. 23-28', read: '2026-11-21' },
  ],
  confidence: 'medium',
  lawRead: 'State manual of 2023; pages of 2026',
};
