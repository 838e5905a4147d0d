import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of North Carolina. */
export const northCarolina: StateGuide = {
  duty: [
    high(
      'G.S. 10B-38 as amended by S.L. 2023-124 (SB 615)',
      'For traditional acts on paper a journal is optional.',
    ),
    high(
      'G.S. 10B-38 as amended by S.L. 2023-124 (SB 615)',
      'A duty for paper acts was enacted by S.L. 2023-57 and undone by S.L. 2023-124 on September 28, 2023, in the same year. Pages that still report it are out of date.',
    ),
    high('18 NCAC 07I .0101(a)', 'For electronic and remote acts you must keep an electronic journal.'),
    medium(
      '18 NCAC 07I .0302',
      'A voluntary journal that follows the rules for electronic journals counts as compliance with the statute.',
    ),
  ],
  format: [
    high('18 NCAC 07I .0101(a)', 'For electronic and remote acts the journal must be electronic.'),
    medium(
      'G.S. 10B-134.17(a)',
      'Electronic and remote acts need a custodian that the Secretary of State has approved. This journal is not an approved custodian: it cannot be your only journal of those acts.',
    ),
    high(
      '18 NCAC 07J .1020',
      'After each session, a licensed depository reports it to the database of the state. This journal does not.',
    ),
    low(
      '18 NCAC 07I .0404; 07J .1002',
      'If you perform only traditional acts, you may choose an electronic journal too.',
    ),
  ],
  retention: [
    high('G.S. 10B-134.15', 'Keep the journal of remote acts for 10 years after the act.'),
    low('18 NCAC 07I', 'Keep the journal of other electronic acts and the recordings for 10 years.'),
    low(
      'G.S. 10B-38 as amended by S.L. 2023-124 (SB 615)',
      'No retention period is known for a voluntary journal of paper acts. Keep it for 10 years to be safe.',
    ),
  ],
  entry: [
    medium('18 NCAC 07I .0302', 'Make a separate entry for each act that you perform or cancel.'),
    medium(
      '18 NCAC 07I .0302',
      'The list of what an entry contains applies to electronic and remote acts. It also serves a voluntary journal that should comply with the rules.',
    ),
    medium(
      '18 NCAC 07I .0302',
      'Record the date and time, the type of act, a description of the document, and whether the act was traditional, electronic or remote.',
    ),
    medium(
      '18 NCAC 07I .0302',
      'Record the name of each principal and the address as the ID shows it. If the signer says that the ID is outdated, record the address that the signer states as well.',
    ),
    medium('18 NCAC 07I .0302', 'Record how you identified the signer and the type of ID.'),
    high(
      '18 NCAC 07I .0302(6)(c), (7) (am. 1 July 2025)',
      'Record the signature of each principal in the form that Rule .0404 sets.',
    ),
    high(
      '18 NCAC 07I .0302(6)(c), (7) (am. 1 July 2025)',
      'For a credible witness record the name, contact information and signature.',
    ),
    medium(
      '18 NCAC 07I .0302',
      'If one journal contains acts for an employer and others, mark each act as employer-related or not, and name the employer.',
    ),
    high(
      '18 NCAC 07D .0203',
      'Record what you charged for each act. If you charged for travel, record the actual amount and the rate per mile separately.',
    ),
    medium(
      '18 NCAC 07I',
      'Never change an entry. Add later events, such as a subpoena that you received, as a supplement.',
    ),
    high(
      '18 NCAC 07I .0303',
      'For a remote act also record where the principals and you were, how their location was established, who else was identified, and how many oaths were given without a signature.',
    ),
    medium('18 NCAC 07I .0302', 'The rules require no ID number or thumbprint.'),
  ],
  fees: [
    high(
      'G.S. 10B-31',
      'For an acknowledgment, jurat, verification or proof on paper you may charge at most $10 for each signature of a principal.',
    ),
    high('G.S. 10B-31', 'The cap is $15 for each signature of an electronic act and $25 for a remote one.'),
    high(
      'G.S. 10B-31',
      'For an oath without a signature the cap is $10 for each person, and $15 for an electronic one. No fee is named for the oath of a credible witness.',
    ),
    high('G.S. 10B-30(d)', 'Charge nothing for an absentee ballot application or certificate.'),
    high(
      'G.S. 10B-31',
      'Travel is reimbursed only at the federal business mileage rate, and only if this was agreed in writing beforehand.',
    ),
  ],
  more: [
    medium(
      '18 NCAC 07J (as reported)',
      'Since July 1, 2025 the state licenses platforms and custodians of electronic journals.',
    ),
  ],
  questions: [
    'How long must an electronic journal be kept, and does any period bind a voluntary journal?',
    'Is there a rule on the format of a paper journal?',
    'Who receives the journal when your commission ends?',
    'Which rule do depositories, custodians, and their reports to the state follow (18 NCAC 07J)?',
  ],
  sources: [
    {
      cite: 'G.S. 10B-134.15',
      url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_10B/GS_10B-134.15.html',
      quote: 'Require retention for 10 years after the remote electronic notarization.',
      read: '2026-11-27',
    },
    {
      cite: 'G.S. 10B-134.17',
      url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_10B/GS_10B-134.17.html',
      quote:
        "Notify the register of deeds in the county of the electronic notary's commissioning under G.S. 10B-10 and the Secretary in writing",
      read: '2026-11-27',
    },
    {
      cite: 'G.S. 10B-38 as amended by S.L. 2023-124 (SB 615)',
      url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_10B/GS_10B-38.html',
      readAt: 'https://nationalnotary.org/knowledge-center/news/law-updates/nc-senate-bill-615',
      quote:
        'Strikes the requirement that Notaries must maintain a journal of traditional notarial acts and makes it permissive instead.',
      read: '2026-11-21',
    },
    {
      cite: '18 NCAC 07I .0101(a)',
      url: 'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20i/subchapter%20i%20rules.html',
      quote:
        'An electronic notary public who performs electronic notarial acts shall maintain an electronic journal in conformity with the rules in this Subchapter.',
      read: '2026-11-21',
    },
    {
      cite: '18 NCAC 07I',
      url: 'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20i/subchapter%20i%20rules.html',
      read: '2026-11-21',
    },
    {
      cite: '18 NCAC 07I .0302',
      url: 'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20i/subchapter%20i%20rules.html',
      quote: 'designation of each notarial act as employer-related or non-employer related',
      read: '2026-11-21',
    },
    {
      cite: '18 NCAC 07I .0303',
      url: 'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20i/subchapter%20i%20rules.html',
      quote: 'the locations of the principals and notary at the time of the act',
      read: '2026-11-27',
    },
    {
      cite: '18 NCAC 07J .1020',
      url: 'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20j/subchapter%20j%20rules.html',
      quote: "A depository shall update the Department's database at the conclusion of each notarial session",
      read: '2026-11-27',
    },
    {
      cite: 'G.S. 10B-134.17(a)',
      url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_10B/GS_10B-134.17.html',
      read: '2026-11-27',
    },
    {
      cite: '18 NCAC 07I .0302(6)(c), (7) (am. 1 July 2025)',
      url: 'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20i/subchapter%20i%20rules.html',
      quote: 'the signature of each principal as specified in Rule .0404 of this Subchapter',
      read: '2026-11-21',
    },
    {
      cite: '18 NCAC 07I .0404; 07J .1002',
      url: 'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20i/subchapter%20i%20rules.html',
      read: '2026-11-21',
    },
    {
      cite: '18 NCAC 07J (as reported)',
      url: 'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20j/subchapter%20j%20rules.html',
      read: '2026-11-27',
    },
    {
      cite: '18 NCAC 07D .0203',
      url: 'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20d/18%20ncac%2007d%20.0203.html',
      quote: 'how much the notary public charged for each notarial act performed',
      read: '2026-11-21',
    },
    {
      cite: 'G.S. 10B-30(d)',
      url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_10B/GS_10B-30.html',
      readAt: 'https://self-law.org/code/nc/chapter-10b/4-2',
      quote:
        'may not charge any fee for witnessing and affixing a notarial seal to an absentee ballot application',
      read: '2026-11-27',
    },
    {
      cite: 'G.S. 10B-31',
      url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_10B/GS_10B-31.html',
      readAt: 'https://www.lawserver.com/law/state/north-carolina/nc-laws/north_carolina_laws_10b-31',
      quote:
        'For acknowledgments, jurats, verifications or proofs, ten dollars ($10.00) per notarized principal signature.',
      read: '2026-11-21',
    },
    {
      cite: 'G.S. 10B-20 as amended by S 552 of 2023 (as reported)',
      url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_10B/GS_10B-20.html',
      readAt: 'https://lrs.sog.unc.edu/node/542662',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Law and rules of 2025, with the rule changes of July 1, 2025.',
};
