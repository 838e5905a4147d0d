import { noneFound, type Office, type StateDuties } from '../state-duty.ts';
import { high } from '../state-guide.ts';
import { police } from '../uniform-duties.ts';

const office: Office = {
  name: 'Secretary of State',
  address: 'Commissions Office, P.O. Box 784, Jefferson City, MO 65102-0784',
  url: 'https://www.sos.mo.gov/business/notary',
  source: 'http://s1.sos.mo.gov/Business/Notary/docs',
};
const none = noneFound('low', 'RSMo § 486.700.1', 'RSMo ch. 486');

/** What Missouri requires of a journal beyond its entries. */
export const missouriDuties: StateDuties = {
  office,
  copies: none,
  officials: none,
  loss: [
    {
      text: 'Within 10 days after you discover that your journal was stolen, lost, destroyed, or damaged, notify the Secretary of State by a means that gives a receipt.',
      cite: 'RSMo § 486.715.3',
      confidence: 'high',
      within: { days: 10 },
      office,
      withReceipt: true,
      notice: ['what happened to the journal', 'a copy or the number of the police report, if there is one'],
    },
    {
      text: 'After theft or vandalism, inform the police first.',
      cite: 'RSMo § 486.715.3',
      confidence: 'high',
      office: police,
    },
  ],
  commissionEnd: [
    {
      text: 'Within 30 days after your commission is revoked or expires, send the journal to the Secretary of State by a means that gives a receipt.',
      cite: 'RSMo §§ 486.715.4, 486.795',
      confidence: 'high',
      within: { days: 30 },
      office,
      withReceipt: true,
      journal: 'deliver',
      only: ['expired', 'removed'],
    },
    {
      text: 'If your commission expired and you intend to apply for a new one, you have 3 months instead, and keep the journal if you are commissioned again within them. This does not apply if a commission was revoked or an application denied.',
      cite: 'RSMo §§ 486.715.4, 486.795',
      confidence: 'high',
      within: { months: 3 },
      office,
      withReceipt: true,
      journal: 'deliver',
      only: ['renewing'],
    },
  ],
  resignation: [
    {
      text: 'Within 30 days after you resign, send the journal to the Secretary of State by a means that gives a receipt.',
      cite: 'RSMo §§ 486.715.4, 486.795',
      confidence: 'high',
      within: { days: 30 },
      office,
      withReceipt: true,
      journal: 'deliver',
    },
  ],
  death: [
    {
      text: 'The journal goes to the Secretary of State, by a means that gives a receipt.',
      cite: 'RSMo §§ 486.715.4, 486.795',
      confidence: 'high',
      office,
      withReceipt: true,
      journal: 'deliver',
    },
  ],
  retentionFrom: 'last_act',
  destruction: [
    {
      text: 'Surrender or destroy the journal only by court order or at the direction of the Secretary of State.',
      rule: 'by_order',
      cite: 'RSMo § 486.715',
      confidence: 'high',
      office,
    },
  ],
  frontPage: none,
  backup: none,
  location: [
    high(
      'RSMo § 486.715',
      'When you are not using the journal, keep it in a secure area under your exclusive control. Never surrender it to an employer.',
    ),
  ],
  recordings: none,
};
