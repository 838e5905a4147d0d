import type { StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of North Carolina. */
export const northCarolina: StateGuide = {
  duty: [
    {
      text: 'For traditional acts on paper a journal is optional.',
      cite: 'G.S. 10B-38 as amended by S.L. 2023-124 (SB 615)',
      confidence: 'high',
    },
    {
      text: 'A duty for paper acts was enacted by S.L. 2023-57 and undone by S.L. 2023-124 on September 28, 2023, in the same year. Pages that still report it are out of date.',
      cite: 'G.S. 10B-38 as amended by S.L. 2023-124 (SB 615)',
      confidence: 'high',
    },
    {
      text: 'For electronic and remote acts you must keep an electronic journal.',
      cite: '18 NCAC 07I .0101(a)',
      confidence: 'high',
    },
    {
      text: 'A voluntary journal that follows the rules for electronic journals counts as compliance with the statute.',
      cite: '18 NCAC 07I .0302',
      confidence: 'medium',
    },
  ],
  format: [
    {
      text: 'For electronic and remote acts the journal must be electronic.',
      cite: '18 NCAC 07I .0101(a)',
      confidence: 'high',
    },
    {
      text: 'If you perform only traditional acts, you may choose an electronic journal too.',
      cite: '18 NCAC 07I .0404; 07J .1002',
      confidence: 'low',
    },
  ],
  retention: [
    {
      text: 'Keep the journal of electronic and remote acts and the recordings for 10 years.',
      cite: '18 NCAC 07I',
      confidence: 'low',
    },
    {
      text: 'No retention period is known for a voluntary journal of paper acts. Keep it for 10 years to be safe.',
      cite: 'G.S. 10B-38 as amended by S.L. 2023-124 (SB 615)',
      confidence: 'low',
    },
  ],
  entry: [
    {
      text: 'Make a separate entry for each act that you perform or cancel.',
      cite: '18 NCAC 07I .0302',
      confidence: 'medium',
    },
    {
      text: 'The list of what an entry contains applies to electronic and remote acts. It also serves a voluntary journal that should comply with the rules.',
      cite: '18 NCAC 07I .0302',
      confidence: 'medium',
    },
    {
      text: 'Record the date and time, the type of act, a description of the document, and whether the act was traditional, electronic or remote.',
      cite: '18 NCAC 07I .0302',
      confidence: 'medium',
    },
    {
      text: 'Record the name of each principal and the address as the ID shows it. If the signer says that the ID is outdated, record the address that the signer states as well.',
      cite: '18 NCAC 07I .0302',
      confidence: 'medium',
    },
    {
      text: 'Record how you identified the signer and the type of ID.',
      cite: '18 NCAC 07I .0302',
      confidence: 'medium',
    },
    {
      text: 'Record the signature of each principal in the form that Rule .0404 sets.',
      cite: '18 NCAC 07I .0302(6)(c), (7) (am. 1 July 2025)',
      confidence: 'high',
    },
    {
      text: 'For a credible witness record the name, contact information and signature.',
      cite: '18 NCAC 07I .0302(6)(c), (7) (am. 1 July 2025)',
      confidence: 'high',
    },
    {
      text: 'If one journal contains acts for an employer and others, mark each act as employer-related or not, and name the employer.',
      cite: '18 NCAC 07I .0302',
      confidence: 'medium',
    },
    {
      text: 'Record what you charged for each act. If you charged for travel, record the actual amount and the rate per mile separately.',
      cite: '18 NCAC 07D .0203',
      confidence: 'high',
    },
    {
      text: 'Never change an entry. Add later events, such as a subpoena that you received, as a supplement.',
      cite: '18 NCAC 07I',
      confidence: 'medium',
    },
    {
      text: 'The rules require no ID number or thumbprint.',
      cite: '18 NCAC 07I .0302',
      confidence: 'medium',
    },
  ],
  fees: [
    {
      text: 'For an acknowledgment, jurat, verification or proof on paper you may charge at most $10 for each signature of a principal.',
      cite: 'G.S. 10B-31',
      confidence: 'high',
    },
    {
      text: 'The cap is $15 for each signature of an electronic act and $25 for a remote one.',
      cite: 'G.S. 10B-31',
      confidence: 'high',
    },
    { text: 'Charge nothing for an absentee ballot.', cite: 'G.S. 10B-31', confidence: 'high' },
    {
      text: 'Travel is reimbursed only at the federal business mileage rate, and only if this was agreed in writing beforehand.',
      cite: 'G.S. 10B-31',
      confidence: 'high',
    },
  ],
  more: [],
  questions: [
    'How long must an electronic journal be kept, and does any period bind a voluntary journal?',
    'Is there a rule on the format of a paper journal?',
    'What happens to the journal when your commission ends, or when the journal is lost?',
  ],
  sources: [
    {
      cite: 'G.S. 10B-38 as amended by S.L. 2023-124 (SB 615)',
      url: 'https://nationalnotary.org/knowledge-center/news/law-updates/nc-senate-bill-615',
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
      quote: 'designation of each notarial act as employer-related or non-employer related',
      read: '2026-11-21',
    },
    {
      cite: '18 NCAC 07I .0302(6)(c), (7) (am. 1 July 2025)',
      url: 'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20i/subchapter%20i%20rules.html',
      quote: 'the signature of each principal as specified in Rule .0404 of this Subchapter',
      read: '2026-11-21',
    },
    { cite: '18 NCAC 07I .0404; 07J .1002', read: '2026-11-21' },
    {
      cite: '18 NCAC 07D .0203',
      url: 'http://reports.oah.state.nc.us/ncac/title%2018%20-%20secretary%20of%20state/chapter%2007%20-%20notary%20public%20division/subchapter%20d/18%20ncac%2007d%20.0203.html',
      quote: 'how much the notary public charged for each notarial act performed',
      read: '2026-11-21',
    },
    {
      cite: 'G.S. 10B-31',
      url: 'https://www.lawserver.com/law/state/north-carolina/nc-laws/north_carolina_laws_10b-31',
      quote:
        'For acknowledgments, jurats, verifications or proofs, ten dollars ($10.00) per notarized principal signature.',
      read: '2026-11-21',
    },
    {
      cite: 'G.S. 10B-20 as amended by S 552 of 2023 (as reported)',
      url: 'https://lrs.sog.unc.edu/node/542662',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Law and rules of 2025, with the rule changes of July 1, 2025.',
};
