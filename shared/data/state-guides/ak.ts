import type { StateGuide } from '../state-guide.ts';

/** What a notary of Alaska should know about the journal. */
export const alaska: StateGuide = {
  duty: [
    {
      text: 'You must journal every notarial act that you perform for a remotely located individual under AS 44.50.075.',
      cite: 'AS 44.50.078(a)',
    },
    {
      text: 'The duty covers no other acts: for acts performed in person the journal is your own choice.',
      cite: 'AS 44.50.078(a)',
    },
    { text: 'Keep a journal of acts in person too: it is your evidence if an act is questioned.' },
  ],
  format: [
    {
      text: 'For remote acts you must keep at least one journal on a tangible medium, such as paper.',
      cite: 'AS 44.50.078(b)',
    },
    {
      text: 'You may keep one or more electronic journals of remote acts as well. An electronic journal must be permanent and tamper-evident.',
      cite: 'AS 44.50.078(b)',
    },
    {
      text: 'An electronic journal alone does not satisfy the law on remote acts.',
      cite: 'AS 44.50.078(b)',
    },
    {
      text: 'A journal that you keep by choice, for acts in person, may be on paper or electronic.',
      cite: 'AS 44.50.078(b)',
    },
  ],
  retention: [
    {
      text: 'Keep the journal of remote acts for 10 years after the last act recorded in it.',
      cite: 'AS 44.50.078(a)',
    },
    {
      text: 'The law gives no figure for a journal of acts in person.',
      cite: 'AS 44.50.078(a)',
    },
  ],
  handOver: [
    {
      text: 'If your journal is lost or stolen, promptly notify the lieutenant governor, who commissions notaries.',
      cite: 'AS 44.50.078',
      toVerify: true,
    },
  ],
  entry: [
    { text: 'Make the entry of a remote act at the time of the act.', cite: 'AS 44.50.078(c)' },
    {
      text: 'Enter the date and time, the type of act and a description of the document.',
      cite: 'AS 44.50.078(c)',
    },
    {
      text: 'Enter the full name and address of each individual for whom you perform the act.',
      cite: 'AS 44.50.078(c)',
    },
    {
      text: 'Enter how you identified the individual. If you knew the individual personally, say so.',
      cite: 'AS 44.50.078(c)',
    },
    {
      text: 'If an ID was presented, describe it and enter both its date of issue and its expiration date. The law does not ask for its number.',
      cite: 'AS 44.50.078(c)',
    },
    { text: 'Enter the fee that you charged, if any.', cite: 'AS 44.50.078(c)' },
    {
      text: "The law asks for neither the signer's signature nor a thumbprint in the journal.",
      cite: 'AS 44.50.078(c)',
    },
    { text: 'Record the same particulars of acts in person, so that one habit serves for all acts.' },
  ],
  fees: [
    {
      text: 'No maximum fee in the law is known: you set your own fee.',
      cite: 'Alaska fee rule (not read)',
      toVerify: true,
    },
  ],
  more: [
    {
      text: 'The regulations on remote acts may add rules for the electronic journal.',
      cite: '6 AAC 88 (not read)',
      toVerify: true,
    },
  ],
  questions: [
    'Do the regulations on remote notarization (6 AAC 88) ask more of an electronic journal than the statute does?',
    'Is there any cap on the fee of a notarial act?',
    'Whom must you notify of a lost or stolen journal, and by when?',
  ],
  sources: [
    {
      cite: 'AS 44.50.078(a)',
      url: 'https://codes.findlaw.com/ak/title-44-state-government/ak-st-sect-44-50-078/',
      quote: 'chronicles all notarial acts that the notary public performs under AS 44.50.075',
    },
    {
      cite: 'AS 44.50.078(b)',
      url: 'https://codes.findlaw.com/ak/title-44-state-government/ak-st-sect-44-50-078/',
      quote: 'shall maintain at least one journal in a tangible medium',
    },
    {
      cite: 'AS 44.50.078(c)',
      url: 'https://codes.findlaw.com/ak/title-44-state-government/ak-st-sect-44-50-078/',
    },
    {
      cite: 'AS 44.50.078',
      url: 'https://codes.findlaw.com/ak/title-44-state-government/ak-st-sect-44-50-078/',
    },
    { cite: 'Alaska fee rule (not read)' },
    { cite: '6 AAC 88 (not read)' },
  ],
  confidence: 'high',
  lawRead: 'Statute as copied by a legal publisher, current to 1 January 2025',
};
