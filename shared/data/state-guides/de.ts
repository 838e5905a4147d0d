import type { StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Delaware. */
export const delaware: StateGuide = {
  duty: [
    {
      text: 'You must record all your notarial acts in a journal. This has been the law since August 1, 2023.',
      cite: '29 Del. C. § 4332(a)',
      confidence: 'high',
    },
    {
      text: 'Pages that say that Delaware requires no journal are out of date.',
      cite: '29 Del. C. § 4332(a)',
      confidence: 'high',
    },
    { text: 'Make each entry at the time of the act.', cite: '29 Del. C. § 4332(c)', confidence: 'medium' },
  ],
  format: [
    { text: 'The journal may be on paper or electronic.', cite: '29 Del. C. § 4332(b)', confidence: 'high' },
    {
      text: 'Keep only one journal at a time, for all acts on paper and on electronic records together. You may not keep a paper and an electronic journal in parallel.',
      cite: '29 Del. C. § 4332(b)',
      confidence: 'high',
    },
    {
      text: 'An electronic journal must be permanent and tamper-evident and comply with the regulations of the Secretary of State.',
      cite: '29 Del. C. § 4332(b)',
      confidence: 'high',
    },
    {
      text: 'A paper journal must be a permanent, bound register with numbered pages.',
      cite: '29 Del. C. § 4332(b)',
      confidence: 'high',
    },
  ],
  retention: [
    {
      text: 'Keep the journal for 10 years after the last act recorded in it.',
      cite: '29 Del. C. § 4332(a)',
      confidence: 'high',
    },
  ],
  entry: [
    {
      text: 'Enter the date and time of the act and the type of act.',
      cite: 'Delaware Notary Public: Journal Requirements',
      confidence: 'high',
    },
    {
      text: 'Enter the type, title or a description of the document or proceeding.',
      cite: 'Delaware Notary Public: Journal Requirements',
      confidence: 'high',
    },
    {
      text: 'The state names the date of the document as a typical part of that description.',
      cite: 'Delaware Notary Public: Journal Requirements',
      confidence: 'low',
    },
    {
      text: 'Enter each document separately when you notarize more than one.',
      cite: 'Delaware Notary Public: Journal Requirements',
      confidence: 'high',
    },
    {
      text: 'Enter the full name and address of each individual for whom you perform the act.',
      cite: 'Delaware Notary Public: Journal Requirements',
      confidence: 'low',
    },
    {
      text: 'Have the signer sign the journal: the list of the state probably requires it.',
      cite: 'Delaware Notary Public: Journal Requirements',
      confidence: 'low',
    },
    {
      text: 'Enter how you identified the signer, with the type of ID and its dates of issue and expiration. Personal knowledge is accepted.',
      cite: 'Delaware Notary Public: Journal Requirements',
      confidence: 'low',
    },
    {
      text: 'Enter the fee that you charged, if any.',
      cite: 'Delaware Notary Public: Journal Requirements',
      confidence: 'low',
    },
    {
      text: 'No thumbprint is required.',
      cite: 'Delaware Notary Public: Journal Requirements',
      confidence: 'high',
    },
  ],
  fees: [
    {
      text: 'You may charge at most $5 for each notarial act.',
      cite: '29 Del. C. § 4311',
      confidence: 'low',
    },
    {
      text: 'A higher cap of $25 is reported for electronic and remote acts.',
      cite: '29 Del. C. § 4311',
      confidence: 'low',
    },
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
      url: 'https://www.lawserver.com/law/state/delaware/de-code/delaware_code_title_29_4332',
      quote:
        'A notary public shall maintain a journal in which the notary public chronicles all notarial acts that the notary public performs.',
      read: '2026-11-21',
    },
    {
      cite: '29 Del. C. § 4332(b)',
      url: 'https://www.lawserver.com/law/state/delaware/de-code/delaware_code_title_29_4332',
      quote: 'A notary public shall maintain only 1 journal at a time to chronicle all notarial acts',
      read: '2026-11-21',
    },
    {
      cite: '29 Del. C. § 4332(c)',
      url: 'https://www.lawserver.com/law/state/delaware/de-code/delaware_code_title_29_4332',
      read: '2026-11-21',
    },
    {
      cite: '29 Del. C. § 4332',
      url: 'https://www.lawserver.com/law/state/delaware/de-code/delaware_code_title_29_4332',
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
      url: 'https://legalclarity.org/delaware-notary-fee-regulations-and-legal-guidelines',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute in force since August 2023 and page of the state, as read in 2023 and 2024',
};
