import { advice, high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of California. */
export const california: StateGuide = {
  duty: [
    high('Cal. Gov. Code § 8206(a)(1)', 'You must record every official act in a sequential journal.'),
    low('Cal. Gov. Code § 8228.1', 'Willful failure to keep the journal properly is a misdemeanor.'),
  ],
  format: [
    high(
      'Cal. Gov. Code § 8206(a)(1)',
      'Keep one active sequential journal at a time. You may never keep a second active journal.',
    ),
    low(
      'Cal. Gov. Code § 8206(a)(1)',
      'Whether that one journal may be electronic for acts in person is disputed. The statute names no medium, and no official ban was found.',
    ),
    low(
      'Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)',
      'The signer must place a thumbprint in the journal itself. That suggests a paper journal.',
    ),
    low(
      'Cal. Gov. Code § 8231.5(a)(1) (online acts)',
      'The law on online acts mentions one tangible sequential journal, and electronic journals in addition for online acts.',
    ),
    advice(
      'Keep your one active journal on paper until the state says otherwise, and use this journal as a copy of it, never as a second active journal.',
    ),
  ],
  retention: [
    high(
      'Cal. Gov. Code § 8209(a), (c)',
      'The law sets no number of years. Keep all your journals for as long as you are commissioned.',
    ),
  ],
  entry: [
    high(
      'Cal. Gov. Code § 8206(a)(2)',
      'Enter the date, the time and the type of each act, and the type of the document.',
    ),
    high(
      'Cal. Gov. Code § 8206(a)(2)',
      'Each act and each signer needs its own line, with a signature. Do not use ditto marks.',
    ),
    high(
      'Cal. Gov. Code § 8206(a)(2)',
      'The signer must sign the journal. The printed name and the address are customary, not required by the statute.',
    ),
    high(
      'Cal. Gov. Code § 8206(a)(2)',
      'Enter the type of ID, the agency that issued it, its serial or identifying number, and its date of issue or expiration. Either date is enough.',
    ),
    low(
      'Cal. Civ. Code § 1185',
      'You may not identify a signer by personal knowledge. Only an ID or credible witnesses are valid.',
    ),
    medium(
      'Cal. Civ. Code § 1185',
      'An ID that has expired still counts if it was issued within five years before the act.',
    ),
    low(
      'Cal. Civ. Code § 1185',
      'One credible witness is enough if you know the witness personally and the witness shows an ID. Otherwise you need two witnesses who both show an ID.',
    ),
    medium(
      'Cal. Gov. Code § 8206(a)(2)(C)-(E) (as reported)',
      "With one credible witness, enter the witness's name and have the witness sign the journal.",
    ),
    medium(
      'Cal. Gov. Code § 8206(a)(2)(C)-(E) (as reported)',
      'With two credible witnesses, enter for each of them the type, agency, number and date of the ID, and have both sign.',
    ),
    high(
      'Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)',
      'Take the right thumbprint of each party who signs a deed, quitclaim deed, deed of trust, or other document that affects real property.',
    ),
    low(
      'Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)',
      'That includes every conveyance or transfer of land, and a trust that puts land or a building into it.',
    ),
    low(
      'Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)',
      'Also take the thumbprint of a party who signs a power of attorney.',
    ),
    high(
      'Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)',
      'If the right thumb is not available, take the left thumb or any finger and say so in the journal. If the party is physically unable to give a print, say so and explain the condition.',
    ),
    high(
      'Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)',
      "No print is needed for a trustee's deed that results from a foreclosure, or for a deed of reconveyance.",
    ),
    high('Cal. Gov. Code § 8206(a)(2)', 'Enter the fee that you charged.'),
  ],
  fees: [
    low(
      'Cal. Gov. Code § 8211',
      'You may charge at most $15 for each signature that is acknowledged, and at most $15 for each person who takes an oath or signs a jurat.',
    ),
    low('Cal. Gov. Code § 8211', 'You may not charge for voting materials.'),
    high(
      'Cal. Gov. Code § 6107',
      "Charge nothing for a service in connection with an application or claim for veterans' benefits.",
    ),
  ],
  more: [
    high(
      'Cal. Civ. Code § 14',
      'A mark counts as a signature if two people witness it and sign the document. One of them writes the signer’s name next to the mark. In the journal, one witness writes the name next to the mark and signs.',
    ),
    medium(
      'Cal. Gov. Code § 8231 et seq. (SB 696)',
      'Online notarization cannot be offered yet. It begins when the system of the Secretary of State is certified, no later than January 1, 2030.',
    ),
    medium(
      'California Notary Public Handbook 2016, Immigration Documents',
      'You may notarize immigration papers. Only an attorney, an accredited representative, or a registered and bonded immigration consultant may help with the forms, and the fee for each set of forms is limited.',
    ),
  ],
  questions: [
    'May the one active journal of acts in person be wholly electronic? Ask the Secretary of State for an answer in writing.',
    'Does a photograph of an ink thumbprint satisfy the law, or must the print be in the journal itself?',
    'Does the current text of § 8206(a)(2)(G) name the power of attorney? It was read only in the digest of the bill of 2012.',
    'Has the bill of 2026 that raises the fees of § 8211 from $15 to $20 (AB 1597) become law, and from which day?',
    'Has the bill of February 13, 2026, that touches the chapter on notaries (AB 1977) become law?',
  ],
  sources: [
    {
      cite: 'Cal. Gov. Code § 6107',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=6107',
      readAt: 'https://law.uslawyerdatabase.com/section-6107-4',
      quote: 'including notaries public, shall not demand or receive any fee or compensation',
      read: '2026-11-27',
    },
    {
      cite: 'Cal. Civ. Code § 14',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=14',
      readAt: 'https://www.yumpu.com/en/document/view/63296305/notary-handbook-2016/44',
      quote: 'be witnessed by two persons who must subscribe their own names as witnesses thereto',
      read: '2026-11-23',
    },
    {
      cite: 'Cal. Gov. Code § 8206(a)(1)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8206',
      readAt: 'https://www.yumpu.com/en/document/view/63296305/notary-handbook-2016/30',
      quote: 'A notary public shall keep one active sequential journal at a time',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code § 8206(a)(2)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8206',
      readAt: 'https://www.formsbank.com/template/306628/notary-public-handbook-california.html?page=27',
      quote:
        'type of identifying document, the governmental agency issuing the document, the serial or identifying number of the document, and the date of issue or expiration',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)',
      url: 'http://www.leginfo.ca.gov/pub/11-12/bill/asm/ab_2301-2350/ab_2326_bill_20120813_enrolled.html',
      quote:
        'require a party signing any other document affecting real property to place his or her fingerprint in the journal',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code § 8206(a)(2)(C)-(E) (as reported)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8206',
      quote:
        "the notary public must record the name of the credible witness and the credible witness must sign the notary public's journal",
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code § 8206(a)(1), (d) (as reported)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8206',
      quote: 'Keeping more than one active journal is never allowed.',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code § 8206(b)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8206',
      readAt: 'http://san-diego-notary.net/handbook/2008/Notary-Public-Journal.cfm',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code §§ 8206(c), 8206.5',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8206',
      readAt: 'http://san-diego-notary.net/handbook/2008/Notary-Public-Journal.cfm',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code § 8209(a), (c)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8209',
      readAt: 'https://jurris.com/california/government-code/8200-8230/8209-32',
      quote: 'all notarial records and papers shall be delivered within 30 days to the clerk of the county',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code § 8231.5(a)(1) (online acts)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8231.5',
      readAt: 'http://www.lawserver.com/law/state/california/codes/california_government_code_8231-5',
      quote: 'in one tangible sequential journal and one or more secure electronic journals',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code § 8231 et seq. (SB 696)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8231',
      readAt: 'http://www.nationalnotary.org/knowledge-center/news/law-updates/ca-senate-bill-696',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code § 8211',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8211',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code § 8228.1',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8228.1',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Civ. Code § 1185',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1185',
      read: '2026-11-21',
    },
    {
      cite: 'Cal. Gov. Code § 8205(b)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8205',
      readAt: 'https://formsbank.com/template/306628/notary-public-handbook-california.html?page=26',
      read: '2026-11-22',
    },
    {
      cite: 'Cal. Gov. Code § 8209(b)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=8209',
      readAt: 'https://jurris.com/california/government-code/8200-8230/8209-32',
      quote:
        'the personal representative of the deceased shall promptly notify the Secretary of State of the death',
      read: '2026-11-22',
    },
    {
      cite: 'California Notary Public Handbook 2016, Immigration Documents',
      url: 'https://notary.cdn.sos.ca.gov/forms/notary-handbook-2016.pdf',
      readAt: 'https://www.yumpu.com/en/document/view/63296305/notary-handbook-2016/19',
      quote: 'there is no prohibition against notarizing immigration documents',
      read: '2026-11-27',
    },
  ],
  confidence: 'medium',
  lawRead:
    'Statute as printed in state handbooks of 2007 to 2016 and a bill of 2012; checked against pages of 2023 to 2026',
};
