import { high, low, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Kansas. */
export const kansas: StateGuide = {
  duty: [
    high(
      'K.S.A. 53-5a20(a)',
      'You must keep a journal of all notarial acts that you perform. The law has been in force since January 1, 2022.',
    ),
    low(
      'Kansas Secretary of State, Notary Handbook (as reported)',
      'Notify the Secretary of State before you perform electronic or remote acts. You must be registered for them.',
    ),
  ],
  format: [
    high('K.S.A. 53-5a20(b)', 'The statute lets you create a journal on paper or in an electronic format.'),
    low(
      'K.S.A. 53-5a20(b)',
      'Keep acts on paper in one bound paper journal. The handbook of the Secretary of State ties electronic journals to acts on electronic records; others read the statute more freely.',
    ),
    high('K.S.A. 53-5a20(b)', 'A paper journal must be a permanent, bound register with numbered pages.'),
    high(
      'K.S.A. 53-5a20(b)',
      'An electronic journal must be permanent and tamper-evident. You may keep more than one for acts on electronic records.',
    ),
  ],
  retention: [
    high('K.A.R. 7-43-23(a)', 'Keep each journal for at least 10 years after the last act recorded in it.'),
  ],
  entry: [
    high('K.S.A. 53-5a20(c)', 'Make the entry at the time of the act.'),
    high(
      'K.S.A. 53-5a20(c)',
      'Record the date and time, the type of act, and a description of the document.',
    ),
    high(
      'K.S.A. 53-5a20(c)',
      'Record the full name and address of each person for whom you perform the act.',
    ),
    high('K.S.A. 53-5a20(c)', 'If you know the signer personally, say so in the entry.'),
    high(
      'K.S.A. 53-5a20(c)',
      'Otherwise describe how you identified the signer and the ID that was shown, with its date of issuance and its expiration date.',
    ),
    high('K.S.A. 53-5a20(c)', 'Record the fee, if you charged one.'),
    high(
      'K.S.A. 53-5a20(c)',
      "The law does not require the number of the ID, the signer's signature, or a thumbprint.",
    ),
  ],
  fees: [
    low(
      'K.S.A. 53-5a20(c)',
      'No maximum fee was found. Confirm this with the Secretary of State before you set your fee.',
    ),
  ],
  more: [],
  questions: [
    'May acts on paper be recorded in an electronic journal alone?',
    'Does Kansas cap the fee for a notarial act?',
  ],
  sources: [
    {
      cite: 'K.S.A. 53-5a20(a)',
      url: 'https://www.ksrevisor.gov/statutes/chapters/ch53/',
      readAt: 'https://codes.findlaw.com/ks/chapter-53-notaries-public-and-commissioners/ks-st-sect-53-5a20/',
      quote:
        'A notary public shall maintain a journal in which the notary public chronicles all notarial acts that the notary public performs.',
      read: '2026-11-21',
    },
    {
      cite: 'K.S.A. 53-5a20(b)',
      url: 'https://www.ksrevisor.gov/statutes/chapters/ch53/',
      readAt: 'https://instalawyer.io/laws/kansas-statutes/53-5a20-journal',
      quote: 'A journal shall be created on a tangible medium or in an electronic format.',
      read: '2026-11-21',
    },
    {
      cite: 'K.S.A. 53-5a20(c)',
      url: 'https://www.ksrevisor.gov/statutes/chapters/ch53/',
      readAt: 'https://instalawyer.io/laws/kansas-statutes/53-5a20-journal',
      quote: 'including the date of issuance and expiration of any identification credential',
      read: '2026-11-21',
    },
    {
      cite: 'K.S.A. 53-5a20(d)',
      url: 'https://www.ksrevisor.gov/statutes/chapters/ch53/',
      readAt: 'https://instalawyer.io/laws/kansas-statutes/53-5a20-journal',
      quote: 'shall promptly notify the secretary of state on discovering that the journal is lost or stolen',
      read: '2026-11-27',
    },
    {
      cite: 'K.S.A. 53-5a20(e)',
      url: 'https://www.ksrevisor.gov/statutes/chapters/ch53/',
      readAt: 'https://instalawyer.io/laws/kansas-statutes/53-5a20-journal',
      quote: 'inform the secretary of state where the journal is located',
      read: '2026-11-27',
    },
    {
      cite: 'K.A.R. 7-43-23(a)',
      url: 'https://www.sos.ks.gov/publications/kansas-administrative-regulations.html',
      readAt: 'https://www.law.cornell.edu/regulations/kansas/K-A-R-7-43-23',
      quote:
        'Each journal shall be retained for at least 10 years after the last notarial act chronicled in the journal.',
      read: '2026-11-21',
    },
    {
      cite: 'K.A.R. 7-43-23(b)',
      url: 'https://www.sos.ks.gov/publications/kansas-administrative-regulations.html',
      readAt: 'https://www.law.cornell.edu/regulations/kansas/K-A-R-7-43-23',
      quote: 'a backup of the journal and audiovisual recordings exists and is secure from unauthorized use',
      read: '2026-11-27',
    },
    {
      cite: 'K.A.R. 7-43-23(c)',
      url: 'https://www.sos.ks.gov/publications/kansas-administrative-regulations.html',
      readAt: 'https://www.law.cornell.edu/regulations/kansas/K-A-R-7-43-23',
      quote: 'any other person knowingly in possession of a journal or an audiovisual recording',
      read: '2026-11-27',
    },
    { cite: 'Kansas Secretary of State, Notary Handbook (as reported)', read: '2026-11-21' },
  ],
  confidence: 'high',
  lawRead: 'Statute and regulations as copied in 2023 and 2024.',
};
