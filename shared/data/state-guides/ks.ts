import type { StateGuide } from '../state-guide.ts';

/** What a notary of Kansas should know about the journal. */
export const kansas: StateGuide = {
  duty: [
    {
      text: 'You must keep a journal of all notarial acts that you perform. The law has been in force since January 1, 2022.',
      cite: 'K.S.A. 53-5a20(a)',
    },
    {
      text: 'Notify the Secretary of State before you perform electronic or remote acts. You must be registered for them.',
      cite: 'Kansas Secretary of State, Notary Handbook (as reported)',
      toVerify: true,
    },
  ],
  format: [
    {
      text: 'The statute lets you create a journal on paper or in an electronic format.',
      cite: 'K.S.A. 53-5a20(b)',
    },
    {
      text: 'Keep acts on paper in one bound paper journal. The handbook of the Secretary of State ties electronic journals to acts on electronic records; others read the statute more freely.',
      cite: 'K.S.A. 53-5a20(b)',
      toVerify: true,
    },
    {
      text: 'A paper journal must be a permanent, bound register with numbered pages.',
      cite: 'K.S.A. 53-5a20(b)',
    },
    {
      text: 'An electronic journal must be permanent and tamper-evident. You may keep more than one for acts on electronic records.',
      cite: 'K.S.A. 53-5a20(b)',
    },
    {
      text: 'Protect an electronic journal with a password or other secure means, and see that a secure backup exists.',
      cite: 'K.A.R. 7-43-23(b)',
    },
    {
      text: 'The entries of an electronic journal must be printable.',
      cite: 'Kansas Secretary of State, Notary Handbook (as reported)',
      toVerify: true,
    },
    {
      text: 'Keep the journal under your sole control: in your direct custody, or behind your password.',
      cite: 'Kansas Secretary of State, Notary Handbook (as reported)',
      toVerify: true,
    },
  ],
  retention: [
    {
      text: 'Keep each journal for at least 10 years after the last act recorded in it.',
      cite: 'K.A.R. 7-43-23(a)',
    },
    {
      text: 'Keep an audio and video recording for at least 10 years after it was made.',
      cite: 'K.A.R. 7-43-23(a)',
    },
  ],
  handOver: [
    {
      text: 'When you resign, or your commission is revoked or suspended, keep the journal for its full term and tell the Secretary of State where it is.',
      cite: 'K.S.A. 53-5a20(e)',
    },
    {
      text: 'On your death or incapacity, your representative keeps the journal for its full term, or sends it to a repository or to the Secretary of State.',
      cite: 'K.A.R. 7-43-23(c)',
    },
    {
      text: 'If the journal is lost or stolen, promptly notify the Secretary of State.',
      cite: 'K.S.A. 53-5a20(d)',
    },
  ],
  entry: [
    { text: 'Make the entry at the time of the act.', cite: 'K.S.A. 53-5a20(c)' },
    {
      text: 'Record the date and time, the type of act, and a description of the document.',
      cite: 'K.S.A. 53-5a20(c)',
    },
    {
      text: 'Record the full name and address of each person for whom you perform the act.',
      cite: 'K.S.A. 53-5a20(c)',
    },
    {
      text: 'If you know the signer personally, say so in the entry.',
      cite: 'K.S.A. 53-5a20(c)',
    },
    {
      text: 'Otherwise describe how you identified the signer and the ID that was shown, with its date of issuance and its expiration date.',
      cite: 'K.S.A. 53-5a20(c)',
    },
    { text: 'Record the fee, if you charged one.', cite: 'K.S.A. 53-5a20(c)' },
    {
      text: "The law asks for neither the number of the ID nor the signer's signature nor a thumbprint.",
      cite: 'K.S.A. 53-5a20(c)',
    },
  ],
  fees: [
    {
      text: 'No maximum fee was found. Confirm this with the Secretary of State before you set your fee.',
      cite: 'K.S.A. 53-5a20(c)',
      toVerify: true,
    },
  ],
  more: [],
  questions: [
    'May acts on paper be recorded in an electronic journal alone?',
    'Does Kansas cap the fee for a notarial act?',
  ],
  sources: [
    {
      cite: 'K.S.A. 53-5a20(a)',
      url: 'https://codes.findlaw.com/ks/chapter-53-notaries-public-and-commissioners/ks-st-sect-53-5a20/',
      quote:
        'A notary public shall maintain a journal in which the notary public chronicles all notarial acts that the notary public performs.',
    },
    {
      cite: 'K.S.A. 53-5a20(b)',
      url: 'https://instalawyer.io/laws/kansas-statutes/53-5a20-journal',
      quote: 'A journal shall be created on a tangible medium or in an electronic format.',
    },
    {
      cite: 'K.S.A. 53-5a20(c)',
      url: 'https://instalawyer.io/laws/kansas-statutes/53-5a20-journal',
      quote: 'including the date of issuance and expiration of any identification credential',
    },
    {
      cite: 'K.S.A. 53-5a20(d)',
      url: 'https://instalawyer.io/laws/kansas-statutes/53-5a20-journal',
    },
    {
      cite: 'K.S.A. 53-5a20(e)',
      url: 'https://instalawyer.io/laws/kansas-statutes/53-5a20-journal',
    },
    {
      cite: 'K.A.R. 7-43-23(a)',
      url: 'https://www.law.cornell.edu/regulations/kansas/K-A-R-7-43-23',
      quote:
        'Each journal shall be retained for at least 10 years after the last notarial act chronicled in the journal.',
    },
    {
      cite: 'K.A.R. 7-43-23(b)',
      url: 'https://www.law.cornell.edu/regulations/kansas/K-A-R-7-43-23',
    },
    {
      cite: 'K.A.R. 7-43-23(c)',
      url: 'https://www.law.cornell.edu/regulations/kansas/K-A-R-7-43-23',
    },
    { cite: 'Kansas Secretary of State, Notary Handbook (as reported)' },
  ],
  confidence: 'high',
  lawRead: 'Statute and regulations as copied in 2023 and 2024.',
};
