import type { StateGuide } from '../state-guide.ts';

/** What a notary of Florida should know about the journal. */
export const florida: StateGuide = {
  duty: [
    {
      text: 'As an online notary public you must journal every online notarization.',
      cite: 'Fla. Stat. § 117.245(1)',
    },
    {
      text: "For acts in person no journal is required. The Governor's manual recommends one.",
      cite: "Florida Governor's notary manual (as reported)",
    },
    {
      text: 'A bill of 2006 would have made the journal a duty for all acts. It is not part of the code.',
      cite: 'Fla. HB 567 (2006)',
    },
  ],
  format: [
    {
      text: 'Record online notarizations in one or more secure electronic journals.',
      cite: 'Fla. Stat. § 117.245(1)',
    },
    {
      text: 'A journal of acts in person is your own choice, in any form: paper or electronic.',
      cite: "Florida Governor's notary manual (as reported)",
    },
  ],
  retention: [
    {
      text: 'Keep the electronic journal and the recordings of online notarizations for 10 years.',
      cite: 'Fla. Stat. §§ 117.245, 117.255',
      toVerify: true,
    },
    {
      text: 'The law gives no figure for a journal of acts in person.',
      cite: "Florida Governor's notary manual (as reported)",
    },
  ],
  handOver: [
    {
      text: 'If your electronic journal of online notarizations is used without authority or its security is compromised, notify a law enforcement agency and the Department of State within 7 days after you discover it.',
      cite: 'Fla. Stat. § 117.255(4)',
    },
    {
      text: 'No duty to hand in a journal of acts in person was found. Hold it in a safe place after your commission ends.',
    },
  ],
  entry: [
    {
      text: 'In the entry of an online notarization, enter the date and time, the type of act, and the type, title or a description of the record or proceeding.',
      cite: 'Fla. Stat. § 117.245(1)(a)-(h)',
    },
    {
      text: 'Enter the name and address of each principal.',
      cite: 'Fla. Stat. § 117.245(1)(a)-(h)',
    },
    {
      text: 'Enter the evidence of identity: that you know the principal personally, or the type of government-issued ID. The number of the ID is not asked for.',
      cite: 'Fla. Stat. § 117.245(1)(a)-(h)',
    },
    {
      text: 'Note that the principal passed the identity proofing and that the ID satisfied the credential analysis.',
      cite: 'Fla. Stat. § 117.245(1)(a)-(h)',
    },
    { text: 'Enter the fee that you charged, if any.', cite: 'Fla. Stat. § 117.245(1)(a)-(h)' },
    {
      text: "For acts in person the Governor's manual recommends date and time, type of act, a description of the document, and the name, address and signature of the signer.",
      cite: "Florida Governor's notary manual (as reported)",
    },
    {
      text: 'It also recommends how you identified the signer, the type and number of the ID, and the fee.',
      cite: "Florida Governor's notary manual (as reported)",
    },
    {
      text: 'For an oath, affirmation or jurat you may name a witness with an address. No statute on journals asks for it.',
      cite: 'Convention of this journal (no Florida statute)',
    },
    {
      text: 'Do not demand a thumbprint: the list of the law holds none.',
      cite: 'Fla. Stat. § 117.245(1)(a)-(h)',
    },
  ],
  fees: [
    {
      text: 'You may charge at most $10 for any one notarial act.',
      cite: 'Fla. Stat. § 117.05(2)(a)',
    },
    {
      text: 'For an online notarization you may charge at most $25.',
      cite: 'Fla. Stat. § 117.275',
      toVerify: true,
    },
    {
      text: 'You may charge nothing for witnessing a vote-by-mail (absentee) ballot.',
      cite: 'Fla. Stat. § 117.05(2)(b)',
    },
  ],
  more: [
    {
      text: 'Since 1 January 2024 an instrument of real estate that is to be recorded needs the addresses of its witnesses besides their names.',
      cite: 'Fla. Stat. § 695.26',
      toVerify: true,
    },
  ],
  questions: [
    'For how long must the electronic journal and the recordings of online notarizations be kept?',
    'Which fee may you charge for an online notarization?',
    'Which particulars of witnesses does Fla. Stat. § 695.26 ask for on a recorded instrument?',
  ],
  sources: [
    {
      cite: 'Fla. Stat. § 117.245(1)',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.245.html',
      quote:
        'An online notary public shall keep one or more secure electronic journals of online notarizations performed by the online notary public.',
    },
    {
      cite: 'Fla. Stat. § 117.245(1)(a)-(h)',
      url: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/0117.245.html',
      quote: 'The name and address of each principal involved in the transaction or proceeding.',
    },
    {
      cite: 'Fla. Stat. § 117.05(2)(a)',
      url: 'https://www.flsenate.gov/Session/Bill/2006/567/BillText/e2/HTML',
      quote: 'The fee of a notary public may not exceed $10 for any one notarial act',
    },
    {
      cite: 'Fla. Stat. § 117.05(2)(b)',
      url: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/fl-senate-bill-112',
    },
    { cite: 'Fla. Stat. §§ 117.245, 117.255' },
    { cite: 'Fla. Stat. § 117.255(4)', url: 'https://flsenate.gov/Laws/Statutes/2019/0117.255' },
    { cite: 'Fla. Stat. § 117.275' },
    { cite: 'Fla. Stat. § 695.26' },
    {
      cite: 'Fla. HB 567 (2006)',
      url: 'https://www.flsenate.gov/Session/Bill/2006/567/BillText/e2/HTML',
    },
    { cite: "Florida Governor's notary manual (as reported)" },
    { cite: 'Convention of this journal (no Florida statute)' },
  ],
  confidence: 'high',
  lawRead: 'Statute as of 2020; reference of 2024',
};
