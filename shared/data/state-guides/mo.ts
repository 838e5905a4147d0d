import { high, low, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Missouri. */
export const missouri: StateGuide = {
  duty: [
    high(
      'RSMo § 486.700.1',
      'You must record every notarial act in a journal, in the order in which you perform them.',
    ),
    high(
      'RSMo § 486.700.1',
      'Since August 28, 2020, there are no exceptions for court matters or for instruments that are soon recorded.',
    ),
    low('RSMo ch. 486', 'Refused and incomplete acts may be recorded too.'),
  ],
  format: [
    high('RSMo § 486.700.1', 'Record acts on paper in a permanently bound book with numbered pages.'),
    high('RSMo § 486.700.1', 'Keep only one such book active at a time.'),
    low('RSMo ch. 486', 'Electronic and remote acts need an electronic journal as well.'),
    high(
      'RSMo § 486.700.1',
      'For acts on paper an electronic journal does not replace the bound book; it can only accompany it.',
    ),
  ],
  retention: [
    high(
      'RSMo § 486.700.3',
      'Keep the journal for at least 10 years from the date of its last entry while you hold a commission.',
    ),
  ],
  entry: [
    high(
      'RSMo § 486.705.1',
      'Record the date and time, the type of act, and the type and a description of the document.',
    ),
    high('RSMo § 486.705.1', 'Record the signature, printed name and address of each principal.'),
    high(
      'RSMo § 486.705.1',
      'Record how you identified the signer. For an ID document give its type, issuing agency and number, and its date of issuance or of expiration.',
    ),
    high('RSMo § 486.705.1', 'A credible witness gives a handwritten signature, name and address.'),
    high('RSMo § 486.705.1', 'For a requester of fact record the printed name and address.'),
    high('RSMo § 486.705.1', 'Record the fee, and the place if it is not your regular place of business.'),
    high('RSMo § 486.705.2', 'Never record a Social Security number or a credit card number in the journal.'),
    low(
      'RSMo ch. 486',
      'If you correct a certificate later, add the nature and the date of the correction to the entry.',
    ),
    high('RSMo § 486.705.1', 'The journal law requires no thumbprint.'),
  ],
  fees: [
    low(
      'RSMo § 486.685',
      'For an act on paper you may charge at most $5 for each signature, for an acknowledgment as for a jurat.',
    ),
    high('RSMo § 486.960.2', 'For an electronic act the cap is $5 for each signature.'),
    low('RSMo ch. 486', 'Display your schedule of fees.'),
    low(
      'RSMo ch. 486',
      'Agree on a travel fee in advance, and say that it is separate from the notarial fee.',
    ),
  ],
  more: [
    high(
      'RSMo § 486.645.2',
      'A mark may be notarized if it is made before you and two disinterested witnesses, who both sign their names beside it. Below the mark, you write who made it, and the names and addresses of the witnesses.',
    ),
    high(
      'RSMo § 486.700.1',
      'Older copies of the law show § 486.260 of 2004 with its exceptions. It is no longer in force.',
    ),
  ],
  questions: ['Does § 486.685 still set the fee for acts on paper at $5 for each signature?'],
  sources: [
    {
      cite: 'RSMo § 486.645.2',
      url: 'https://revisor.mo.gov/main/OneSection.aspx?section=486.645',
      readAt: 'https://codes.findlaw.com/mo/title-xxxii-courts/mo-rev-st-486-645/',
      quote:
        'The mark is affixed in the presence of the notary and two witnesses disinterested in the document',
      read: '2026-11-23',
    },
    {
      cite: 'RSMo § 486.700.1',
      url: 'https://revisor.mo.gov/main/OneSection.aspx?section=486.700',
      readAt:
        'https://getpocketlaw.com/law/state_missouri/section-486-700-journal-to-be-maintained-requirements_c319dbdb9efc',
      quote: 'a chronological journal of notarial acts that is a permanently bound book with numbered pages',
      read: '2026-11-21',
    },
    {
      cite: 'RSMo § 486.700.3',
      url: 'https://revisor.mo.gov/main/OneSection.aspx?section=486.700',
      readAt:
        'https://getpocketlaw.com/law/state_missouri/section-486-700-journal-to-be-maintained-requirements_c319dbdb9efc',
      quote: 'for a period of no less than ten years from the date of the last entry',
      read: '2026-11-21',
    },
    {
      cite: 'RSMo § 486.705.1',
      url: 'https://revisor.mo.gov/main/OneSection.aspx?section=486.705',
      readAt: 'https://getpocketlaw.com/law/state_missouri/section-486-705-journal-contents_c1564aecb297',
      quote: 'The signature, printed name, and address of each principal',
      read: '2026-11-21',
    },
    {
      cite: 'RSMo § 486.705.2',
      url: 'https://revisor.mo.gov/main/OneSection.aspx?section=486.705',
      readAt: 'https://getpocketlaw.com/law/state_missouri/section-486-705-journal-contents_c1564aecb297',
      quote: 'A notary shall not record a Social Security number or credit card number in the journal.',
      read: '2026-11-21',
    },
    {
      cite: 'RSMo § 486.715',
      url: 'https://revisor.mo.gov/main/OneSection.aspx?section=486.715',
      readAt: 'https://www.lawserver.com/law/state/missouri/mo-laws/missouri_laws_486-715',
      read: '2026-11-22',
      quote: 'A notary shall safeguard his or her journal and all other notarial records',
    },
    {
      cite: 'RSMo §§ 486.715.4, 486.795',
      url: 'https://revisor.mo.gov/main/OneSection.aspx?section=486.715',
      readAt: 'https://lawserver.com/law/state/missouri/mo-laws/missouri_laws_486-795',
      quote:
        'Within thirty days after the effective date of resignation, revocation, or expiration of the commission, dispose of the journal and notarial records',
      read: '2026-11-21',
    },
    {
      cite: 'RSMo § 486.960.2',
      url: 'https://revisor.mo.gov/main/OneSection.aspx?section=486.960',
      readAt: 'https://getpocketlaw.com/law/state_missouri/section-486-960-fees_75b313fff635',
      quote: 'For an acknowledgment, five dollars per signature',
      read: '2026-11-21',
    },
    {
      cite: 'RSMo § 486.685',
      url: 'https://revisor.mo.gov/main/OneSection.aspx?section=486.685',
      read: '2026-11-21',
    },
    {
      cite: 'RSMo ch. 486',
      url: 'https://revisor.mo.gov/main/OneChapter.aspx?chapter=486',
      read: '2026-11-21',
    },
    {
      cite: 'RSMo § 486.715.3',
      url: 'https://revisor.mo.gov/main/OneSection.aspx?section=486.715',
      readAt:
        'https://getpocketlaw.com/law/state_missouri/section-486-715-safeguarding-of-journal-requirements_4eeddc3c6838',
      quote: "Within ten days after a notary's journal is discovered to be stolen, lost, destroyed, damaged",
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead: 'Law of 2020 (HB 1655), in copies of the statute through 2024.',
};
