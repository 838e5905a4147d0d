import { advice, high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Florida. */
export const florida: StateGuide = {
  duty: [
    high('Fla. Stat. § 117.245(1)', 'As an online notary public you must journal every online notarization.'),
    low(
      "Florida Governor's notary manual (as reported)",
      "For acts in person no journal is required. The Governor's manual recommends one.",
    ),
    medium(
      'Fla. HB 567 (2006)',
      'A bill of 2006 would have made the journal a duty for all acts. It is not part of the code.',
    ),
  ],
  format: [
    high('Fla. Stat. § 117.245(1)', 'Record online notarizations in one or more secure electronic journals.'),
    low(
      "Florida Governor's notary manual (as reported)",
      'A journal of acts in person is your own choice, in any form: paper or electronic.',
    ),
  ],
  retention: [
    medium(
      'Fla. Stat. §§ 117.245, 117.255',
      'Keep the electronic journal of online notarizations, and their recordings, for at least 10 years after the act.',
    ),
    low(
      "Florida Governor's notary manual (as reported)",
      'The law sets no period for a journal of acts in person.',
    ),
  ],
  entry: [
    high(
      'Fla. Stat. § 117.245(1)(a)-(h)',
      'In the entry of an online notarization, enter the date and time, the type of act, and the type, title or a description of the record or proceeding.',
    ),
    high('Fla. Stat. § 117.245(1)(a)-(h)', 'Enter the name and address of each principal.'),
    high(
      'Fla. Stat. § 117.245(1)(a)-(h)',
      'Enter the evidence of identity: that you know the principal personally, or the type of government-issued ID. The number of the ID is not required.',
    ),
    high(
      'Fla. Stat. § 117.245(1)(a)-(h)',
      'Note that the principal passed the identity proofing and that the ID satisfied the credential analysis.',
    ),
    high('Fla. Stat. § 117.245(1)(a)-(h)', 'Enter the fee that you charged, if any.'),
    low(
      "Florida Governor's notary manual (as reported)",
      "For acts in person the Governor's manual recommends date and time, type of act, a description of the document, and the name, address and signature of the signer.",
    ),
    low(
      "Florida Governor's notary manual (as reported)",
      'It also recommends how you identified the signer, the type and number of the ID, and the fee.',
    ),
    advice(
      'For an oath, affirmation, or jurat, you may name a witness with an address. No statute on journals requires it.',
    ),
    high(
      'Fla. Stat. § 117.05(5)(b)',
      'An ID that has expired still counts if it was issued within five years before the act.',
    ),
    high('Fla. Stat. § 117.245(1)(a)-(h)', 'Do not require a thumbprint. It is not on the list in the law.'),
  ],
  fees: [
    high('Fla. Stat. § 117.05(2)(a)', 'You may charge at most $10 for any one notarial act.'),
    low('Fla. Stat. § 117.275', 'For an online notarization you may charge at most $25.'),
    medium(
      'Fla. Stat. § 117.05(2)(b)',
      'You may not charge for witnessing a vote-by-mail (absentee) ballot.',
    ),
  ],
  more: [
    medium(
      'Fla. Stat. § 117.05(14)',
      'A mark may be notarized if two disinterested people witness the signing. You print the signer’s first and last name around the mark, and the words “his (or her) mark” below it.',
    ),
    medium(
      'Fla. Stat. § 117.05(14)(d) (as reported)',
      'If a signer cannot even make a mark, you may sign for them at their direction, in front of two disinterested witnesses. Below the signature, write that you affixed it pursuant to § 117.05(14).',
    ),
    advice('Record in Comments how the signer directed you to sign, and the names of the witnesses.'),
    low(
      'Fla. Stat. § 695.26',
      'Since January 1, 2024, an instrument of real estate that is to be recorded needs the addresses of its witnesses besides their names.',
    ),
  ],
  questions: [
    'Which fee may you charge for an online notarization?',
    'Does the text of Fla. Stat. § 117.05(14) say about a mark what others report? Does it require proof of the direction when you sign for someone?',
    'Which particulars of witnesses does Fla. Stat. § 695.26 ask for on a recorded instrument?',
  ],
  sources: [
    {
      cite: 'Fla. Stat. § 117.05(14)',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.05.html',
      readAt:
        'https://www.thenotaryeducationgrp.com/blogs/post/signature-by-mark-vs.-signature-by-proxy-in-florida-notary-guide-for-disabled-signers',
      quote: 'Florida requires the presence of two disinterested witnesses who observe the signing.',
      read: '2026-11-23',
    },
    {
      cite: 'Fla. Stat. § 117.05(14)(d) (as reported)',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.05.html',
      readAt:
        'https://notaryacknowledgement.com/fl/florida-notarial-certificate-oath-or-affirmation-of-individual-with-disability/',
      quote:
        'Two (2) disinterested witnesses must be present when the disabled party directs the notary to sign on their behalf.',
      read: '2026-11-23',
    },
    {
      cite: 'Fla. Stat. § 117.245(1)',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.245.html',
      quote:
        'An online notary public shall keep one or more secure electronic journals of online notarizations performed by the online notary public.',
      read: '2026-11-21',
    },
    {
      cite: 'Fla. Stat. § 117.245(1)(a)-(h)',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.245.html',
      quote: 'The name and address of each principal involved in the transaction or proceeding.',
      read: '2026-11-21',
    },
    {
      cite: 'Fla. Stat. § 117.05(5)(b)',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.05.html',
      readAt: 'https://www.flsenate.gov/Session/Bill/2017/440/BillText/c1/HTML',
      read: '2026-11-27',
    },
    {
      cite: 'Fla. Stat. § 117.05(2)(a)',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.05.html',
      readAt: 'https://www.flsenate.gov/Session/Bill/2006/567/BillText/e2/HTML',
      quote: 'The fee of a notary public may not exceed $10 for any one notarial act',
      read: '2026-11-21',
    },
    {
      cite: 'Fla. Stat. § 117.05(2)(b)',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.05.html',
      readAt: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/fl-senate-bill-112',
      read: '2026-11-21',
    },
    {
      cite: 'Fla. Stat. §§ 117.245, 117.255',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.245.html',
      readAt: 'https://ustechautomations.com/feeds/notary-journal/florida',
      quote: 'shall be maintained for at least 10 years after the date of the notarial act',
      read: '2026-11-27',
    },
    {
      cite: 'Fla. Stat. § 117.255(4)',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.255.html',
      readAt: 'https://flsenate.gov/Laws/Statutes/2019/0117.255',
      quote: 'within 7 days after discovery of such unauthorized use or compromise to security',
      read: '2026-11-27',
    },
    {
      cite: 'Fla. Stat. § 117.275',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.275.html',
      read: '2026-11-21',
    },
    {
      cite: 'Fla. Stat. § 695.26',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0600-0699/0695/Sections/0695.26.html',
      read: '2026-11-21',
    },
    {
      cite: 'Fla. HB 567 (2006)',
      url: 'https://www.flsenate.gov/Session/Bill/2006/567/BillText/e2/HTML',
      read: '2026-11-21',
    },
    { cite: "Florida Governor's notary manual (as reported)", read: '2026-11-21' },
    {
      cite: 'Florida online notary course, record keeping',
      url: 'https://application.floridanotaryservice.com/pagesEducation/RonOnline/records.html',
      quote: 'All records, both recordings and journals, must be maintained for 10 years.',
      read: '2026-11-22',
    },
    {
      cite: 'Fla. Stat. § 117.255(5)',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.255.html',
      readAt: 'http://fl.elaws.us/law/117.255',
      quote:
        'Make electronic copies, upon request, of the pertinent entries in the electronic journal and provide access to the related audio-video communication recordings',
      read: '2026-11-27',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute as of 2020; reference of 2024',
};
