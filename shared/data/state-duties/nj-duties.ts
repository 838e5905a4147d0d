import { noneFound, type Office, type StateDuties } from '../state-duty.ts';

const office: Office = {
  name: 'State Treasurer, Division of Revenue and Enterprise Services',
  address: 'Notary Public Unit, P.O. Box 452, Trenton, NJ 08646',
  url: 'http://www.nj.gov/treasury/revenue/revgencode.shtml',
  source: 'https://njlegdistrict3.com/notary-public/',
};
const none = noneFound('low', 'N.J.S.A. 52:7-10.18', 'N.J.A.C. 17:50-1.11(a)');

/** What New Jersey requires of a journal beyond its entries. */
export const newJerseyDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: [
    {
      text: 'If the journal is lost or stolen, notify the State Treasurer online within 10 days.',
      cite: 'N.J.A.C. 17:50-1.11(c)',
      confidence: 'high',
      within: { days: 10 },
      office,
    },
  ],
  commissionEnd: [
    {
      text: 'Keep the journal for its 10 years, or send it to the Department of the Treasury or to a repository that the Treasurer approves.',
      cite: 'N.J.S.A. 52:7-10.18(d)',
      confidence: 'high',
      office,
      journal: 'may_deliver',
    },
  ],
  resignation: [
    {
      text: 'Keep the journal for its 10 years, or send it to the Department of the Treasury or to a repository that the Treasurer approves.',
      cite: 'N.J.S.A. 52:7-10.18(d)',
      confidence: 'high',
      office,
      journal: 'may_deliver',
    },
  ],
  death: none,
  retentionFrom: 'last_act',
  destruction: none,
  frontPage: none,
  backup: none,
  location: none,
  recordings: none,
};
