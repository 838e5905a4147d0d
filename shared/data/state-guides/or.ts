import { advice, high, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Oregon. */
export const oregon: StateGuide = {
  duty: [
    high(
      'ORS 194.300(2)',
      'You must keep a journal and record your notarial acts in it, for paper and electronic records.',
    ),
    high('ORS 194.300(1), (11)', 'Acknowledgments and signature witnessings must always be recorded.'),
    high(
      'ORS 194.300(1), (11)',
      'For protests, oaths and affirmations, copy certifications, affidavits, verifications on oath (jurats) and verifications of media billings, an entry is left to you.',
    ),
    advice('Record the optional acts as well: the entry is your proof of what you did.'),
  ],
  format: [
    high(
      'ORS 194.300(2)',
      'The journal may be on paper or electronic, whichever kind of record you notarize.',
    ),
    high(
      'ORS 194.300(2); OAR 160-100-0210(2)',
      'An electronic journal must be in a permanent, tamper-evident format that meets the rules of the Secretary of State.',
    ),
    high(
      'ORS 194.300(2); OAR 160-100-0210(2)',
      "In an electronic journal the signer's signature must be attached to or logically associated with the journal, and linked so that a later change of the entry can be detected.",
    ),
    high('OAR 160-100-0210', 'Remote online acts must be in an electronic journal.'),
    high('OAR 160-100-0200', 'A paper journal is bound, with preprinted page and line numbers.'),
  ],
  retention: [
    high(
      'ORS 194.300(1)',
      'Keep the journal for 10 years after the last act in it, also after your commission has expired, was suspended or was resigned.',
    ),
  ],
  entry: [
    high(
      'ORS 194.300(3)',
      'Record the date and time, the type of act, a description of the record, and the full name and address of each individual for whom you act.',
    ),
    high('ORS 194.300(3)', 'Each individual for whom you act signs the entry.'),
    high(
      'ORS 194.300(3)',
      'State how you identified the signer: that you know the signer personally, or the credential that was shown, with its expiration date.',
    ),
    high('ORS 194.300(3)', "The law does not require the ID's number or its date of issue."),
    high('ORS 194.300(3)', 'Record the fee.'),
    high('ORS 194.300(3)', 'If a credible witness identifies the signer, record the witness in the entry.'),
    high(
      'OAR 160-100-0200',
      'Several documents for one signer on one day may share an entry if you record how many there are. For duplicates record their total number.',
    ),
    high(
      'OAR 160-100-0200',
      'A later entry for the same signer may refer to the page and line of an earlier one instead of repeating name, address and ID.',
    ),
    high('ORS 194.300(3)', 'The journal law requires no thumbprint.'),
  ],
  fees: [
    medium('ORS 194.400', 'You may charge at most $10 for each notarial act.'),
    medium('ORS 194.400', 'For an act for a remotely located individual you may charge at most $25.'),
    medium(
      'ORS 194.400',
      'Agree on a travel fee in advance, and explain that it is added to the notarial fee and not set by law.',
    ),
    medium('ORS 194.400', 'If you charge fees, display a list of them in English.'),
  ],
  more: [],
  questions: ['Have the fee caps of ORS 194.400 changed since 2023?'],
  sources: [
    {
      cite: 'OAR 160-100-0310',
      url: 'https://secure.sos.state.or.us/oard/view.action?ruleNumber=160-100-0310',
      readAt: 'https://www.law.cornell.edu/regulations/oregon/Or-Admin-Code-SS-160-100-0310',
      quote: 'must be able to obtain possession of such records within 15 days of receipt of a request',
      read: '2026-11-27',
    },
    {
      cite: 'OAR 160-100-0855(4)',
      url: 'https://secure.sos.state.or.us/oard/view.action?ruleNumber=160-100-0855',
      readAt: 'https://regulations.justia.com/states/oregon/chapter-160/division-100/section-160-100-0855',
      quote:
        'must be retained in a safe and secure manner for ten years following the date of the notarization',
      read: '2026-11-27',
    },
    {
      cite: 'ORS 194.300(1), (11)',
      url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors194.html',
      readAt: 'http://www.oregonlaws.org/ors/194.300',
      quote: 'shall maintain one or more journals in which the notary public chronicles all notarial acts',
      read: '2026-11-21',
    },
    {
      cite: 'ORS 194.300(1)',
      url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors194.html',
      readAt: 'http://www.oregonlaws.org/ors/194.300',
      quote:
        'shall retain the journal for 10 years after the performance of the last notarial act chronicled in the journal',
      read: '2026-11-21',
    },
    {
      cite: 'ORS 194.300(2)',
      url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors194.html',
      readAt: 'http://www.oregonlaws.org/ors/194.300',
      quote: 'regardless of whether those notarial acts are performed for tangible or electronic records',
      read: '2026-11-21',
    },
    {
      cite: 'ORS 194.300(3)',
      url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors194.html',
      readAt: 'http://www.oregonlaws.org/ors/194.300',
      quote: 'The signature of each individual for whom the notarial act is performed',
      read: '2026-11-21',
    },
    {
      cite: 'ORS 194.300',
      url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors194.html',
      readAt: 'http://www.oregonlaws.org/ors/194.300',
      read: '2026-11-21',
    },
    {
      cite: 'ORS 194.300(2); OAR 160-100-0210(2)',
      url: 'https://secure.sos.state.or.us/oard/view.action?ruleNumber=160-100-0210',
      readAt: 'https://regulations.justia.com/states/oregon/chapter-160/division-100/section-160-100-0210',
      quote:
        'Linked to the data in such a manner that any subsequent alterations to the electronic notarial journal entry are detectable',
      read: '2026-11-21',
    },
    {
      cite: 'OAR 160-100-0210',
      url: 'https://secure.sos.state.or.us/oard/view.action?ruleNumber=160-100-0210',
      readAt: 'https://regulations.justia.com/states/oregon/chapter-160/division-100/section-160-100-0210',
      quote: 'must be available upon demand by the Secretary of State in a PDF format',
      read: '2026-11-21',
    },
    {
      cite: 'OAR 160-100-0200',
      url: 'https://secure.sos.state.or.us/oard/view.action?ruleNumber=160-100-0200',
      readAt: 'https://www.law.cornell.edu/regulations/oregon/Or-Admin-Code-SS-160-100-0200',
      quote: 'Each page shall be consecutively numbered from the beginning to the end of the journal',
      read: '2026-11-21',
    },
    {
      cite: 'ORS 194.400',
      url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors194.html',
      readAt: 'https://oregon.public.law/statutes/ors_194.400',
      read: '2026-11-21',
    },
    {
      cite: 'OAR 160-100-0220',
      url: 'https://secure.sos.state.or.us/oard/view.action?ruleNumber=160-100-0220',
      readAt: 'https://regulations.justia.com/states/oregon/chapter-160/division-100/section-160-100-0220',
      quote: 'The date the notary public discovered that the notarial journal was unusable',
      read: '2026-11-22',
    },
    {
      cite: 'OAR 160-100-0350',
      url: 'https://secure.sos.state.or.us/oard/view.action?ruleNumber=160-100-0350',
      readAt: 'https://www.law.cornell.edu/regulations/oregon/Or-Admin-Code-SS-160-100-0350',
      quote: 'with the Secretary of State within 30 days after the date of termination',
      read: '2026-11-22',
    },
    {
      cite: 'OAR 160-100-0215 (not read)',
      url: 'https://secure.sos.state.or.us/oard/view.action?ruleNumber=160-100-0215',
      readAt: 'https://regulations.justia.com/states/oregon/chapter-160/division-100',
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead:
    'Journal statute as enacted in 2013 (c. 219); rules as of March and December 2024; fee statute as of May 2023.',
};
