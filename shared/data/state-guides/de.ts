import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Delaware. */
export const delaware: StateGuide = {
  duty: [
    high(
      '29 Del. C. § 4332(a)',
      'You must record all your notarial acts in a journal. This has been the law since August 1, 2023.',
    ),
    high('29 Del. C. § 4332(a)', 'Pages that say that Delaware requires no journal are out of date.'),
    medium('29 Del. C. § 4332(c)', 'Make each entry at the time of the act.'),
  ],
  format: [
    high('29 Del. C. § 4332(b)', 'The journal may be on paper or electronic.'),
    high(
      '29 Del. C. § 4332(b)',
      'Keep only one journal at a time, for all acts on paper and on electronic records together. You may not keep a paper and an electronic journal in parallel.',
    ),
    high(
      '29 Del. C. § 4332(b)',
      'An electronic journal must be permanent and tamper-evident and comply with the regulations of the Secretary of State.',
    ),
    high('29 Del. C. § 4332(b)', 'A paper journal must be a permanent, bound register with numbered pages.'),
  ],
  retention: [
    high('29 Del. C. § 4332(a)', 'Keep the journal for 10 years after the last act recorded in it.'),
  ],
  entry: [
    high(
      'Delaware Notary Public: Journal Requirements',
      'Enter the date and time of the act and the type of act.',
    ),
    high(
      'Delaware Notary Public: Journal Requirements',
      'Enter the type, title or a description of the document or proceeding.',
    ),
    low(
      'Delaware Notary Public: Journal Requirements',
      'The state names the date of the document as a typical part of that description.',
    ),
    high(
      'Delaware Notary Public: Journal Requirements',
      'Enter each document separately when you notarize more than one.',
    ),
    low(
      'Delaware Notary Public: Journal Requirements',
      'Enter the full name and address of each individual for whom you perform the act.',
    ),
    low(
      'Delaware Notary Public: Journal Requirements',
      'Have the signer sign the journal: the list of the state probably requires it.',
    ),
    low(
      'Delaware Notary Public: Journal Requirements',
      'Enter how you identified the signer, with the type of ID and its dates of issue and expiration. Personal knowledge is accepted.',
    ),
    low('Delaware Notary Public: Journal Requirements', 'Enter the fee that you charged, if any.'),
    high('Delaware Notary Public: Journal Requirements', 'No thumbprint is required.'),
  ],
  fees: [
    low('29 Del. C. § 4311', 'You may charge at most $5 for each notarial act.'),
    low('29 Del. C. § 4311', 'A higher cap of $25 is reported for electronic and remote acts.'),
  ],
  more: [],
  questions: [
    "Must the entry hold the signer's signature, the place of the act, or the number of the ID? The list of the state was read only as far as the description of the document.",
    'Must every entry include the date of the document, or only where it is typical?',
    'What must you do with the journal when you resign, or when your commission is revoked or expires?',
    'Are attorneys or employees of law firms exempt from 29 Del. C. § 4332?',
    'How high is the cap on the fee, in person and for electronic or remote acts?',
  ],
  sources: [
    {
      cite: '29 Del. C. § 4332(a)',
      url: 'https://delcode.delaware.gov/title29/c043/sc02/index.html',
      readAt: 'https://www.lawserver.com/law/state/delaware/de-code/delaware_code_title_29_4332',
      quote:
        'A notary public shall maintain a journal in which the notary public chronicles all notarial acts that the notary public performs.',
      read: '2026-11-21',
    },
    {
      cite: '29 Del. C. § 4332(b)',
      url: 'https://delcode.delaware.gov/title29/c043/sc02/index.html',
      readAt: 'https://www.lawserver.com/law/state/delaware/de-code/delaware_code_title_29_4332',
      quote: 'A notary public shall maintain only 1 journal at a time to chronicle all notarial acts',
      read: '2026-11-21',
    },
    {
      cite: '29 Del. C. § 4332(c)',
      url: 'https://delcode.delaware.gov/title29/c043/sc02/index.html',
      readAt: 'https://www.lawserver.com/law/state/delaware/de-code/delaware_code_title_29_4332',
      read: '2026-11-21',
    },
    {
      cite: '29 Del. C. § 4332',
      url: 'https://delcode.delaware.gov/title29/c043/sc02/index.html',
      readAt: 'https://www.lawserver.com/law/state/delaware/de-code/delaware_code_title_29_4332',
      read: '2026-11-21',
    },
    {
      cite: 'Delaware Notary Public: Journal Requirements',
      url: 'https://notary.delaware.gov/journal-requirements',
      quote: 'The type, title or a description of the document or proceeding',
      read: '2026-11-21',
    },
    {
      cite: '29 Del. C. § 4311',
      url: 'https://delcode.delaware.gov/title29/c043/sc01/index.html',
      readAt: 'https://legalclarity.org/delaware-notary-fee-regulations-and-legal-guidelines',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute in force since August 2023 and page of the state, as read in 2023 and 2024',
};
