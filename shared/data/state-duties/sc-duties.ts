import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Public Division, 1205 Pendleton Street, Suite 525, Columbia, SC 29201',
  url: 'https://sos.sc.gov/services-and-filings/notaries',
  source: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3259990372',
};
const none = noneFound('low', 'S.C. Code § 26-2-90', 'S.C. Code Regs. 113-480');

/** What South Carolina requires of a journal beyond its entries. */
export const southCarolinaDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'A party to the transaction, or a party with a legitimate interest in it, may inspect the entry of an electronic act or ask for a copy.',
      cite: 'S.C. Code § 26-2-90(D)',
      confidence: 'high',
      askedBy: 'parties',
    },
  ],
  officials: none,
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: [
    {
      text: 'The personal representative, the guardian, or anyone else who knowingly has the electronic journal keeps it for its full retention period, or sends it to a repository under contract or to your technology provider.',
      cite: 'S.C. Code Regs. 113-480(G)',
      confidence: 'high',
      journal: 'may_deliver',
    },
  ],
  retentionFrom: 'last_act',
  destruction: [
    {
      text: 'Never delete or change an entry of the electronic journal.',
      rule: 'never',
      cite: 'S.C. Code Regs. 113-480',
      confidence: 'high',
    },
  ],
  frontPage: none,
  backup: [
    high(
      'S.C. Code Regs. 113-480',
      'Store the electronic journal behind a password or other authentication, in a form that gives copies of any entry.',
    ),
  ],
  location: [
    high(
      'S.C. Code Regs. 113-480',
      'The electronic journal is your exclusive property. No employer or vendor may keep control of it.',
    ),
  ],
  recordings: noneFound('medium', 'S.C. Code § 26-2-90(A)'),
};
