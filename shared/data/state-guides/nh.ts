import { advice, high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of New Hampshire. */
export const newHampshire: StateGuide = {
  duty: [
    high(
      'RSA 456-B:8-c, I',
      'You must keep a journal of all notarial acts for a remotely located individual.',
    ),
    high('RSA 456-B:8-c, I', 'For acts in person a journal is optional.'),
    advice('A journal of acts in person is recommended.'),
  ],
  format: [
    medium(
      'RSA 456-B:8-c',
      'The journal of remote acts is either a bound tangible register or a permanent, tamper-evident electronic journal.',
    ),
    medium(
      'RSA 456-B:8-c',
      'Keep one journal for tangible records. You may keep one or more for electronic records.',
    ),
    medium('RSA 456-B:8-c', 'No rule governs the form of a voluntary journal.'),
  ],
  retention: [
    high(
      'RSA 456-B:8-c, I',
      'Keep the journal of remote acts for 10 years after the last act recorded in it.',
    ),
    high('RSA 456-B:8-c, I', 'No period is set for a journal of acts in person.'),
  ],
  entry: [
    medium(
      'RSA 456-B:8-c',
      'For a remote act record the date and time, a description of the record, the type of act, and the fee.',
    ),
    medium('RSA 456-B:8-c', 'Record the full name and address of each person for whom you act.'),
    medium(
      'RSA 456-B:8-c',
      'State that you know the signer personally, or record how you identified the signer, with the credential and its dates of issuance and expiration.',
    ),
    medium('RSA 456-B:8-c', 'The list requires no ID number, signature, or thumbprint.'),
  ],
  fees: [low('RSA 455:11', 'You may charge at most $10 for each notarial act.')],
  more: [],
  questions: ['Which fee does RSA 455:11 allow for an acknowledgment and for a jurat?'],
  sources: [
    {
      cite: 'RSA 456-B:8-c, I',
      url: 'https://www.gencourt.state.nh.us/rsa/html/XLII/456-B/456-B-8-c.htm',
      readAt: 'https://livefreeordie.legal/rsa/section/rsa-section-456-b8-c-3935fad8c8/',
      quote: 'all notarial acts the notary public performs with respect to a remotely located individual',
      read: '2026-11-21',
    },
    {
      cite: 'RSA 456-B:8-c',
      url: 'https://www.gencourt.state.nh.us/rsa/html/XLII/456-B/456-B-8-c.htm',
      readAt: 'https://livefreeordie.legal/rsa/section/rsa-section-456-b8-c-3935fad8c8/',
      read: '2026-11-21',
    },
    {
      cite: 'RSA 455:11',
      url: 'https://www.gencourt.state.nh.us/rsa/html/XLII/455/455-11.htm',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Law of 2022 (SB 134 of 2021), compared with a reference work in December 2024.',
};
