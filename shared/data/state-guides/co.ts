import type { StateGuide } from '../state-guide.ts';

/** What a notary of Colorado should know about the journal. */
export const colorado: StateGuide = {
  duty: [
    {
      text: 'You must record all your notarial acts in a journal.',
      cite: 'C.R.S. § 24-21-519(1)',
    },
    { text: 'Make each entry at the time of the act.', cite: 'C.R.S. § 24-21-519(3)' },
    {
      text: 'There may be a narrow exception where your firm or employer keeps a copy of the document in its regular business. Do not rely on it.',
      cite: 'C.R.S. § 24-21-519',
      toVerify: true,
    },
  ],
  format: [
    {
      text: 'For acts in person the journal may be on paper or electronic.',
      cite: 'C.R.S. § 24-21-519(2)(a)',
    },
    {
      text: 'An electronic journal must be permanent and tamper-evident and comply with the rules of the Secretary of State.',
      cite: 'C.R.S. § 24-21-519(2)(a)',
    },
    {
      text: 'A paper journal must be a permanent, bound register with numbered pages.',
      cite: 'C.R.S. § 24-21-519(2)(a)',
    },
    {
      text: 'Remote acts must be recorded in an electronic journal.',
      cite: 'C.R.S. § 24-21-519',
    },
    {
      text: 'Keep the journal in a secure area under your exclusive control.',
      cite: 'C.R.S. § 24-21-519',
      toVerify: true,
    },
  ],
  retention: [
    {
      text: 'Keep the journal for 10 years after the last act recorded in it.',
      cite: 'C.R.S. § 24-21-519(1)',
    },
    {
      text: 'Keep the audio-video recording of a remote act for 10 years.',
      cite: 'C.R.S. § 24-21-514.5(9)',
    },
  ],
  handOver: [
    {
      text: 'When your commission ends, keep the journal and tell the Secretary of State where it is.',
      cite: 'C.R.S. § 24-21-519',
    },
    {
      text: 'Instead you may send the journal to the State Archives, or leave it with your firm or employer and notify the Secretary of State.',
      cite: 'C.R.S. § 24-21-519',
    },
    {
      text: 'If the journal is lost or stolen, notify the Secretary of State in writing within 30 days.',
      cite: 'C.R.S. § 24-21-519',
      toVerify: true,
    },
  ],
  entry: [
    {
      text: 'Enter the date and time, the type of act and a description of the document.',
      cite: 'C.R.S. § 24-21-519(3)',
    },
    {
      text: 'Enter the full name and address of each individual for whom you perform the act.',
      cite: 'C.R.S. § 24-21-519(3)',
    },
    {
      text: 'Each of these individuals must sign. An electronic signature is expressly accepted.',
      cite: 'C.R.S. § 24-21-519(3)',
    },
    {
      text: 'Describe briefly how you identified the individual, with the type of ID. If you knew the individual personally, say so.',
      cite: 'C.R.S. § 24-21-519(3)',
    },
    {
      text: 'The statute asks for neither the number nor a date of the ID.',
      cite: 'C.R.S. § 24-21-519(3)',
    },
    {
      text: 'Do not record a whole ID number: enter the last four characters at most.',
      cite: 'Colorado Secretary of State guidance (as reported)',
      toVerify: true,
    },
    {
      text: 'If an interpreter helped with the act, enter the full name and address of the interpreter and the certification or credential number.',
      cite: 'C.R.S. § 24-21-519(3)(g)-(h)',
    },
    {
      text: 'You cannot require a thumbprint of a signer.',
      cite: 'C.R.S. § 24-21-519',
      toVerify: true,
    },
    {
      text: 'In the entry of a remote act, name the provider of the remote system as well.',
      cite: 'C.R.S. § 24-21-514.5',
      toVerify: true,
    },
    { text: 'Enter the fee that you charged, if any.', cite: 'C.R.S. § 24-21-519(3)' },
  ],
  fees: [
    {
      text: 'You may charge at most $15 for each document, and at most $25 for an electronic or remote act.',
      cite: 'C.R.S. § 24-21-529',
    },
    {
      text: 'Figures of $5 or $10 that you may still read are out of date since 2023.',
      cite: 'C.R.S. § 24-21-529',
    },
    {
      text: 'Give the customer the fee in writing. List other charges one by one and tell them beforehand.',
      cite: 'Colorado Secretary of State: fees (questions and answers)',
    },
  ],
  more: [
    {
      text: 'A member of the public may ask in writing for a copy of an entry, naming the parties, the type of document, and the month and year.',
      cite: 'C.R.S. § 24-21-519',
      toVerify: true,
    },
  ],
  questions: [
    'Is there an exception where a firm or employer keeps a copy of the document in its regular business, and how far does it go?',
    'Which rules in 8 CCR 1505-11 bind an electronic journal of acts in person?',
    'May a whole ID number be recorded? The guidance of the Secretary of State is reported to advise against it, but the statute holds no ban.',
    'Within how many days must a lost or stolen journal be reported?',
  ],
  sources: [
    {
      cite: 'C.R.S. § 24-21-519(1)',
      url: 'https://lexace.ai/us/statute/colorado/24-21-519',
      quote:
        'A notary public shall maintain a journal in which the notary public chronicles all notarial acts that the notary public performs.',
    },
    {
      cite: 'C.R.S. § 24-21-519(2)(a)',
      url: 'https://lexace.ai/us/statute/colorado/24-21-519',
      quote:
        'it must be in a permanent, tamper-evident electronic format complying with the rules of the secretary of state',
    },
    {
      cite: 'C.R.S. § 24-21-519(3)',
      url: 'https://lexace.ai/us/statute/colorado/24-21-519',
      quote:
        'The signature or electronic signature of each individual for whom the notarial act is performed',
    },
    {
      cite: 'C.R.S. § 24-21-519(3)(g)-(h)',
      url: 'https://lexace.ai/us/statute/colorado/24-21-519',
      quote:
        'The full name and address of any interpreter who provided interpreter services to facilitate the notarial act',
    },
    { cite: 'C.R.S. § 24-21-519', url: 'https://lexace.ai/us/statute/colorado/24-21-519' },
    {
      cite: 'C.R.S. § 24-21-529',
      url: 'https://coloradosos.gov/pubs/notary/FAQ/fees.html',
      quote: 'the maximum fee allowed for a notarization is $15 per document',
    },
    {
      cite: 'Colorado Secretary of State: fees (questions and answers)',
      url: 'https://coloradosos.gov/pubs/notary/FAQ/fees.html',
    },
    { cite: 'Colorado Secretary of State guidance (as reported)' },
    { cite: 'C.R.S. § 24-21-514.5' },
    { cite: 'C.R.S. § 24-21-514.5(9)' },
  ],
  confidence: 'high',
  lawRead: 'Statute as copied in 2025 to 2026, with the items on interpreters',
};
