import { low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Iowa. */
export const iowa: StateGuide = {
  duty: [
    medium(
      'Handbook for Iowa Notaries Public (Iowa SOS)',
      'You need not keep a journal for acts in person. The Secretary of State strongly recommends one.',
    ),
    low(
      'Iowa Admin. Code 721—ch. 43',
      'For remote acts, the technology that you use must provide an electronic journal. The rule has been in force since July 1, 2020.',
    ),
  ],
  format: [
    medium(
      'Handbook for Iowa Notaries Public (Iowa SOS)',
      'A voluntary journal may be on paper or electronic. On paper, write in ink.',
    ),
    low(
      'Iowa Admin. Code 721—ch. 43',
      "The electronic journal of a remote act must satisfy the state's administrative rules.",
    ),
  ],
  retention: [
    medium(
      'Handbook for Iowa Notaries Public (Iowa SOS)',
      'The law sets no number of years. The handbook calls it wise to keep your entries for ten years.',
    ),
  ],
  entry: [
    medium(
      'Handbook for Iowa Notaries Public (Iowa SOS)',
      'The handbook recommends that each entry contain the date and time, the type of act, the type and date of the document, and the fee.',
    ),
    medium(
      'Handbook for Iowa Notaries Public (Iowa SOS)',
      "It also recommends the signer's name, address and signature, how you identified the signer, the type of ID, and any comments.",
    ),
    medium(
      'Handbook for Iowa Notaries Public (Iowa SOS)',
      'If you relied on a credible witness, record how you identified the witness.',
    ),
    medium(
      'Handbook for Iowa Notaries Public (Iowa SOS)',
      'Make the entry before you complete the notarial certificate.',
    ),
    medium(
      'Handbook for Iowa Notaries Public (Iowa SOS)',
      'Record requests that you refused as well, with the reason.',
    ),
    medium(
      'Handbook for Iowa Notaries Public (Iowa SOS)',
      'No thumbprint is required, and the number of the ID is not among the recommended entries.',
    ),
  ],
  fees: [
    low(
      'Handbook for Iowa Notaries Public (Iowa SOS)',
      'No maximum fee was found. Confirm this with the Secretary of State before you set your fee.',
    ),
  ],
  more: [],
  questions: [
    'Does the rule on the electronic journal of remote acts bind only the provider of the technology, or you as the notary as well?',
    'Does Iowa cap the fee for a notarial act?',
  ],
  sources: [
    {
      cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
      url: 'https://issuu.com/iowasecretaryofstate/docs/handbook_for_iowa_notaries_public_digital_version/s/29345465',
      quote:
        'Although Iowa law does not require a notary public to keep a journal, it is STRONGLY recommended.',
      read: '2026-11-21',
    },
    {
      cite: 'Iowa Admin. Code 721—ch. 43',
      url: 'https://www.legis.iowa.gov/docs/iac/chapter/721.43.pdf',
      readAt: 'https://www.asnnotary.org/?form=stateinfo&statecode=IA',
      quote: "must provide an electronic journal that complies with Iowa's administrative rule requirements",
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Handbook of the Secretary of State of 2023.',
};
