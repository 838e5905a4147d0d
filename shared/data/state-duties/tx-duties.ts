import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Notary Public Unit, P.O. Box 13375, Austin, TX 78711-3375',
  url: 'https://www.sos.state.tx.us/statdoc/notary-public.shtml',
  source: 'https://www.sos.state.tx.us/statdoc/edinfo.shtml',
};
const clerk: Office = { name: 'County clerk of your county' };
const none = noneFound('medium', "Tex. Gov't Code § 406.014", '1 TAC § 87.51(a)');

/** What Texas requires of a journal beyond its entries. */
export const texasDuties: StateDuties = {
  office,
  copies: [
    {
      text: 'Your records are public information. Give a certified copy of an entry to anyone who pays the fees, no later than 10 business days after you receive them.',
      cite: '1 TAC § 87.52(a)',
      confidence: 'high',
      within: { businessDays: 10 },
      countedFrom: 'payment',
      askedBy: 'anyone',
      certified: true,
    },
    {
      text: 'If you cannot, certify that in writing by the 10th business day, and set a date and hour within a reasonable time.',
      cite: '1 TAC § 87.52(a)',
      confidence: 'high',
      within: { businessDays: 10 },
      countedFrom: 'payment',
      askedBy: 'anyone',
    },
    {
      text: 'If you recorded prohibited personal information by mistake, redact it before you release the copy.',
      cite: '1 TAC § 87.52(a)',
      confidence: 'high',
      askedBy: 'anyone',
      redact: true,
    },
    {
      text: 'You may charge $1 a page for copies of your records.',
      cite: "Tex. Gov't Code § 406.024",
      confidence: 'high',
      askedBy: 'anyone',
      fee: { cents: 100, per: 'page' },
    },
    {
      text: 'Parts of the recording of an online notarization that show biometric information or an ID are confidential.',
      cite: '1 TAC § 87.52(b)',
      confidence: 'high',
      askedBy: 'lawful_request',
      redact: true,
    },
  ],
  officials: [
    {
      text: 'Release the confidential parts of a recording only when a court orders it or the Secretary of State asks, or with the consent of the person identified.',
      cite: '1 TAC § 87.52(b)',
      about: 'withhold',
      confidence: 'high',
      office,
    },
  ],
  loss: noneFound('medium', "Tex. Gov't Code § 406.014", '1 TAC § 87.51(a)', '1 TAC § 87.52(a)'),
  commissionEnd: [
    {
      text: 'If you are removed from office, the county clerk of your county obtains your record books.',
      cite: "Tex. Gov't Code § 406.022",
      confidence: 'high',
      office: clerk,
      journal: 'deliver',
      only: ['removed'],
    },
    {
      text: 'When your commission expires, keep each record for the rest of its 10 years.',
      cite: 'S.B. 693, 89th Leg. (2025), as reported',
      confidence: 'medium',
      journal: 'keep',
      only: ['expired', 'renewing'],
    },
  ],
  resignation: [
    {
      text: 'The county clerk of your county obtains your record books.',
      cite: "Tex. Gov't Code § 406.022",
      confidence: 'high',
      office: clerk,
      journal: 'deliver',
    },
  ],
  death: [
    {
      text: "The county clerk of the notary's county obtains the record books.",
      cite: "Tex. Gov't Code § 406.022",
      confidence: 'high',
      office: clerk,
      journal: 'deliver',
    },
  ],
  retentionFrom: 'act',
  destruction: none,
  frontPage: none,
  backup: [
    high(
      '1 TAC § 87.51(a)',
      'Electronic records must be adequately backed up, and you must be able to print them when asked.',
    ),
  ],
  location: [high('1 TAC § 87.51(c)', 'Keep the records in your exclusive control at all times.')],
  recordings: [
    {
      text: 'Keep the recording of an online notarization for at least 5 years.',
      cite: '1 TAC § 87.54',
      confidence: 'low',
      years: 5,
    },
  ],
};
