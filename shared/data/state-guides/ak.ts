import { advice, high, low, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Alaska. */
export const alaska: StateGuide = {
  duty: [
    high(
      'AS 44.50.078(a)',
      'You must journal every notarial act that you perform for a remotely located individual under AS 44.50.075.',
    ),
    high(
      'AS 44.50.078(a)',
      'The duty covers no other acts: for acts performed in person the journal is your own choice.',
    ),
    advice('Keep a journal of acts in person too: it is your evidence if an act is questioned.'),
  ],
  format: [
    high(
      'AS 44.50.078(b)',
      'For remote acts you must keep at least one journal on a tangible medium, such as paper.',
    ),
    high(
      'AS 44.50.078(b)',
      'You may keep one or more electronic journals of remote acts as well. An electronic journal must be permanent and tamper-evident.',
    ),
    high('AS 44.50.078(b)', 'An electronic journal alone does not satisfy the law on remote acts.'),
    high(
      'AS 44.50.078(b)',
      'A journal that you keep by choice, for acts in person, may be on paper or electronic.',
    ),
  ],
  retention: [
    high(
      'AS 44.50.078(a)',
      'Keep the journal of remote acts for 10 years after the last act recorded in it.',
    ),
    high('AS 44.50.078(a)', 'The law sets no period for a journal of acts in person.'),
  ],
  entry: [
    high('AS 44.50.078(c)', 'Make the entry of a remote act at the time of the act.'),
    high('AS 44.50.078(c)', 'Enter the date and time, the type of act and a description of the document.'),
    high(
      'AS 44.50.078(c)',
      'Enter the full name and address of each individual for whom you perform the act.',
    ),
    high(
      'AS 44.50.078(c)',
      'Enter how you identified the individual. If you knew the individual personally, say so.',
    ),
    high(
      'AS 44.50.078(c)',
      'If an ID was presented, describe it and enter both its date of issue and its expiration date. The law does not require its number.',
    ),
    high('AS 44.50.078(c)', 'Enter the fee that you charged, if any.'),
    high(
      'AS 44.50.078(c)',
      "The law does not require the signer's signature or a thumbprint in the journal.",
    ),
    advice('Record the same particulars of acts in person, so that one habit serves for all acts.'),
  ],
  fees: [
    low('Alaska fee rule (not read)', 'No maximum fee in the law is known: you set your own fee.'),
    high(
      'AS 44.50.062',
      'You may charge only if you gave the signer a schedule of your fees before the act.',
    ),
  ],
  more: [
    low('6 AAC 88 (not read)', 'The regulations on remote acts may add rules for the electronic journal.'),
  ],
  questions: [
    'Do the regulations on remote notarization (6 AAC 88) ask more of an electronic journal than the statute does?',
    'Is there any cap on the fee of a notarial act?',
  ],
  sources: [
    {
      cite: 'AS 44.50.078(a)',
      url: 'https://www.akleg.gov/basis/statutes.asp#44.50.078',
      readAt: 'https://codes.findlaw.com/ak/title-44-state-government/ak-st-sect-44-50-078/',
      quote: 'chronicles all notarial acts that the notary public performs under AS 44.50.075',
      read: '2026-11-21',
    },
    {
      cite: 'AS 44.50.078(b)',
      url: 'https://www.akleg.gov/basis/statutes.asp#44.50.078',
      readAt: 'https://codes.findlaw.com/ak/title-44-state-government/ak-st-sect-44-50-078/',
      quote: 'shall maintain at least one journal in a tangible medium',
      read: '2026-11-21',
    },
    {
      cite: 'AS 44.50.078(c)',
      url: 'https://www.akleg.gov/basis/statutes.asp#44.50.078',
      readAt: 'https://unicourt.github.io/cic-code-ak/transforms/ak/ocak/r82/gov.ak.code.title.44.html',
      read: '2026-11-27',
    },
    {
      cite: 'AS 44.50.078',
      url: 'https://www.akleg.gov/basis/statutes.asp#44.50.078',
      readAt: 'https://unicourt.github.io/cic-code-ak/transforms/ak/ocak/r82/gov.ak.code.title.44.html',
      quote: 'Upon resignation from, or revocation or suspension of, a notary public’s commission',
      read: '2026-11-27',
    },
    {
      cite: 'AS 44.50.062',
      url: 'https://www.akleg.gov/basis/statutes.asp#44.50.062',
      readAt: 'https://unicourt.github.io/cic-code-ak/transforms/ak/ocak/r82/gov.ak.code.title.44.html',
      quote: 'charge a fee for a notarial act unless a fee schedule has been provided to the signer',
      read: '2026-11-27',
    },
    {
      cite: 'AS 44.50.075',
      url: 'https://www.akleg.gov/basis/statutes.asp#44.50.075',
      readAt: 'https://unicourt.github.io/cic-code-ak/transforms/ak/ocak/r82/gov.ak.code.title.44.html',
      quote: 'the recording must be retained for a period of at least 10 years after the recording is made',
      read: '2026-11-27',
    },
    { cite: 'Alaska fee rule (not read)', read: '2026-11-21' },
    { cite: '6 AAC 88 (not read)', url: 'https://www.akleg.gov/basis/aac.asp#6.88', read: '2026-11-21' },
  ],
  confidence: 'high',
  lawRead: 'Statute as copied by a legal publisher, current to January 1, 2025',
};
