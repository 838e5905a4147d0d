import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: '312 Rosa L. Parks Avenue, 6th Floor, Snodgrass Tower, Nashville, TN 37243',
  url: 'https://sos.tn.gov/products/business-services/notary-public',
  source:
    'https://tn211.myresourcedirectory.com/index.php?option=com_cpx&task=resource.view&id=3403714&search_history_id=207370389&code=DF-7000.6990',
};
const none = noneFound('medium', 'Tenn. Code Ann. § 8-21-1201(b)', 'Tenn. Code Ann. § 8-16-308');

/** What Tennessee requires of a journal beyond its entries. */
export const tennesseeDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Your record is a public record. If you keep it electronically, it must be available for public inspection.',
      cite: 'Tenn. Atty. Gen. Op. 14-89 (2014), as reported',
      confidence: 'medium',
      askedBy: 'anyone',
    },
    {
      text: 'If you are employed by a financial institution, access to your record follows the Financial Records Privacy Act.',
      cite: 'Tenn. Atty. Gen. Op. 14-89 (2014), as reported',
      confidence: 'medium',
      askedBy: 'lawful_request',
    },
  ],
  officials: none,
  loss: none,
  commissionEnd: none,
  resignation: none,
  death: [
    {
      text: 'On your death or incapacity, your personal representative or guardian keeps the electronic record of online notarizations for the rest of its 5 years.',
      cite: 'Tenn. Code Ann. § 8-16-308(c)',
      confidence: 'low',
      journal: 'keep',
    },
  ],
  retentionFrom: 'act',
  destruction: none,
  frontPage: none,
  backup: [
    high(
      'Tenn. Code Ann. § 8-16-308',
      'Keep a backup of the electronic record of online notarizations, and protect it from unauthorized use.',
    ),
  ],
  location: [
    high(
      'Tenn. Comp. R. & Regs. 1360-07-03-.03',
      'A custodian or repository may store the recordings of online notarizations, if the journal says where and how.',
    ),
  ],
  recordings: [
    {
      text: 'Keep the records and recordings of online notarizations, and their backup, for 5 years after the notarization.',
      cite: 'Tenn. Comp. R. & Regs. 1360-07-03-.03',
      confidence: 'high',
      years: 5,
    },
  ],
};
