import type { StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Iowa. */
export const iowa: StateGuide = {
  duty: [
    {
      text: 'You need not keep a journal for acts in person. The Secretary of State strongly recommends one.',
      cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
      confidence: 'medium',
    },
    {
      text: 'For remote acts, the technology that you use must provide an electronic journal. The rule has been in force since July 1, 2020.',
      cite: 'Iowa Admin. Code 721—ch. 43',
      confidence: 'low',
    },
  ],
  format: [
    {
      text: 'A voluntary journal may be on paper or electronic. On paper, write in ink.',
      cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
      confidence: 'medium',
    },
    {
      text: "The electronic journal of a remote act must satisfy the state's administrative rules.",
      cite: 'Iowa Admin. Code 721—ch. 43',
      confidence: 'low',
    },
  ],
  retention: [
    {
      text: 'The law sets no number of years. The handbook calls it wise to keep your entries for ten years.',
      cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
      confidence: 'medium',
    },
  ],
  entry: [
    {
      text: 'The handbook recommends that each entry contain the date and time, the type of act, the type and date of the document, and the fee.',
      cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
      confidence: 'medium',
    },
    {
      text: "It also recommends the signer's name, address and signature, how you identified the signer, the type of ID, and any comments.",
      cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
      confidence: 'medium',
    },
    {
      text: 'If you relied on a credible witness, record how you identified the witness.',
      cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
      confidence: 'medium',
    },
    {
      text: 'Make the entry before you complete the notarial certificate.',
      cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
      confidence: 'medium',
    },
    {
      text: 'Record requests that you refused as well, with the reason.',
      cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
      confidence: 'medium',
    },
    {
      text: 'No thumbprint is required, and the number of the ID is not among the recommended entries.',
      cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
      confidence: 'medium',
    },
  ],
  fees: [
    {
      text: 'No maximum fee was found. Confirm this with the Secretary of State before you set your fee.',
      cite: 'Handbook for Iowa Notaries Public (Iowa SOS)',
      confidence: 'low',
    },
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
      url: 'https://www.asnnotary.org/?form=stateinfo&statecode=IA',
      quote: "must provide an electronic journal that complies with Iowa's administrative rule requirements",
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Handbook of the Secretary of State of 2023.',
};
